/** What a table of Draftosaurus asks of its seat and what the seat has in hand, read off the view and the decision. */
import type { DraftosaurusView } from '../../protocol/views';
import type { TableProps } from '../board';
import { answer } from '../shared/decide';
import { PLACES } from './layout';

export type Answers = Record<string, string | null | undefined>;

/** A dinosaur that is on its way: planned, or placed and not yet revealed. */
export interface Ghost {
  species: string;
  place: string;
  sure: boolean;
}

type Moment = Pick<TableProps<DraftosaurusView>, 'view' | 'decision' | 'selected' | 'plan' | 'pending'>;

export class Turn {
  readonly #now: () => Moment;

  constructor(now: () => Moment) {
    this.#now = now;
  }

  readonly view = $derived.by(() => this.#now().view);
  readonly decision = $derived.by(() => this.#now().decision ?? null);
  readonly selected = $derived.by(() => this.#now().selected ?? null);
  readonly plan = $derived.by(() => this.#now().plan ?? null);
  readonly me = $derived(this.view.seat);

  /** What this seat has decided and not revealed, or is just sending. */
  readonly made = $derived.by(() => this.#now().pending ?? (this.me === null ? null : (this.view.chosen[this.me] ?? null)));
  readonly madeWhat = $derived(this.made?.split(' ')[1] ?? null);
  readonly isAsked = $derived(this.decision !== null && this.made === null);
  /** A dinosaur of the bowl is to be chosen. */
  readonly isChoosing = $derived(this.isAsked && (this.view.verb === 'pick' || this.view.verb === 'discard'));
  /** A place for the dinosaur in hand is to be chosen. */
  readonly isPlacing = $derived(this.isAsked && (this.view.verb === 'place' || this.view.verb === 'move'));

  readonly bowl = $derived(this.me === null ? [] : (this.view.bowls[this.me] ?? []));
  readonly picked = $derived(this.me === null ? null : (this.view.picks[this.me] ?? null));
  /** The dinosaur that the pens are asked about. */
  readonly inHand = $derived.by((): string | null => {
    const { phase, parks } = this.view;
    if (phase === 'place') return this.picked;
    if (phase === 'quarantine') return this.me === null ? null : (parks[this.me]?.quarantine?.[0] ?? null);
    if (phase === 'pick') return this.made ? this.madeWhat : this.selected;
    return null;
  });
  /** A place can be kept for it. */
  readonly isPlanning = $derived(this.view.plan !== null && this.inHand !== null && this.me !== null);

  /** What each place says to the dinosaur in hand. */
  readonly answers = $derived.by((): Answers => {
    if (!this.isPlanning && !this.isPlacing) return {};
    return Object.fromEntries(PLACES[this.view.board].map((place) => [place, this.#answer(place)]));
  });
  readonly ghost = $derived.by((): Ghost | null => {
    const { inHand: species, plan } = this;
    if (!species) return null;
    if (this.made && this.madeWhat && this.view.plan === null) return { species, place: this.madeWhat, sure: true };
    if (plan && ((this.isPlanning && this.made) || (this.view.phase === 'place' && this.isAsked)))
      return { species, place: plan, sure: false };
    return null;
  });

  /** The kept place that the dinosaur in hand is about to go to without being asked again. */
  readonly going = $derived.by((): string | null => {
    const { plan } = this;
    return this.view.phase === 'place' && this.isAsked && plan && this.#answer(plan) === null ? plan : null;
  });

  #answer(place: string): string | null | undefined {
    if (this.isPlanning) return this.decision?.places?.[this.inHand ?? '']?.[place] ?? null;
    return answer(this.decision, `${this.view.verb ?? ''} ${place}`);
  }
}
