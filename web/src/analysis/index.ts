/**
 * An analysis, shown: components that know no server and no page, for the report and for the site.
 *
 *     const game = await BOARDS[analysis.game].seen();     // its boards and words; `need('analysis', 'report')` for the words
 *     <Summary {analysis} {names} />  <Curve {analysis} {names} {at} {onpick} />  <CurveTable {analysis} {names} />
 *     <Moments {analysis} {onpick} />  <Browse {game} {analysis} {views} {names} bind:at />  <Decision ... still />
 */
export * from './analysis';
export { default as Browse } from './Browse.svelte';
export { default as Curve } from './Curve.svelte';
export { default as CurveTable } from './CurveTable.svelte';
export { default as Decision } from './Decision.svelte';
export { default as Moments } from './Moments.svelte';
export { default as Summary } from './Summary.svelte';
export { default as Valued } from './Valued.svelte';
