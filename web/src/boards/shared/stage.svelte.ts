/**
 * What every table does around its pieces: presses and drags, motion when the view changes, a focus that is not lost.
 * `const stage = staging({...})` while the component is made, `{@attach stage}` on its root.
 */
import { dragging, type DragOptions } from './drag';
import { Focus } from './focus';
import { Motion } from './motion';
import { pressing, type PressOptions } from './press';

interface Stage extends PressOptions {
  view: () => unknown;
  /** The question, and the answer on its way: a piece moves, or takes the focus away with it. */
  asked: () => unknown;
  /** Where the table asks now, for those who play by keyboard: the first selector that finds something. */
  focus: () => string[];
  drags: DragOptions;
}

export function staging({ view, asked, focus, drags, ...press }: Stage): (root: HTMLElement) => () => void {
  const keys = new Focus();
  const motion = new Motion();
  $effect.pre(() => {
    void [view(), asked()];
    motion.remember();
  });
  $effect(() => {
    void [view(), asked()];
    motion.play();
    keys.restore(...focus());
  });
  return (root) => {
    const ends = [pressing(press)(root), dragging(drags)(root), motion.watch(root), keys.watch(root)];
    return () => {
      for (const end of ends) end();
    };
  };
}
