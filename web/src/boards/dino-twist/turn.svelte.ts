/** What a table of Dino Twist asks of its seat and which cards are chosen, read off the view and the decision. */
import type { DinoTwistView } from '../../protocol/views';
import type { TableProps } from '../board';
import { answer } from '../shared/decide';
import { at } from '../shared/seats';
import { TERRITORIES } from './dinos';
import { cardMoves } from './moves';

export type Answers = Record<string, string | null | undefined>;

type Moment = Pick<TableProps<DinoTwistView>, 'view' | 'decision' | 'selected' | 'pending'>;

export class Turn {
  readonly #now: () => Moment;

  constructor(now: () => Moment) {
    this.#now = now;
  }

  readonly view = $derived.by(() => this.#now().view);
  readonly decision = $derived.by(() => this.#now().decision ?? null);
  readonly me = $derived(this.view.seat);
  readonly claws = $derived(this.view.options.claws);

  /** What this seat has decided and not revealed, or is just sending. */
  readonly made = $derived.by(() => this.#now().pending ?? (this.me === null ? null : (this.view.chosen[this.me] ?? null)));
  readonly isAsked = $derived(this.decision !== null && this.made === null);
  /** Everybody chooses at the same time. */
  readonly isSecret = $derived(this.view.phase === 'prepare' || this.view.phase === 'newborns');
  /** Cards of the hand are to be chosen. */
  readonly isChoosing = $derived(this.isAsked && this.isSecret);
  readonly isSettling = $derived(this.isAsked && this.view.phase === 'settle');
  readonly isAiming = $derived(this.isAsked && this.view.phase === 'target');

  readonly hand = $derived(this.me === null ? [] : (this.view.hands[this.me] ?? []));
  /** The chosen cards as places in the hand; `selected` tells them to the outside as "0 3". */
  readonly chosen = $derived.by(() => {
    const selected = this.#now().selected ?? null;
    if (!this.isChoosing || !selected) return [];
    return selected
      .split(' ')
      .map(Number)
      .filter((k) => k < this.hand.length);
  });
  readonly cards = $derived(this.chosen.map((k) => at(this.hand, k)));
  readonly #moves = $derived(cardMoves(this.isAsked ? this.decision : null));
  /** Cards that make some legal move together with the chosen ones. */
  readonly helpful = $derived(this.isChoosing ? this.#moves.helpful(this.hand, this.chosen) : []);
  readonly attack = $derived(this.cards.length > 0 ? this.#moves.find('attack', this.cards) : null);
  readonly bury = $derived(this.cards.length > 0 ? this.#moves.find('bury', this.cards) : null);
  readonly swap = $derived(this.view.phase === 'newborns' ? this.#moves.find('newborns', this.cards) : null);
  /** What the chosen attack would count. */
  readonly strength = $derived(this.attack === null ? null : (this.view.attacks?.[this.attack] ?? null));
  /** What the chosen attack, or the one that is made, could hit as Twist Island lies now. */
  readonly targets = $derived.by(() => {
    const move = this.attack ?? this.made;
    return move === null ? [] : (this.view.attacks?.[move]?.targets ?? []);
  });
  /** Cards of a choice already made, by place in the hand. */
  readonly laid = $derived.by(() => {
    const out: number[] = [];
    if (!this.made || !this.isSecret) return out;
    for (const name of this.made.split(' ').slice(1)) {
      const k = this.hand.findIndex((id, place) => id === name && !out.includes(place));
      if (k >= 0) out.push(k);
    }
    return out;
  });

  /** A territory can be kept for the attack. */
  readonly isPlanning = $derived(this.view.plan !== null && (this.chosen.length > 0 || (this.made?.startsWith('attack') ?? false)));
  readonly twistAnswers = $derived(this.isAiming ? this.#answers('target') : {});
  readonly ownAnswers = $derived(this.isSettling ? this.#answers('settle') : {});

  #answers(verb: string): Answers {
    return Object.fromEntries(TERRITORIES.map((land) => [land, answer(this.decision, `${verb} ${land}`)]));
  }
}
