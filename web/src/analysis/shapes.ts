/** The shape and the line of a seat, so that colour is never alone. */
/** In a box of 20 x 20 around the origin. */
export const SHAPES = [
  'M0-8A8 8 0 1 1 0 8 8 8 0 1 1 0-8Z',
  'M-7.5-7.5H7.5V7.5H-7.5Z',
  'M0-9 9 7.5H-9Z',
  'M0-10 9 0 0 10-9 0Z',
  'M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z',
  'M0-10 2.9-3.5 9.8-2.9 4.6 1.7 6.1 8.4 0 4.9-6.1 8.4-4.6 1.7-9.8-2.9-2.9-3.5Z',
];
export const DASHES = ['', '11 5', '3 4', '12 4 3 4', '7 3', '2 3 8 3'];
