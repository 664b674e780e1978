import type { KeyboardEvent } from 'react';
import { fillDown, setRange } from './edit-sheet.ts';
import type { History } from './history.ts';
import type { Sheet } from './sheet.ts';
import type { SheetSteps } from './sheet-steps.ts';
import type { Grid } from './use-grid.ts';

type Command = 'up' | 'down' | 'undo' | 'redo' | 'clear' | 'fill';

const commandOf = (event: KeyboardEvent): Command | null => {
  if (event.altKey && event.key === 'ArrowUp') return 'up';
  if (event.altKey && event.key === 'ArrowDown') return 'down';
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z')
    return event.shiftKey ? 'redo' : 'undo';
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') return 'fill';
  return event.key === 'Delete' || event.key === 'Backspace' ? 'clear' : null;
};

interface KeyDeps {
  readonly sheet: Sheet;
  readonly grid: Grid;
  readonly steps: SheetSteps;
  readonly history: History;
  readonly become: (edited: Sheet) => void;
}

/** Handles the keys of the table, as a spreadsheet does; those that move are the grid's. */
export const createKeyHandler =
  ({ sheet, grid, steps, history, become }: KeyDeps) =>
  (event: KeyboardEvent): void => {
    if (grid.isEditing) return;
    const acts = {
      up: steps.up,
      down: steps.down,
      undo: history.undo,
      redo: history.redo,
      clear: () => become(setRange(sheet, grid.range, () => '')),
      fill: () => become(fillDown(sheet, grid.range)),
    };
    const command = commandOf(event);
    const act = command && acts[command];
    if (act) {
      event.preventDefault();
      act();
    } else grid.onKeyDown(event);
  };
