import { sameJson } from '../model/json.ts';
import type { Row } from '../model/outline.ts';

const shareRow = (before: Row | undefined, row: Row): Row => {
  if (!before) return row;
  const rows = shareRows(before.rows, row.rows);
  const shared = rows === row.rows ? row : { ...row, rows };
  return sameJson(before, shared) ? before : shared;
};

/** Returns the current rows, reusing row objects that did not change, so that only changed rows render again. */
export const shareRows = (before: readonly Row[], rows: readonly Row[]): readonly Row[] => {
  const shared = rows.map((row, at) => shareRow(before[at], row));
  const isSame = shared.length === before.length && shared.every((row, at) => row === before[at]);
  return isSame ? before : shared;
};
