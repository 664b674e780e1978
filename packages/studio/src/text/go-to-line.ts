import { offsetOf } from './offset-of.ts';

/** Brings the focus to a place in a numbered text, and the line into sight. Both count from 1. */
export const goToLine = (field: HTMLElement | null, line: number, column: number): void => {
  const area = field?.querySelector('textarea');
  if (!area) return;
  const offset = offsetOf(area.value, line, column);
  area.focus({ preventScroll: true });
  area.setSelectionRange(offset, offset);
  field?.querySelector(`[data-line="${line}"]`)?.scrollIntoView({ block: 'center' });
};
