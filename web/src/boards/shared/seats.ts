/** Lists with one entry for each seat. */
export function at<T>(list: readonly T[], seat: number): T {
  const one = list[seat];
  if (one === undefined) throw new RangeError(`nothing for seat ${seat}`);
  return one;
}
