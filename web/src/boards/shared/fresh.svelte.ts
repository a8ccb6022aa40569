/**
 * What is new on a board since it last changed, so that the eye finds it: keys of `now` that `before` did not have.
 * A board that was cleared (a new round) has nothing new.
 */
export function newKeys(before: readonly string[], now: readonly string[]): string[] {
  const fresh = now.filter((key) => !before.includes(key));
  return fresh.length <= 2 ? fresh : [];
}

/** `const fresh = freshOf(() => keys)`: `fresh.has(key)` until the next change. */
export function freshOf(keys: () => readonly string[]): { has: (key: string) => boolean } {
  let fresh = $state.raw<string[]>([]);
  let before: readonly string[] | null = null;
  $effect.pre(() => {
    const now = keys();
    if (before !== null && before.join() !== now.join()) fresh = newKeys(before, now);
    before = now;
  });
  return { has: (key) => fresh.includes(key) };
}
