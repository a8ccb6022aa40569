/** A dinosaur in one form, for pictures that show it without its letters and numbers. */
export interface Look {
  body: string;
  main: string;
  side: string;
  mark: string;
  lines: string[];
  dots: [number, number, number][];
  mouth: string;
  teeth?: string;
  eye: [number, number];
}
