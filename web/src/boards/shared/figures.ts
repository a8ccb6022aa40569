/** The six wooden dinosaurs: outline, grain of the pattern, eye; all face left in a box of 120 x 96. */
import { line, shape } from './outline';

export const SPECIES = ['trex', 'diplodocus', 'triceratops', 'spinosaurus', 'stegosaurus', 'parasaurolophus'] as const;
export type Species = (typeof SPECIES)[number];

/** Drawn, not written: text in a picture that moves is laid out anew in every frame. */
export const LETTERS = {
  T: 'M-5.5-6.5H5.5M0-6.5V6.5',
  D: 'M-4.5-6.5V6.5H-1.5C6.5 6.5 6.5-6.5-1.5-6.5Z',
  R: 'M-4.5 6.5V-6.5H.5C5.8-6.5 5.8.7.5.7H-4.5M.2.7 5 6.5',
  S: 'M4.6-4.4C2.6-7.6-4.6-7.4-4.6-3.3-4.6.8 4.8-.9 4.8 3.3 4.8 7.5-2.8 7.7-4.8 4.4',
  G: 'M4.9-4.2C1.5-8-5.8-6.6-5.8 0S1.6 7.9 5.2 4.4V.9H1',
  P: 'M-4.2 6.5V-6.5H.8C6.3-6.5 6.3 1.3.8 1.3H-4.2',
};

export interface Figure {
  letter: keyof typeof LETTERS;
  colour: string;
  /** The edge of the wood, and the pattern on it. */
  side: string;
  mark: string;
  body: string;
  /** Lines of the pattern, drawn in a darker tone. */
  marks: string[];
  /** Filled spots of the pattern. */
  dots?: [number, number, number][];
  eye: [number, number];
  mouth: string;
  badge: [number, number];
}

export const FIGURES: Record<Species, Figure> = {
  trex: {
    letter: 'T',
    colour: 'var(--okabe-vermillion)',
    side: '#9a4300',
    mark: '#8f3d00',
    body: shape(
      '14,22 22,9 40,5 54,10 60,22 62,34 70,40 84,45 98,52 110,50 117,40 116,54 106,66 92,71 90,80 93,91! 77,91! 76,80 68,75 62,82 62,91! 46,91! 48,76 50,64 45,58 36,63 30,60! 36,52 42,46 41,38 30,40 16,38 12,32! 26,31 13,29',
    ),
    marks: [],
    eye: [38, 16],
    mouth: line('12,32! 28,32 40,30'),
    badge: [66, 58],
  },
  diplodocus: {
    letter: 'D',
    colour: 'var(--okabe-blue)',
    side: '#00507e',
    mark: '#7cc1ea',
    body: shape(
      '5,18 10,9 22,7 30,14 32,26 35,38 44,44 60,42 76,46 88,52 100,48 112,36 118,30 116,44 106,60 94,68 91,76 92,90! 78,90! 77,76 66,75 52,75 50,90! 36,90! 36,72 28,60 22,46 19,32 16,26 7,25',
    ),
    marks: [line('24,28 29,44 38,54 54,55 72,56 90,60 104,52'), line('34,62 50,65 70,66 88,68')],
    eye: [17, 15],
    mouth: line('6,21 13,22'),
    badge: [62, 60],
  },
  triceratops: {
    letter: 'R',
    colour: 'var(--okabe-orange)',
    side: '#a8720a',
    mark: '#8f5d00',
    body: shape(
      '4,58 6,50 12,44! 8,28! 20,38! 26,36! 20,14! 34,30 36,16 46,8 58,16 62,28 78,24 96,30 108,42 117,56 112,62 106,60 104,72 105,90! 88,90! 86,78 70,78 56,76 55,90! 38,90! 38,74 30,70 20,72 10,68',
    ),
    marks: [line('38,34 48,40 56,34 60,28'), line('46,10 47,20')],
    dots: [
      [72, 38, 4.5],
      [88, 42, 4.5],
      [98, 54, 4.5],
      [60, 50, 4],
      [92, 68, 4],
      [46, 66, 4],
    ],
    eye: [24, 50],
    mouth: line('5,62 14,62 22,60'),
    badge: [75, 58],
  },
  spinosaurus: {
    letter: 'S',
    colour: 'var(--okabe-pink)',
    side: '#9c4f78',
    mark: '#843a62',
    body: shape(
      '3,34 14,26 28,22 38,20 44,26 46,38! 46,24 54,8 68,3 82,8 90,22 92,46! 102,54 112,54 118,46 117,58 106,70 94,72 90,80 92,91! 76,91! 75,79 64,76 58,82 58,91! 43,91! 45,76 44,66 36,66 30,72! 30,62! 38,56 38,44 30,38 16,40 4,41',
    ),
    marks: [line('54,40 57,14'), line('63,40 67,9'), line('72,42 78,12'), line('82,45 86,22')],
    eye: [34, 27],
    mouth: line('4,38 18,35 30,33'),
    badge: [65, 60],
  },
  stegosaurus: {
    letter: 'G',
    colour: 'var(--okabe-green)',
    side: '#00704f',
    mark: '#005c41',
    body: shape(
      '3,66 8,58 18,56 26,50! 22,36! 36,40! 36,20! 50,30! 56,8! 67,28! 82,18! 82,38! 96,36! 93,50! 104,56 112,50! 108,40! 118,48! 119,60 108,70 96,72 92,78 93,91! 77,91! 76,78 60,78 48,77 46,91! 31,91! 31,76 20,74 8,74',
    ),
    marks: [line('26,51 40,43 58,40 78,44 92,51'), line('36,41 38,30'), line('52,38 56,20'), line('68,38 70,32'), line('82,42 82,30')],
    eye: [14, 63],
    mouth: line('4,70 12,70 18,68'),
    badge: [62, 60],
  },
  parasaurolophus: {
    letter: 'P',
    colour: 'var(--okabe-sky)',
    side: '#2f7fae',
    mark: '#155f8c',
    body: shape(
      '5,36 8,28 16,22 26,20 38,14 52,4 60,2! 58,12 48,24 44,34 46,44 56,46 72,46 86,52 100,50 112,40 118,34 116,50 106,64 94,70 90,78 94,91! 77,91! 75,80 66,76 60,82 61,91! 45,91! 47,76 44,66 38,72 40,82! 32,84! 30,70 33,56 32,46 26,42 16,42 7,42',
    ),
    marks: [line('50,56 58,51 66,56 74,51 82,57 90,53 100,58'), line('54,67 62,62 70,67 78,62 86,68'), line('36,24 48,14 56,6')],
    eye: [24, 29],
    mouth: line('6,37 14,36 20,35'),
    badge: [62, 60],
  },
};
