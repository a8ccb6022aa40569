/** What a drag draws over the board: a ghost of the piece in the air, and a mark around the place below it. */
const SVG = 'http://www.w3.org/2000/svg';

function matrixOf(element: SVGGraphicsElement, x = 0, y = 0): string {
  const { a, b, c, d, e, f } = element.getScreenCTM() ?? new DOMMatrix();
  return `matrix(${a} ${b} ${c} ${d} ${e - x} ${f - y})`;
}

/**
 * A picture of the piece in screen coordinates; an SVG piece is cut out of its board by its screen matrix. Of a piece that
 * is more than its picture, `data-ghost` marks the picture: it must be as large as its box, whatever lies around it.
 */
export function ghostOf(piece: Element): HTMLElement {
  const source = piece.querySelector('[data-ghost]') ?? piece;
  const box = source.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'board-ghost';
  ghost.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  const copy = source.cloneNode(true) as Element;
  copy.removeAttribute('id');
  for (const words of copy.querySelectorAll('.table-hidden')) words.remove();
  for (const child of [copy, ...copy.querySelectorAll('[data-spot],[data-fly],[data-drop]')]) {
    for (const name of ['data-spot', 'data-drag', 'data-drop', 'data-fly', 'tabindex', 'role']) child.removeAttribute(name);
  }
  if (source instanceof SVGGraphicsElement && !(source instanceof SVGSVGElement)) {
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('width', String(box.width));
    svg.setAttribute('height', String(box.height));
    svg.style.overflow = 'visible';
    copy.removeAttribute('transform');
    (copy as SVGElement).style.transform = 'none';
    const frame = document.createElementNS(SVG, 'g');
    frame.setAttribute('transform', matrixOf(source, box.left, box.top));
    frame.append(copy);
    svg.append(frame);
    ghost.append(svg);
  } else ghost.append(copy);
  return ghost;
}

/** The outline of the place below the piece, drawn over the board. */
export class Mark {
  readonly svg = document.createElementNS(SVG, 'svg');
  readonly #frame = document.createElementNS(SVG, 'g');

  constructor() {
    this.svg.setAttribute('class', 'board-mark');
    this.svg.append(this.#frame);
  }

  show(place: Element | null) {
    const outline = place?.querySelector(':scope > [data-mark]');
    if (!place || !(outline instanceof SVGGraphicsElement)) {
      this.#frame.replaceChildren();
      return;
    }
    const copy = outline.cloneNode() as SVGElement;
    copy.setAttribute('class', place.classList.contains('refused') ? 'no' : 'yes');
    this.#frame.setAttribute('transform', matrixOf(outline));
    this.#frame.replaceChildren(copy);
  }
}
