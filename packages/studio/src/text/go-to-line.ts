import { offsetOf } from './offset-of.ts';

/** Moves the focus to a position in a numbered text and scrolls to the line. Both count from 1. */
export const goToLine = (field: HTMLElement | null, line: number, column: number): void => {
  const area = field?.querySelector('textarea');
  if (!area) return;
  const offset = offsetOf(area.value, line, column);
  area.focus({ preventScroll: true });
  area.setSelectionRange(offset, offset);
  field?.querySelector(`[data-line="${line}"]`)?.scrollIntoView({ block: 'center' });
};
