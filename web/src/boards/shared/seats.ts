/** Lists with one entry for each seat. */
export function at<T>(list: readonly T[], seat: number): T {
  const one = list[seat];
  if (one === undefined) throw new RangeError(`nothing for seat ${seat}`);
  return one;
}

/** All seats as they sit, from one of them to its left. */
export const around = (seat: number, seats: number): number[] => Array.from({ length: seats }, (_, k) => (seat + k) % seats);
