import { findMonth, findPeriod, type Period, withoutPeriod } from '../dates/find-period.ts';
import type { Row } from '../rows.ts';
import { companyScore, titleScore } from './header-terms.ts';

/** A row with a period. */
export interface Anchor {
  readonly index: number;
  readonly period: Period;
  /** The text of the row without the period. */
  readonly rest: string;
}

const REST_MAX = 110;
const POINT_REST_MAX = 90;

const anchorOf = (row: Row, index: number): Anchor | null => {
  const period = findPeriod(row.text) ?? (row.isPoint ? null : findMonth(row.text));
  if (!period) return null;
  const rest = withoutPeriod(row.text, period);
  if (rest.length > REST_MAX) return null;
  // A year within a bullet point may be part of its sentence.
  const isHeader =
    rest.length <= POINT_REST_MAX && (titleScore(rest) > 0 || companyScore(rest) > 0);
  if (row.isPoint && rest !== '' && !isHeader) return null;
  return { index, period, rest };
};

export const findAnchors = (rows: readonly Row[]): Anchor[] =>
  rows.flatMap((row, index) => anchorOf(row, index) ?? []);
