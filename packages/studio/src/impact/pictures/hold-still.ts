import { watchFrame } from '../../editor/canvas/watch-frame.ts';

interface StillEvents {
  /** Blocks stand elsewhere. */
  readonly onShift: () => void;
  /** It has another height by now, and nobody has scrolled it by hand. */
  readonly onGrow: () => void;
}

/**
 * Makes a picture of the page in a frame: nothing in it can be used, and the keyboard stays with the page around it.
 * @returns how to stop watching
 */
export const holdStill = (page: Window, { onShift, onGrow }: StillEvents): (() => void) => {
  watchFrame(page, { onHover: () => {}, onSelect: () => {}, onShift });
  page.addEventListener('mousedown', (event) => event.preventDefault(), true);
  const sizes = new ResizeObserver(onGrow);
  const stop = () => sizes.disconnect();
  sizes.observe(page.document.body);
  page.addEventListener('wheel', stop, { passive: true });
  page.addEventListener('touchmove', stop, { passive: true });
  return stop;
};
