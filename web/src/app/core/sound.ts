/** Silent until asked for. */
import type { State } from '../../protocol/to-client';
import { settings } from './settings.svelte';
import { perform, type Tune } from './tunes';

let context: AudioContext | null = null;

/** Browsers give sound only after a press; until then nothing is played, or all of it would come at once later. */
export async function wake(): Promise<void> {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state !== 'running') await context.resume();
}

export function play(tune: Tune) {
  if (!settings.sound || context?.state !== 'running') return;
  perform(context, tune, context.currentTime + 0.01, settings.volume);
}

/** What a step at the table sounds like: the end, a question to this seat, or something new to read. */
export function playStep(before: State | null, after: State) {
  if (after.end && !before?.end) play('over');
  else if (after.decision && after.decision.id !== before?.decision?.id) play('turn');
  else if (after.log.length > (before?.log.length ?? 0)) play('reveal');
}

for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, () => void wake(), { capture: true, passive: true });
