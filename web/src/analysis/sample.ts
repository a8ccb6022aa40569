/** For tests: an analysis as Python writes it, of a decision or two. */
import type { GameId } from '../protocol/games';
import { LABELS, type Analysis, type Judged, type Label, type Option } from './analysis';

export const option = (move: string, win: number): Option => ({
  move,
  win,
  win_se: 0.012,
  margin: (win - 0.5) * 20,
  margin_se: 0.4,
  loss: 0,
  playouts: 800,
  label: 'best',
});

const labelOf = (loss: number): Label => LABELS[[0.02, 0.1, 0.2, 0.3].filter((line) => loss > line).length] ?? 'best';

/** A decision between these, the best first. */
export function judged(seat: number, move: string, options: readonly Option[], label: Label | null, moves = 0): Judged {
  const best = options[0];
  const played = options.find((one) => one.move === move);
  const loss = best && played ? best.win - played.win : null;
  const all = options.map((one) => {
    const loss = (best?.win ?? 0) - one.win;
    return { ...one, loss, label: labelOf(loss) };
  });
  const low = loss === null ? null : Math.max(0, loss - 0.03);
  const high = loss === null ? null : loss + 0.03;
  return {
    index: moves + seat,
    moves,
    seat,
    move,
    forced: options.length < 2,
    options: all,
    best: best?.move ?? null,
    loss,
    low,
    high,
    label,
    disputed: false,
  };
}

export function analysisOf(game: GameId, seats: number, decisions: readonly Judged[]): Analysis {
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const even = everybody.map(() => 1 / seats);
  const shares = everybody.map((seat) => (seat === 0 ? 1 : 0));
  return {
    version: 1,
    game,
    seats,
    policy: 'informed',
    hindsight: false,
    key: '0',
    playouts: 12_000,
    seconds: 1,
    complete: true,
    settled: true,
    result: { scores: everybody.map((seat) => 20 - seat), ranks: everybody.map((seat) => seat + 1), shares },
    decisions,
    curve: [
      { moves: 0, at: 'start', seat: null, win: even, se: even.map(() => 0.01) },
      { moves: 0, at: 'choice', seat: 0, win: shares, se: even.map(() => 0.01) },
      { moves: seats, at: 'reveal', seat: null, win: even, se: even.map(() => 0.01) },
      { moves: 2 * seats, at: 'end', seat: null, win: shares, se: even.map(() => 0) },
    ],
    parts: everybody.map((seat) => {
      const result = (shares[seat] ?? 0) - 1 / seats;
      return { seat, result, seat_part: 0.01, chance: -0.2, own: 0.1, others: result + 0.09 };
    }),
    players: everybody.map((seat) => ({ seat, accuracy: 80 - seat, loss: 0.04, luck: -0.2, decisions: 1, labels: { best: 1 } })),
    moments: [{ moves: 0, kind: 'decision', seat: 0, swing: -0.2, said: { en: 'It turned here.', pl: 'Tu.', fr: 'Ici.' }, clause: null }],
  };
}
