/** What is in the box: cells, colours with their symbols, tokens, the four pawns. */
export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
export const TOKENS = ['orthogonal', 'diagonal', 'jump', 'teleport', 'secure'] as const;
export const SHAPES = ['star', 'square', 'triangle', 'circle'] as const;

export const isColour = (token: string): token is Colour => (COLOURS as readonly string[]).includes(token);

const FILES = 'abcdefg';
export const CELLS = Array.from({ length: 49 }, (_, k) => `${FILES.charAt(k % 7)}${7 - Math.floor(k / 7)}`);
export const CENTRE = 'd4';
export const isCorner = (cell: string) => 'ag'.includes(cell.charAt(0)) && '17'.includes(cell.charAt(1));

export const CELL = 100;
export const FRAME = 31;
export const BOARD = 7 * CELL + 2 * FRAME;
/** The upper left corner of a cell; a1 lies lower left. */
export function corner(cell: string): { x: number; y: number } {
  return { x: FRAME + FILES.indexOf(cell.charAt(0)) * CELL, y: FRAME + (7 - Number(cell[1])) * CELL };
}

interface Paint {
  front: string;
  top: string;
  side: string;
  ink: string;
  /** Its symbol in a box of 32 x 32. */
  symbol: string;
}

export const PAINT: Record<Colour, Paint> = {
  red: {
    front: '#d55e00',
    top: '#f08a3c',
    side: '#9a4300',
    ink: '#fff',
    symbol: 'M16 27C6 19 3 14 5 9 7 4 13 4 16 10 19 4 25 4 27 9 29 14 26 19 16 27Z',
  },
  orange: {
    front: '#e69f00',
    top: '#ffc54d',
    side: '#a8720a',
    ink: '#2b2a33',
    symbol: 'M16 2 19 9 26 6 23 13 30 16 23 19 26 26 19 23 16 30 13 23 6 26 9 19 2 16 9 13 6 6 13 9Z',
  },
  yellow: { front: '#f0e442', top: '#fff79a', side: '#b3a81c', ink: '#2b2a33', symbol: 'M19 2 6 18H14L12 30 26 13H17Z' },
  green: { front: '#009e73', top: '#3cc79f', side: '#00704f', ink: '#fff', symbol: 'M6 27C2 14 12 4 27 5 29 19 20 29 9 25L19 14Z' },
  blue: {
    front: '#0072b2',
    top: '#3d9fd8',
    side: '#00507e',
    ink: '#fff',
    symbol: 'M16 2C22 11 26 15 26 20 26 26 21 30 16 30 11 30 6 26 6 20 6 15 10 11 16 2Z',
  },
  purple: {
    front: '#8e6bbf',
    top: '#b596de',
    side: '#624590',
    ink: '#fff',
    symbol: 'M21 3C10 3 5 11 5 17 5 25 12 30 19 29 24 28 27 26 28 23 19 25 13 19 14 12 14 8 17 5 21 3Z',
  },
  white: {
    front: '#ffffff',
    top: '#ffffff',
    side: '#cfcac0',
    ink: '#2b2a33',
    symbol: 'M16 2V30M4 9 28 23M28 9 4 23M16 8 11 4M16 8 21 4M16 24 11 28M16 24 21 28',
  },
};

/** The wood of the pawns, told apart by shape first. */
export const WOOD: Record<(typeof SHAPES)[number], { body: string; light: string; face: string }> = {
  star: { body: '#4b3a2c', light: '#6d5742', face: '#fbf6ea' },
  square: { body: '#f0ddb6', light: '#fff3d8', face: '#2b2a33' },
  triangle: { body: '#9c5b34', light: '#c07d52', face: '#fbf6ea' },
  circle: { body: '#a9aeb8', light: '#d3d7de', face: '#2b2a33' },
};

/** A pawn's shape in a box of 32 x 32. */
export const SHAPE: Record<(typeof SHAPES)[number], string> = {
  star: 'M16 2 20 12 31 12.5 22.5 19 25.5 30 16 23.5 6.5 30 9.5 19 1 12.5 12 12Z',
  square: 'M5 5H27V27H5Z',
  triangle: 'M16 3 30 28H2Z',
  circle: 'M16 3A13 13 0 1 1 16 29 13 13 0 1 1 16 3Z',
};
