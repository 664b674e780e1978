import { watchFrame } from '../../editor/canvas/watch-frame.ts';

interface StillEvents {
  /** Called when blocks move. */
  readonly onShift: () => void;
  /** Called when the height changes before the user has scrolled. */
  readonly onGrow: () => void;
}

/** Makes the page in a frame a picture: nothing in it can be used or focused. @returns a function that stops watching */
export const holdStill = (page: Window, { onShift, onGrow }: StillEvents): (() => void) => {
  const nothing = () => {};
  watchFrame(page, {
    onHover: nothing,
    onSelect: nothing,
    onEscape: nothing,
    onText: nothing,
    onShift,
  });
  page.addEventListener('mousedown', (event) => event.preventDefault(), true);
  const sizes = new ResizeObserver(onGrow);
  const stop = () => sizes.disconnect();
  sizes.observe(page.document.body);
  page.addEventListener('wheel', stop, { passive: true });
  page.addEventListener('touchmove', stop, { passive: true });
  return stop;
};
