/** What an analysis shows: the way of the curve, the parts that add up, tags on the boards, the table, the way through. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BOARDS, GAME_IDS, type AnyView, type Decision as Asked, type SeenAgain } from '../boards';
import { marksOf } from '../boards/shared/marks';
import { language, LANGUAGES, need } from '../i18n';
import { Browse, Curve, CurveTable, Decision, decisionAt, Moments, pointAt, Summary, wayOf } from '.';
import { scaleOf, stepsOf } from './parts';
import { analysisOf, judged, option } from './sample';

interface Fixture {
  view: AnyView;
  decision: Asked | null;
}
const fixtures = import.meta.glob<Record<string, Fixture>>('../boards/*/fixtures.json', { import: 'default', eager: true });
const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dora', 'Emil', 'Flo'];
const open = async (game: (typeof GAME_IDS)[number]) => (await BOARDS[game].seen?.()) as unknown as SeenAgain;
const legal = (decision: Asked | null) => Object.entries(decision?.actions ?? {}).flatMap(([move, why]) => (why === null ? [move] : []));

afterEach(cleanup);
beforeAll(async () => {
  await Promise.all([need('analysis', 'report', 'boards', ...GAME_IDS), ...GAME_IDS.map(open)]);
}, 60_000);

describe('numbers', () => {
  const sample = analysisOf('draftosaurus', 4, []);

  it('leaves out of the way what each choice did alone', () => {
    expect(wayOf(sample.curve).map(({ at }) => at)).toEqual(['start', 'reveal', 'end']);
    const alone = [sample.curve[0]!, { ...sample.curve[1]!, moves: 1 }];
    expect(wayOf(alone)).toHaveLength(2); // one seat after the other: a choice is a step of the game
  });

  it('finds the point and the decision of a moment', () => {
    const way = wayOf(sample.curve);
    expect([0, 3, 4, 7, 99].map((moves) => pointAt(way, moves))).toEqual([0, 0, 1, 1, 2]);
    const decisions = [judged(0, 'a', [], null), judged(1, 'b', [], null), judged(0, 'c', [], null, 4)];
    expect(decisionAt(decisions, { moves: 0, seat: 1 })).toBe(1);
    expect(decisionAt(decisions, { moves: 2, seat: null })).toBe(2);
    expect(decisionAt(decisions, { moves: 9, seat: null })).toBe(2);
  });

  it('goes from the even share to the result', () => {
    for (const parts of sample.parts) {
      const steps = stepsOf(parts, 4);
      expect(steps[0]?.from).toBe(0.25);
      expect(steps.at(-1)?.to).toBeCloseTo(sample.result.shares[parts.seat]!, 10);
      steps.slice(1).forEach((step, k) => expect(step.from).toBe(steps[k]!.to));
    }
    expect(scaleOf(sample.parts, 4).from).toBeLessThanOrEqual(0);
    expect(scaleOf(sample.parts, 4).to).toBeGreaterThanOrEqual(1);
  });

  it('shows on a spot the best that lies there, and what was played', () => {
    const options = [option('attack V5 V2', 0.6), option('attack V5', 0.3), option('attack A1', 0.2), option('pass', 0.1)];
    const where = (move: string) => move.split(' ').slice(1);
    const { at, elsewhere } = marksOf(options, { played: 'attack V5', best: 'attack V5 V2' }, where);
    expect(at.get('V5')?.map(({ move, isBest, isPlayed }) => [move, isBest, isPlayed])).toEqual([
      ['attack V5 V2', true, false],
      ['attack V5', false, true],
    ]);
    expect(at.get('V2')?.map(({ move }) => move)).toEqual(['attack V5 V2']);
    expect(elsewhere.map(({ move, heat }) => [move, heat])).toEqual([['pass', 0]]);
  });
});

describe.each(GAME_IDS)('the boards of %s', (game) => {
  const all = Object.entries(fixtures[`../boards/${game}/fixtures.json`]!).filter(([, { decision }]) => legal(decision).length > 1);
  /** A moment of every kind. */
  const kind = ({ view }: Fixture) => `${'board' in view ? view.board : ''} ${view.phase}`;
  const moments = all.filter(([, one], k) => all.findIndex(([, other]) => kind(other) === kind(one)) === k);

  it.each(moments)(
    'have a tag for every option at %s',
    async (_, { view, decision }) => {
      const seen = await open(game);
      const options = legal(decision).map((move, k) => option(move, 0.9 - k / 100));
      const move = options.at(-1)!.move;
      const shown = judged(view.seat ?? 0, move, options, 'mistake');
      const names = NAMES.slice(0, view.seats);
      const { container } = render(Decision, { game: seen, decision: shown, view, names });
      const marks = marksOf(options, { played: move, best: options[0]!.move }, (one) => seen.where(one, view));
      const wanted = [...[...marks.at.values()].flat(), ...marks.elsewhere].map((mark) => mark.move);
      const tags = [...container.querySelectorAll<HTMLElement>('[data-worth]')];
      expect(tags.map((tag) => tag.dataset.worth).sort()).toEqual(wanted.sort());
      for (const tag of tags) {
        const of = options.find((one) => one.move === tag.dataset.worth)!;
        expect(tag.textContent.replaceAll(/\s/g, '')).toBe(`${Math.round(of.win * 100)}±1`);
      }
      expect(tags.filter((tag) => tag.classList.contains('best')).length).toBeGreaterThan(0);
      expect(tags.filter((tag) => tag.classList.contains('played')).length).toBeGreaterThan(0);
    },
    20_000,
  );
});

