import { boxOf } from './watch-frame.ts';

/** As in `editor.css`: below it, settings are a sheet over the foot of the page. */
const WIDE = '(min-width: 1100px)';
/** Room for the bar of the editor and the handle of the block. */
const ABOVE_PX = 160;

/** Scrolls Studio so that a block that was selected on the page stands above the sheet with its settings. */
export const revealBlock = (
  area: HTMLElement | null,
  page: Document,
  id: string,
  scale: number,
): void => {
  const box = boxOf(page, id);
  if (!area || !box || matchMedia(WIDE).matches) return;
  const top = area.getBoundingClientRect().top + Math.max(0, box.top) * scale;
  scrollBy({ top: top - ABOVE_PX, behavior: 'instant' });
};
