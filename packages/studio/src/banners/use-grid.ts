import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export interface Grid {
  readonly root: RefObject<HTMLTableElement | null>;
  /** The focused cell. */
  readonly active: CellPosition;
  readonly isEditing: boolean;
  /** Moves the focus to a cell. */
  readonly goTo: (cell: CellPosition) => void;
  readonly edit: (cell: CellPosition) => void;
  /** Stops editing, with the focus on the cell. */
  readonly stopEditing: () => void;
  /** Stops editing without moving the focus. */
  readonly close: () => void;
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

/** Keyboard navigation of a grid: one tab stop, arrow keys move between cells, Enter edits, Escape cancels. */
export const useGrid = (size: GridSize): Grid => {
  const root = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState<CellPosition>(size.begin ?? { row: 0, column: 0 });
  const [isEditing, setEditing] = useState(false);
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
  const goTo = (cell: CellPosition) => {
    moves.current = true;
    setEditing(false);
    setWanted(cell);
  };
  const edit = (cell: CellPosition) => {
    setWanted(cell);
    setEditing(true);
  };
  return {
    root,
    active,
    isEditing,
    goTo,
    edit,
    stopEditing: () => goTo(active),
    close: () => setEditing(false),
    onKeyDown: (event) => {
      if (isEditing || event.altKey || event.ctrlKey || event.metaKey) return;
      const step = STEPS[event.key];
      const opens = event.key === 'Enter' || event.key === 'F2';
      if (!step && !opens) return;
      event.preventDefault();
      if (step) goTo(clamped(step(active, size)));
      else edit(active);
    },
  };
};
