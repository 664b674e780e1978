import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type CellPosition, type CellRange, rangeBetween } from './cell-range.ts';

/** Where the focus goes after an edit. */
export type Leaving = 'stay' | 'down' | 'right' | 'left';

export interface Grid {
  readonly root: RefObject<HTMLTableElement | null>;
  /** The focused cell. */
  readonly active: CellPosition;
  /** The selected cells; the active one is at one of its corners. */
  readonly range: CellRange;
  readonly isEditing: boolean;
  /** What the edit starts with in place of the cell's text; null for the text itself. */
  readonly typed: string | null;
  /** Moves the focus to a cell. */
  readonly goTo: (cell: CellPosition) => void;
  readonly edit: (cell: CellPosition, typed?: string) => void;
  /** Stops editing, with the focus on the cell or the next one. */
  readonly stopEditing: (leaving?: Leaving) => void;
  /** Stops editing without moving the focus. */
  readonly close: () => void;
  /** A press of the pointer on a cell: selects it, and edits it if it is selected already. */
  readonly press: (cell: CellPosition, extends_: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** The cell that gets the focus first; if absent, the focus stays. */
  readonly begin?: CellPosition | null;
}

const within = (value: number, size: number): number => Math.max(0, Math.min(value, size - 1));

const STEPS: Readonly<Record<string, (at: CellPosition, size: GridSize) => CellPosition>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  PageUp: ({ row, column }) => ({ row: row - 10, column }),
  PageDown: ({ row, column }) => ({ row: row + 10, column }),
};

const LEAVING: Readonly<Record<Leaving, (at: CellPosition) => CellPosition>> = {
  stay: (at) => at,
  down: ({ row, column }) => ({ row: row + 1, column }),
  right: ({ row, column }) => ({ row, column: column + 1 }),
  left: ({ row, column }) => ({ row, column: column - 1 }),
};

const isLetter = ({ key }: KeyboardEvent): boolean => [...key].length === 1;

/**
 * Keys and presses of a grid, as in spreadsheets: one tab stop, arrow keys move, with Shift they select, letters replace,
 * Enter edits, Escape cancels.
 */
export const useGrid = (size: GridSize): Grid => {
  const root = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState<CellPosition>(size.begin ?? { row: 0, column: 0 });
  const [anchor, setAnchor] = useState<CellPosition | null>(null);
  const [editing, setEditing] = useState<{ readonly typed: string | null } | null>(null);
  const moves = useRef(Boolean(size.begin));
  // A row that is being added can be requested before it is rendered.
  const clamped = ({ row, column }: CellPosition): CellPosition => ({
    row: within(row, size.rows),
    column: within(column, size.columns),
  });
  const active = clamped(wanted);

  useEffect(() => {
    if (!moves.current) return;
    moves.current = false;
    const at = `${active.row}:${active.column}`;
    root.current
      ?.querySelector<HTMLElement>(`[data-at="${at}"], [data-row="${active.row}"]`)
      ?.focus();
  });
  const move = (cell: CellPosition, from: CellPosition | null) => {
    moves.current = true;
    setEditing(null);
    setAnchor(from);
    setWanted(cell);
  };
  const goTo = (cell: CellPosition) => move(cell, null);
  const edit = (cell: CellPosition, typed?: string) => {
    setWanted(cell);
    setAnchor(null);
    setEditing({ typed: typed ?? null });
  };
  return {
    root,
    active,
    range: rangeBetween(clamped(anchor ?? active), active),
    isEditing: editing !== null,
    typed: editing?.typed ?? null,
    goTo,
    edit,
    stopEditing: (leaving = 'stay') => goTo(clamped(LEAVING[leaving](active))),
    close: () => setEditing(null),
    press: (cell, extends_) => {
      const isSame = cell.row === active.row && cell.column === active.column;
      const hasFocus = root.current?.contains(document.activeElement) ?? false;
      if (extends_) move(cell, anchor ?? active);
      else if (isSame && hasFocus && editing === null && anchor === null) edit(cell);
      else goTo(cell);
    },
    onKeyDown: (event) => {
      if (editing || event.altKey || event.ctrlKey || event.metaKey) return;
      const step = STEPS[event.key];
      const opens = event.key === 'Enter' || event.key === 'F2';
      if (!step && !opens && !isLetter(event)) return;
      event.preventDefault();
      if (step) move(clamped(step(active, size)), event.shiftKey ? (anchor ?? active) : null);
      else if (opens) edit(active);
      else edit(active, event.key);
    },
  };
};
