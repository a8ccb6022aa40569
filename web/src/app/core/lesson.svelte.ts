/** A guided first game: which step is asked, what was tried, what is seen. How far one has come is kept on this device. */
import type { AnyView, Decision, GameId, Lesson, LessonStep } from '../../boards';
import { at } from '../../boards/shared/seats';
import { recall, remember } from './store';

/** Between one reveal and the next, in ms. */
const PACE = 900;

export type Phase = 'ask' | 'watch' | 'done' | 'over';

/** The step that this device has come to. */
export const stepKept = (game: GameId): number => recall(`lesson.${game}`, 0);

export class Learning {
  readonly lesson: Lesson;
  readonly #game: GameId;
  at = $state(0);
  phase = $state<Phase>('ask');
  #frame = $state(-1);
  /** What was tried and not asked for; with the clause if the rules forbid it. */
  wrong = $state.raw<{ move: string; clause: string | null } | null>(null);
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(game: GameId, lesson: Lesson) {
    this.#game = game;
    this.lesson = lesson;
    const kept = stepKept(game);
    if (kept >= this.count) this.phase = 'over';
    this.at = Math.max(0, Math.min(kept, this.count - 1));
  }

  get count(): number {
    return this.lesson.steps.length;
  }

  readonly step = $derived.by((): LessonStep => at(this.lesson.steps, this.at));
  readonly view = $derived.by((): AnyView => {
    const after = this.phase === 'over' ? this.step.frames.at(-1) : this.step.frames[this.#frame];
    return after ?? this.step.view ?? at(at(this.lesson.steps, this.at - 1).frames.slice(-1), 0);
  });
  readonly decision = $derived.by(
    () => (this.phase === 'ask' ? { id: this.at, actions: this.step.actions, places: this.step.places } : null) as Decision | null,
  );

  choose(move: string) {
    if (this.phase !== 'ask') return;
    this.wrong = move === this.step.do ? null : { move, clause: null };
    if (this.wrong) return;
    this.phase = 'watch';
    this.#show(0);
  }

  refuse(clause: string, move: string) {
    this.wrong = { move, clause };
  }

  #show(frame: number) {
    this.#frame = frame;
    if (frame + 1 >= this.step.frames.length) this.phase = 'done';
    else this.#timer = setTimeout(() => this.#show(frame + 1), PACE);
  }

  next() {
    if (this.phase !== 'done') return;
    this.#keep(this.at + 1);
    if (this.at + 1 === this.count) this.phase = 'over';
    else this.#go(this.at + 1);
  }

  again() {
    this.#keep(0);
    this.#go(0);
  }

  #go(step: number) {
    this.at = step;
    this.#frame = -1;
    this.wrong = null;
    this.phase = 'ask';
  }

  #keep(step: number) {
    remember(`lesson.${this.#game}`, step === 0 ? null : step);
  }

  stop() {
    if (this.#timer) clearTimeout(this.#timer);
  }
}
