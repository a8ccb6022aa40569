/**
 * A game as a picture to send: the winner's board as the boards themselves draw it, and the result beside it, as a PNG
 * that is made here. An SVG that is drawn into a canvas knows no style sheet of the page, so what the browser has
 * computed for each of its parts is written into it first, and the symbols that it uses come along.
 */
const LOOK = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-linejoin',
  'stroke-linecap', 'opacity', 'font-size', 'font-weight', 'font-family', 'letter-spacing', 'text-anchor', 'paint-order', 'color',
  'display', 'visibility',
] as const; // prettier-ignore
const SIZE = { width: 1200, board: 760, margin: 48, line: 64 };
const SVG = 'http://www.w3.org/2000/svg';

/** What is computed for an element, written into its copy; a symbol has the colour of the place where it is used. */
function dress(from: Element, to: Element, isSymbol = false): void {
  const style = getComputedStyle(from);
  for (const name of LOOK) {
    const value = style.getPropertyValue(name);
    const isBorrowed = isSymbol && (name === 'color' || /currentcolor/i.test(from.getAttribute(name) ?? ''));
    if (value && !isBorrowed) to.setAttribute(name, value);
  }
  if (style.transform !== 'none' && !from.hasAttribute('transform')) to.setAttribute('transform', style.transform);
  for (const name of ['class', 'style', 'tabindex', 'role', 'aria-label']) to.removeAttribute(name);
  [...from.children].forEach((child, k) => {
    const copy = to.children[k];
    if (copy) dress(child, copy, isSymbol);
  });
}

/** The symbols and shapes that a picture uses, and those that they use themselves. */
function used(root: Element, found = new Map<string, Element>()): Map<string, Element> {
  for (const one of root.querySelectorAll('use')) {
    const id = one.getAttribute('href')?.slice(1) ?? '';
    const symbol = found.has(id) ? null : document.getElementById(id);
    if (!symbol) continue;
    found.set(id, symbol);
    used(symbol, found);
  }
  return found;
}

/** An SVG of the page as a text that stands alone. */
export function standalone(picture: SVGSVGElement, width: number): string {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  dress(picture, copy);
  const defs = document.createElementNS(SVG, 'defs');
  for (const symbol of used(picture).values()) {
    const own = symbol.cloneNode(true) as Element;
    dress(symbol, own, true);
    defs.append(own);
  }
  copy.prepend(defs);
  for (const title of copy.querySelectorAll('title')) title.remove();
  const box = picture.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String((width * box.height) / box.width));
  copy.setAttribute('xmlns', SVG);
  copy.removeAttribute('display');
  return new XMLSerializer().serializeToString(copy);
}

async function image(svg: string): Promise<HTMLImageElement> {
  const out = new Image();
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    out.src = url;
    await out.decode();
    return out;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Pictures of parts of the page, as they lie there, together as wide as a board. */
async function laidOut(boards: SVGSVGElement[]) {
  if (boards.length === 0) return [];
  const places = boards.map((one) => one.getBoundingClientRect());
  const [left, top] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))];
  const scale = SIZE.board / (Math.max(...places.map(({ right }) => right)) - left);
  return Promise.all(
    boards.map(async (one, k) => {
      const { x, y, width, height } = places[k] ?? new DOMRect();
      const picture = await image(standalone(one, width * scale));
      return { picture, x: (x - left) * scale, y: (y - top) * scale, wide: width * scale, tall: height * scale };
    }),
  );
}

export interface Poster {
  title: string;
  /** Who has won and why. */
  sentence: string;
  lines: { name: string; points: string; isFirst: boolean }[];
  /** The parts of the board, where they lie on the page. */
  boards: SVGSVGElement[];
  footer: string;
}

/** Text in as many lines as it needs; the height of them. */
function wrapped(pen: CanvasRenderingContext2D, text: string, x: number, y: number, width: number, step: number): number {
  let line = '';
  let at = y;
  for (const word of text.split(/(?<=\s)/)) {
    if (line && pen.measureText(line + word).width > width) {
      pen.fillText(line.trim(), x, at);
      at += step;
      line = '';
    }
    line += word;
  }
  pen.fillText(line.trim(), x, at);
  return at + step - y;
}

/** All of it on paper; day or night as the page is. */
export async function poster({ title, sentence, lines, boards, footer }: Poster): Promise<Blob> {
  const parts = await laidOut(boards);
  await document.fonts.ready;
  const tall = Math.max(0, ...parts.map(({ y, tall: high }) => y + high));
  const canvas = document.createElement('canvas');
  const { margin, width, board, line } = SIZE;
  canvas.width = width;
  canvas.height = Math.max(tall + 2 * margin, 420 + lines.length * line);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const style = getComputedStyle(document.documentElement);
  const [paper, ink] = [style.backgroundColor, style.color];
  const face = (weight: number, size: number) => (pen.font = `${String(weight)} ${String(size)}px ${style.fontFamily}`);
  pen.fillStyle = paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  for (const one of parts) pen.drawImage(one.picture, margin + one.x, margin + one.y, one.wide, one.tall);
  pen.fillStyle = ink;
  const x = margin * 2 + board;
  const room = width - x - margin;
  let y = margin + 44;
  face(900, 40);
  y += wrapped(pen, title, x, y, room, 46) + 6;
  face(700, 25);
  y += wrapped(pen, sentence, x, y, room, 33) + 30;
  for (const { name, points, isFirst } of lines) {
    face(isFirst ? 900 : 600, 29);
    pen.fillText(name, x, y, room - 110);
    pen.textAlign = 'right';
    pen.fillText(points, width - margin, y);
    pen.textAlign = 'left';
    y += line * 0.72;
  }
  face(600, 20);
  pen.fillText(footer, x, canvas.height - margin);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}
