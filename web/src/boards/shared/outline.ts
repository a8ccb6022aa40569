/**
 * Outlines as points: "x,y x,y! x,y ..." drawn as one smooth closed line, with a corner at each "!".
 * So a silhouette stays a short list that a person can read and bend.
 */
interface Point {
  x: number;
  y: number;
  sharp: boolean;
}

function read(points: string): Point[] {
  return points
    .trim()
    .split(/\s+/)
    .map((word) => {
      const sharp = word.endsWith('!');
      const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number);
      return { x, y, sharp };
    });
}

const show = (n: number) => String(Math.round(n * 10) / 10);

function draw(list: Point[], closed: boolean, bend: number): string {
  const count = list.length;
  const at = (k: number) => list[closed ? (k + count) % count : Math.max(0, Math.min(count - 1, k))] ?? { x: 0, y: 0, sharp: true };
  const first = at(0);
  let path = `M${show(first.x)} ${show(first.y)}`;
  for (let k = 0; k < (closed ? count : count - 1); k++) {
    const [before, from, to, after] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    const [a, b] = [from.sharp ? 0 : bend, to.sharp ? 0 : bend];
    const c1 = { x: from.x + (to.x - before.x) * a, y: from.y + (to.y - before.y) * a };
    const c2 = { x: to.x - (after.x - from.x) * b, y: to.y - (after.y - from.y) * b };
    path += `C${show(c1.x)} ${show(c1.y)} ${show(c2.x)} ${show(c2.y)} ${show(to.x)} ${show(to.y)}`;
  }
  return closed ? `${path}Z` : path;
}

/** A closed outline. */
export const shape = (points: string, bend = 1 / 6) => draw(read(points), true, bend);
/** An open line. */
export const line = (points: string, bend = 1 / 6) => draw(read(points), false, bend);
