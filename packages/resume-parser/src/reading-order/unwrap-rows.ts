import { findPeriod } from '../dates/find-period.ts';
import { namesInstitute } from '../education/find-institute.ts';
import { companyScore, titleScore } from '../positions/header-terms.ts';
import { isDuty } from '../positions/is-duty.ts';
import { type Row, rowOf } from '../rows.ts';
import type { TextLine } from '../text-line.ts';
import { isDate } from './join-dates.ts';

const TIGHT = 1.75;
/** A longer line is one of a text. */
const PROSE_LENGTH = 60;
/** Between a text and the date at the end of its row. */
const DATE_GAP = 1;
/** A column beside another one. */
const COLUMN_ROWS = 2;
const NEAR = 120;
/** In heights of its letters: text beside a line. */
const LEVEL = 3.2;
const NEAR_ROWS = 40;
const COLUMN_WIDTH = 60;
const COLUMN_GAP = 10;

const rightOf = ({ x, width }: TextLine): number => x + width;

const wordWidth = ({ text, width }: TextLine): number => {
  const [word = ''] = text.split(' ');
  return (width * word.length) / Math.max(1, text.length);
};

/** The cell that the next line may continue: a date at the end of a row is no part of its text. */
const textCell = ({ cells }: Row): TextLine | undefined => {
  const last = cells.at(-1);
  return last && isDate(last.text) && cells.length > 1 ? cells.at(-2) : last;
};

const ENDS_SENTENCE = /[\p{L}\d)%]{4,}[.!?]$/u;
const CAPITAL = /^[\p{Lu}\d]/u;
/** A complete address of the contact details, or a number alone. */
const CONTACT = /\S@\S+\.\p{L}{2,}$|^[^\p{L}]*\+?\d[\d ()-]{8,}$/u;
const SUFFIX =
  /^(?:pvt|private|ltd|limited|llp|inc|corp|corporation|solutions|technologies|services|india|group|company|products|systems|software)\b/iu;
/** A list of skills below another text. */
const LIST_COMMAS = 4;
const DURATION_LENGTH = 24;

const countCommas = (text: string): number => text.split(',').length - 1;
const isComplete = (text: string): boolean =>
  !namesInstitute(text) && (titleScore(text) === 1 || companyScore(text) === 1);

/** Whether a line ends with dates, and maybe how long they are: "06/2019 to 03/2021 (22 months)". */
const endsWithDates = (text: string): boolean => {
  const period = findPeriod(text);
  return period !== null && text.length - period.end <= DURATION_LENGTH;
};

/** Whether two lines may be one text: by their words, because lists without bullets have lines below each other, too. */
const mayContinue = (text: string, next: string): boolean => {
  if (isDate(next) || isDate(text) || CONTACT.test(text)) return false;
  if (!CAPITAL.test(next)) return true;
  if (ENDS_SENTENCE.test(text) || endsWithDates(text)) return false;
  if (countCommas(next) >= LIST_COMMAS && countCommas(text) < 2) return false;
  // A complete title or company is followed by the other one.
  return !isComplete(text) || SUFFIX.test(next) || isDuty(text) || text.length >= PROSE_LENGTH;
};

/** A line continues in the next where that one's first word did not fit. */
const goesOn = (row: Row, next: Row, findRight: (cell: TextLine) => number): boolean => {
  const last = textCell(row);
  const date = row.cells.at(-1);
  const [first] = next.cells;
  if (!last || !first || last.isParagraph || next.isPoint || next.cells.length > 1) return false;
  if (row.page !== next.page || next.y - row.y > TIGHT * row.size) return false;
  if (!mayContinue(last.text, next.text)) return false;
  if (first.isBold !== last.isBold || Math.abs(first.size - last.size) > 0.5) return false;
  // The next line must start where its cell does: under the text of a bullet point, not under its bullet.
  if (first.x < last.x - 2 || first.x > last.x + 26) return false;
  const right = date && date !== last ? date.x - DATE_GAP * date.size : findRight(last);
  return rightOf(last) + wordWidth(first) + last.size * 0.2 > right;
};

const joinRows = (row: Row, next: Row): Row => {
  const last = textCell(row);
  const [first] = next.cells;
  if (!last || !first) return row;
  const at = row.cells.indexOf(last);
  // A hyphen between small letters breaks a word: no resume writes "engineer-ing" otherwise.
  const isBroken = /\p{Ll}[-‐]$/u.test(last.text) && /^\p{Ll}/u.test(first.text);
  const isAddress =
    (/@\S*$/u.test(last.text) && /^[\p{Ll}.]+$/u.test(first.text)) ||
    (/^(?=.*\p{L})[\p{L}\p{N}._-]+$/u.test(last.text) &&
      /^[\p{L}\p{N}._-]*@\S+$/u.test(first.text));
  const separator = isAddress || /[@/]$|\p{L}-$/u.test(last.text) ? '' : ' ';
  const joined = {
    ...last,
    y: first.y,
    text: isBroken
      ? `${last.text.slice(0, -1)}${first.text}`
      : `${last.text}${separator}${first.text}`,
    width: Math.max(last.width, rightOf(first) - last.x),
  };
  const merged = rowOf(row.cells.with(at, joined)) ?? row;
  return { ...merged, y: first.y, isPoint: row.isPoint };
};

/**
 * The right edge of the column of a cell: that of a narrow one is before the text beside it, if no line at the height of
 * that text crosses there.
 */
const findEdge = (rows: readonly Row[], index: number, cell: TextLine, right: number): number => {
  const near = rows
    .slice(Math.max(0, index - NEAR_ROWS), index + NEAR_ROWS)
    .flatMap(({ cells }) => cells)
    .filter(({ page, y }) => page === cell.page && Math.abs(y - cell.y) <= NEAR);
  const starts = near
    .map(({ x }) => x)
    .filter((x) => x > rightOf(cell) && x > cell.x + COLUMN_WIDTH)
    .sort((a, b) => a - b);
  const beside = starts.find((start) => {
    const column = near.filter(
      ({ x, y }) => Math.abs(x - start) <= 1 && Math.abs(y - cell.y) <= LEVEL * cell.size,
    );
    const [top, bottom] = [Math.min, Math.max].map((limit) => limit(...column.map(({ y }) => y)));
    const crosses = ({ x, y, width }: TextLine) =>
      x < start - 1 && x + width > start && y >= (top ?? 0) && y <= (bottom ?? 0);
    return column.length >= COLUMN_ROWS && !near.some(crosses);
  });
  return Math.min(right, beside === undefined ? right : beside - COLUMN_GAP);
};

/** Joins lines that were wrapped at the edge of their column. */
export const unwrapRows = (rows: readonly Row[]): Row[] => {
  const right = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(rightOf)));
  const merged: Row[] = [];
  // The last line of the last row: its own width decides, not that of the joined row.
  let end: Row | undefined;
  for (const [index, row] of rows.entries()) {
    const last = merged.at(-1);
    if (last && end && goesOn(end, row, (cell) => findEdge(rows, index - 1, cell, right)))
      merged[merged.length - 1] = joinRows(last, row);
    else merged.push(row);
    end = row;
  }
  return merged;
};
