/** The signs of chess for what went wrong. */
import type { Label } from './analysis';

export const GLYPHS: Record<Label, string> = { best: '', good: '', inaccuracy: '?!', mistake: '?', blunder: '??' };
