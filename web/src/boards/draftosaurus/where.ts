/** Where the moves of Draftosaurus lie: a dinosaur in the bowl, a pen, a stone of the pyramid, the river. */
import { PENS, SLOTS, spots, STONE } from './layout';

export function where(move: string): readonly string[] {
  const [verb = '', what = ''] = move.split(' ');
  if (verb === 'pick' || verb === 'discard') return [`dino:${what}`];
  if (verb === 'place' || verb === 'move') return [`place:${what}`];
  return verb === 'stay' ? ['place:quarantine'] : [];
}

/** Where the tag of a place stands on a park, in per cent: at the lower edge of a pen, so that what lives there is seen. */
export function tagAt(board: keyof typeof PENS, spot: string): { x: number; y: number } | null {
  const [kind, what = ''] = spot.split(':');
  if (kind !== 'place') return null;
  if (what === 'river') return { x: 50, y: 95.5 };
  const [id, slot] = what.split('.');
  const pen = PENS[board].find((one) => one.id === id);
  if (!pen) return null;
  const stone = slot ? spots(pen, 6)[(SLOTS as readonly string[]).indexOf(slot)] : undefined;
  if (stone) return { x: stone.x / 10, y: (stone.y + STONE.h * 0.34) / 10 };
  return { x: (pen.x + pen.w / 2) / 10, y: (pen.y + pen.h - 14) / 10 };
}
