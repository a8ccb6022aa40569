/** Whatever a table marks with `data-about` has a title, a sentence and a clause, in every moment there is. */
import { expect, it } from 'vitest';
import { language, LANGUAGES, need } from '../i18n';
import { GAME_IDS, GAMES, open, type AnyView } from '.';
import { table, type Moment } from './testing';

const moments = import.meta.glob<{ default: Record<string, Moment<AnyView>> }>('./*/fixtures.json', { eager: true });

it.each(GAME_IDS)('%s explains everything that it marks', { timeout: 60_000 }, async (game) => {
  const { Table, about } = await open(game);
  await need('app', 'table');
  const all = Object.values(moments[`./${game}/fixtures.json`]?.default ?? {});
  const subjects = new Set<string>();
  for (const moment of all.filter((_, k) => k % 4 === 0)) {
    const { container, unmount, props } = table(Table, moment);
    for (const marked of container.querySelectorAll('[data-about]')) {
      const subject = marked.getAttribute('data-about') ?? '';
      const topic = about(subject, { view: moment.view, names: props.names, selected: null });
      expect(topic, subject).not.toBeNull();
      expect(topic?.title, subject).toBeTruthy();
      expect(topic?.text, subject).not.toMatch(new RegExp(`^(${game}|boards)-`));
      expect(topic?.clause.startsWith(`${GAMES[game].prefix}-`), subject).toBe(true);
      subjects.add(subject.split(':')[0] ?? '');
    }
    unmount();
  }
  expect(subjects.size).toBeGreaterThan(1);
});

it('explains each slot of a pyramid, with its points and its move', async () => {
  const { about } = await open('draftosaurus');
  const all = Object.values(moments['./draftosaurus/fixtures.json']?.default ?? {});
  const winter = all.find(({ view }) => view.game === 'draftosaurus' && view.board === 'winter' && view.verb === 'place')!;
  const asked = { view: winter.view, names: ['Ada'], selected: null };
  for (const [slot, points] of Object.entries({ b1: 2, m2: 4, t: 7 })) {
    expect(about(`slot:${slot}`, asked)?.text).toContain(`brings ${points} points`);
    expect(about(`slot:${slot}`, asked)?.moves).toEqual([`place pyramid.${slot}`]);
  }
  expect(about('slot:x', asked)).toBeNull();
});

it('says what the chosen dinosaur would do in a pen', async () => {
  const { about } = await open('draftosaurus');
  const all = Object.values(moments['./draftosaurus/fixtures.json']?.default ?? {});
  const picking = all.find(({ view, decision }) => view.phase === 'pick' && decision !== null)!;
  const asked = { view: picking.view, names: ['Ada'], selected: 'trex' };
  expect(about('pen:river', { ...asked, selected: null })?.moves).toBeUndefined();
  expect(about('pen:river', asked)?.moves).toEqual(['pick trex', 'place river']);
  for (const lang of LANGUAGES) {
    await language(lang);
    expect(about('pen:river', asked)?.text).not.toContain('draftosaurus-');
  }
  await language('en');
});

it('explains the Dino of a territory, wherever it lives', async () => {
  const { about } = await open('dino-twist');
  const all = Object.values(moments['./dino-twist/fixtures.json']?.default ?? {});
  const { view } = all.find(({ view }) => view.game === 'dino-twist' && Object.values(view.islands[1]!).some(Boolean))!;
  if (view.game !== 'dino-twist') throw new Error('another game');
  const asked = { view, names: ['Ada', 'Ben'], selected: null };
  const land = Object.entries(view.islands[1]!).find(([, held]) => held)![0];
  expect(about(`dino:1:${land}`, asked)).toMatchObject({ clause: 'DT-17', seat: 1, sources: [land] });
  expect(about(`land:1:${land}`, asked)).toMatchObject({ seat: 1, sources: [land] }); // the points of whose island it is
  const empty = Object.entries(view.islands[1]!).find(([, held]) => !held)![0];
  expect(about(`dino:1:${empty}`, asked)).toBeNull();
  expect(about('dino:twist:jungle', asked)?.text).toMatch(/^A Carny attack of more than \d captures it\./);
});
