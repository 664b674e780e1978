import { type BannerColumn, SCHEDULE_COLUMNS } from '@broadsheet/content-store/banner-cells';
import { addColumns, addRow, copyRow, moveRow, removeRow } from './edit-sheet.ts';
import type { Sheet } from './sheet.ts';
import type { Grid } from './use-grid.ts';

const AUDIENCE_COLUMNS: readonly BannerColumn[] = ['audience'];

/** Edits of whole rows and columns; each moves the active cell along. */
export const stepsOf = (sheet: Sheet, { active, goTo }: Grid, become: (edited: Sheet) => void) => {
  const { rows, columns } = sheet;
  const { row } = active;
  const step = (edited: Sheet, to: number, column = active.column) => {
    become(edited);
    goTo({ row: to, column });
  };
  const added = (names: readonly string[]) =>
    names.every((name) => columns.includes(name))
      ? null
      : () => step(addColumns(sheet, names), row, columns.length);
  return {
    schedule: added(SCHEDULE_COLUMNS),
    audience: added(AUDIENCE_COLUMNS),
    add: () => step(addRow(sheet, rows.length), rows.length, 0),
    copy: () => step(copyRow(sheet, row), row),
    up: () => step(moveRow(sheet, row, row - 1), row - 1),
    down: () => step(moveRow(sheet, row, row + 1), row + 1),
    remove: () => step(removeRow(sheet, row), row),
  };
};

export type SheetSteps = ReturnType<typeof stepsOf>;
