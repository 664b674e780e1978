export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** Cells from the first to the last row and column, both included. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const rangeBetween = (one: CellPosition, other: CellPosition): CellRange => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

export const isInRange = (
  { top, bottom, left, right }: CellRange,
  { row, column }: CellPosition,
): boolean => row >= top && row <= bottom && column >= left && column <= right;
