/** Equal content, same object: what has not changed is not drawn again. */
export function keeper<T>(most = 60): (value: T) => T {
  const kept = new Map<string, T>();
  return (value) => {
    const text = JSON.stringify(value);
    const had = kept.get(text);
    if (had !== undefined) return had;
    if (kept.size > most) kept.clear();
    kept.set(text, value);
    return value;
  };
}
