import { findMonth, findPeriod, type Period, withoutPeriod } from '../dates/find-period.ts';
import { isDuration } from '../dates/is-duration.ts';
import { isDate } from '../reading-order/join-dates.ts';
import type { Row } from '../rows.ts';
import { companyScore, titleScore } from './header-terms.ts';
import { isDuty } from './is-duty.ts';
import { readSentence } from './read-sentence.ts';

/** A row with a period. */
export interface Anchor {
  readonly index: number;
  readonly period: Period;
  /** The text of the row without the period. */
  readonly rest: string;
  /** It is one month or year, and no period. */
  readonly isSingle: boolean;
}

const YEAR_ALONE = /^(?:19|20)\d{2}[.,;]?$/u;
/** Longer than headers. */
const SENTENCE_LENGTH = 60;
const REST_MAX = 110;
const POINT_REST_MAX = 90;

/** Without what some compute from the dates: "(3 years 8 months)". */
const withoutDurations = (text: string): string =>
  text
    .split('\t')
    .filter((part) => !isDuration(part))
    .join('\t');

/** The text beside a last cell that holds only dates. */
const textBeside = ({ cells }: Row): string | null => {
  const last = cells.at(-1);
  if (cells.length < 2 || !last || !isDate(last.text)) return null;
  return cells
    .slice(0, -1)
    .map(({ text }) => text)
    .join(' ');
};

const anchorOf = (row: Row, index: number): Anchor | null => {
  const stretch = findPeriod(row.text);
  const period = stretch ?? (row.isPoint ? null : findMonth(row.text));
  if (!period) return null;
  const beside = textBeside(row);
  // The header is above, maybe on the page before: its dates are in a column of their own.
  if (stretch && beside !== null && isDuty(beside))
    return { index, period, rest: '', isSingle: false };
  const rest = withoutDurations(withoutPeriod(row.text, period));
  const isOfJob = readSentence(rest) !== null || !isDuty(rest);
  if (rest.length > REST_MAX || !isOfJob) return null;
  // A year within a bullet point may be part of its sentence.
  const isHeader =
    rest.length <= POINT_REST_MAX && (titleScore(rest) > 0 || companyScore(rest) > 0);
  if (row.isPoint && rest !== '' && !isHeader) return null;
  return { index, period, rest, isSingle: stretch === null };
};

/** The end of a sentence that the row above starts: "within four days" above "since 2018". */
const continues = (row: Row, above: Row | undefined): boolean =>
  above !== undefined &&
  (/^\p{Ll}/u.test(row.text) || YEAR_ALONE.test(row.text)) &&
  !row.isPoint &&
  (above.isPoint || isDuty(above.text) || above.text.length >= SENTENCE_LENGTH);

export const findAnchors = (rows: readonly Row[]): Anchor[] =>
  rows.flatMap((row, index) =>
    continues(row, rows[index - 1]) ? [] : (anchorOf(row, index) ?? []),
  );
