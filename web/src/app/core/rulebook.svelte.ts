/** The rules beside the board: whether they are open, and at which clause. */
class RuleBookState {
  isOpen = $state(false);
  clause = $state('');
  /** Grows when a clause is asked for, so that it is in sight again. */
  visit = $state(0);
  #before: Element | null = null;

  open(clause = '') {
    if (!this.isOpen) this.#before = document.activeElement;
    this.isOpen = true;
    this.clause = clause;
    this.visit += 1;
  }

  close() {
    this.isOpen = false;
    if (this.#before instanceof HTMLElement || this.#before instanceof SVGElement) this.#before.focus();
  }
}

export const rulebook = new RuleBookState();

/** For a link to the rules at a table: it opens them there; with a key held it is a link like any other. */
export function beside(clause = ''): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    rulebook.open(clause);
  };
}
