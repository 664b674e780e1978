import type { Row } from '../rows.ts';
import { companyScore, titleScore } from './header-terms.ts';
import { isHeader, isSimilar } from './is-header.ts';
import { isLabelled } from './split-header.ts';

const ABOVE_MAX = 3;
const ABOVE_UNBOUND_MAX = 2;
const CLOSE = 2.1;

const isClose = (above: Row, below: Row): boolean =>
  above.page !== below.page || below.y - above.y <= CLOSE * below.size;

const countWhile = <Item>(items: readonly Item[], test: (item: Item) => boolean): number => {
  const end = items.findIndex((item) => !test(item));
  return end < 0 ? items.length : end;
};

/** The number of rows of the first job above its dates: they start with the section, where that has a heading. */
export const countFirstAbove = (rows: readonly Row[], index: number): number => {
  const above = rows.slice(0, index).reverse();
  if (above.length <= ABOVE_MAX && above.every(isHeader)) return above.length;
  const near = above.slice(0, ABOVE_UNBOUND_MAX);
  return countWhile(
    near.map((row, offset) => [row, rows[index - offset]] as const),
    ([row, next]) => isHeader(row) && next !== undefined && isClose(row, next),
  );
};

/** A row that names a job whatever is above the others: by a label, or by its style and text. */
const speaksForItself = (row: Row, next: Row | undefined): boolean => {
  if (isLabelled(row.text)) return true;
  const isName = companyScore(row.text) >= 0.7 || titleScore(row.text) === 1;
  return row.isBold && next?.isBold === false && isName;
};

/** The number of rows above later jobs that look the same: they do not belong to the job before. */
export const countAbove = (
  rows: readonly Row[],
  index: number,
  first: readonly Row[],
  after: number,
) => {
  const above = rows.slice(Math.max(after, index - ABOVE_MAX), index).reverse();
  return countWhile(
    above.map((row, offset) => [row, first[offset], rows[index - offset]] as const),
    ([row, alike, next]) =>
      isHeader(row) &&
      ((alike !== undefined && isSimilar(row, alike)) || speaksForItself(row, next)),
  );
};
