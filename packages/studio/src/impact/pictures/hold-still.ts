import { watchFrame } from '../../editor/canvas/watch-frame.ts';

/**
 * Makes a picture of the page in a frame: nothing in it can be used, and the keyboard stays with the page around it.
 * @param onMove it was scrolled, or has another height by now
 * @returns how to stop watching
 */
export const holdStill = (page: Window, onMove: (isGrown: boolean) => void): (() => void) => {
  watchFrame(page, { onHover: () => {}, onSelect: () => {}, onShift: () => {} });
  page.addEventListener('scroll', () => onMove(false), { passive: true });
  page.addEventListener('mousedown', (event) => event.preventDefault(), true);
  const sizes = new ResizeObserver(() => onMove(true));
  sizes.observe(page.document.body);
  return () => sizes.disconnect();
};