describe('what is shown', () => {
  const [, { view, decision }] = Object.entries(fixtures['../boards/draftosaurus/fixtures.json']!).find(
    ([name]) => name === 'summer-4-place',
  )!;
  const options = legal(decision).map((move, k) => option(move, 0.7 - k / 10));
  const last = options.at(-1)!.move;
  const decisions = [
    judged(0, last, options, 'blunder'),
    judged(1, options[0]!.move, options, 'best'),
    judged(2, options[1]!.move, options, 'inaccuracy'),
    judged(3, options[0]!.move, options.slice(0, 1), null),
  ];
  const analysis = analysisOf('draftosaurus', 4, decisions);
  const names = NAMES.slice(0, 4);
  const views = decisions.map(() => view);

  it('tells in the table what every option is worth', async () => {
    render(Decision, { game: await open('draftosaurus'), decision: decisions[0]!, view, names });
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(options.length);
    expect(rows[0]!.textContent).toMatch(/best.*70%\s*± 1\.2.*\+4\.0/);
    expect(rows.at(-1)!.textContent).toMatch(/played/);
    expect(document.querySelector('.account')!.textContent).toMatch(
      /^Better was “.*”: 70% instead of 30%\. That lost 40 percentage points, at least 37/,
    );
  });

  it('says of a forced move that there was no choice', async () => {
    const { container } = render(Decision, { game: await open('draftosaurus'), decision: { ...decisions[3]!, options: [] }, view, names });
    expect(container.querySelector('.account')!.textContent).toBe('Only one move was possible.');
    expect(container.querySelector('table')).toBeNull();
  });

  it('goes by keys, by filter and by the worst decisions', async () => {
    const { component: _, container } = render(Browse, { game: await open('draftosaurus'), analysis, views, names, at: 0 });
    const told = () => container.querySelector('.did')!.textContent.trim().split(' ')[0];
    expect(told()).toBe('Ada');
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(told()).toBe('Bruno');
    await fireEvent.keyDown(document.body, { key: 'End' });
    expect(told()).toBe('Dora');
    await fireEvent.change(screen.getByLabelText('Which verdicts'), { target: { value: 'errors' } });
    expect(told()).toBe('Ada'); // the first one, as none comes after the forced one
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(told()).toBe('Cleo');
    const worst = screen.getByRole('group', { name: 'Where chances were lost' });
    await fireEvent.click(within(worst).getAllByRole('button')[0]!);
    expect(told()).toBe('Ada');
  }, 20_000);

  it('shows moments that lead to their decisions, in the language of the reader', async () => {
    const onpick = vi.fn();
    const { container } = render(Moments, { analysis, onpick });
    await fireEvent.click(screen.getByRole('button'));
    expect(onpick).toHaveBeenCalledWith(0);
    expect(container.textContent).toContain('It turned here.');
    await language('fr');
    expect(container.textContent).toContain('Ici.');
    await language('en');
  });

  it('draws a line for each seat, told apart by more than colour, and has a table of the same', () => {
    const { container } = render(Curve, { analysis, names });
    const lines = [...container.querySelectorAll('.line')];
    expect(new Set(lines.map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(4);
    expect(new Set([...container.querySelectorAll('.shape')].map((shape) => shape.getAttribute('d'))).size).toBe(4);
    expect(container.querySelectorAll('.flag')).toHaveLength(1);
    const table = render(CurveTable, { analysis, names }).container;
    expect([...table.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('td')[0]!.textContent)).toEqual([
      '25% ± 1.0%',
      '25% ± 1.0%',
      '100% ± 0.0%',
    ]);
  });

  it('sums up how everybody played', () => {
    const { container } = render(Summary, { analysis, names });
    const first = container.querySelector('li')!;
    expect(first.textContent).toMatch(/Ada/);
    expect([...first.querySelectorAll('dd')].map((one) => one.textContent)).toEqual(['80', '-20', '20']);
    expect([...first.querySelectorAll('.number')].map((one) => one.textContent)).toEqual(['25%', '+1', '-20', '+10', '+84', '100%']);
  });
});

describe('words', () => {
  const here = join(process.cwd(), 'src');
  const source = ['analysis', 'report']
    .flatMap((folder) => readdirSync(join(here, folder)).map((name) => join(here, folder, name)))
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(name, 'utf-8'))
    .join('\n');

  it.each(LANGUAGES)('in %s are those that are said, and no others', (lang) => {
    const text = readFileSync(join(process.cwd(), `../src/twistosaur/locales/${lang}/report.ftl`), 'utf-8');
    const has = [...text.matchAll(/^(report-[\w-]+) =/gm)].map(([, id]) => id!);
    const whole = [...source.matchAll(/'(report-[\w-]+)'/g)].map(([, id]) => id!);
    const begun = [...source.matchAll(/`(report-[\w-]+-)\$\{/g)].map(([, start]) => start!);
    expect(whole.filter((id) => !has.includes(id))).toEqual([]);
    expect(has.filter((id) => !whole.includes(id) && !begun.some((start) => id.startsWith(start)))).toEqual([]);
  });
});
