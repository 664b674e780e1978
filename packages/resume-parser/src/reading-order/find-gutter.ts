import { findHeading } from '../sections/find-heading.ts';
import type { TextLine } from '../text-line.ts';
import { isDate } from './join-dates.ts';

/** Lines of one page between two heights that are left and right of a gap, with none across it. */
export interface Columns {
  /** The left edge of the right column. */
  readonly gutter: number;
  readonly above: readonly TextLine[];
  readonly left: readonly TextLine[];
  readonly right: readonly TextLine[];
  readonly below: readonly TextLine[];
}

/** What the lines of a page are, found once. */
interface Marks {
  readonly headings: ReadonlySet<TextLine>;
  readonly dates: ReadonlySet<TextLine>;
}

const GAP = 6;
const LINES_MIN = 3;
/** A line with a smaller indent belongs to the left column. */
const INDENT = 60;
const SAME_LINE = 0.3;
const MARGIN_SHARE = 0.6;
/** A list in two columns is lower than the text around it. */
const HEIGHT_SHARE = 0.5;

export const isLeftOf = (line: TextLine, gutter: number): boolean =>
  line.x + line.width <= gutter - GAP;
export const isRightOf = (line: TextLine, gutter: number): boolean => line.x >= gutter - 2;
const crosses = (line: TextLine, gutter: number): boolean =>
  !isLeftOf(line, gutter) && !isRightOf(line, gutter);

const styleOf = ({ size, isBold }: TextLine): string => `${Math.round(size * 2)}${isBold}`;

/** Whether most lines of one column have no line of the other beside them. */
const areApart = (left: readonly TextLine[], right: readonly TextLine[]): boolean => {
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  const apart = few.filter(
    (line) => !many.some(({ y }) => Math.abs(y - line.y) <= SAME_LINE * line.size),
  );
  return apart.length >= few.length * 0.4;
};

const heightOf = (lines: readonly TextLine[]): number =>
  Math.max(...lines.map(({ y }) => y)) - Math.min(...lines.map(({ y }) => y));
const lengthOf = (lines: readonly TextLine[]): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0);
const CONTACT = /@|\+?\d[\d ()-]{8,}\d/u;

/** A narrow column without headings, with the contact details beside the resume. */
const isContact = (lines: readonly TextLine[], { dates }: Marks): boolean =>
  lines.some(({ text }) => CONTACT.test(text)) && !lines.some((line) => dates.has(line));

/** A margin holds the dates of the text beside it, or its headings, and little else. */
const isMargin = (
  lines: readonly TextLine[],
  others: readonly TextLine[],
  marks: Marks,
): boolean => {
  const dates = lines.filter((line) => marks.dates.has(line));
  const ofBoth = lines.filter((line) => marks.headings.has(line) || marks.dates.has(line));
  const isMostly = ofBoth.length >= MARGIN_SHARE * lines.length;
  if (dates.length >= 2 && isMostly) return true;
  return isMostly && ofBoth.length > 0 && !others.some((line) => marks.headings.has(line));
};

/** Both columns need headings: a column of dates, or a cell of a table, belongs to the text beside it. */
const haveHeadings = ({ left, right }: Columns, marks: Marks): boolean => {
  const [ofLeft, ofRight] = [left, right].map((lines) =>
    lines.filter((line) => marks.headings.has(line)),
  );
  if (!ofLeft || !ofRight) return false;
  const [narrow, wide] = lengthOf(left) < lengthOf(right) ? [left, right] : [right, left];
  if (isMargin(narrow, wide, marks)) return false;
  if (isContact(narrow, marks) && wide.some((line) => marks.headings.has(line))) return true;
  if (ofLeft.length > 0 && ofRight.length > 0) return true;
  const styles = new Set([...ofLeft, ...ofRight].filter(({ isBold }) => isBold).map(styleOf));
  const hasStyle = (lines: readonly TextLine[]) => lines.some((line) => styles.has(styleOf(line)));
  return (
    hasStyle(left) &&
    hasStyle(right) &&
    areApart(left, right) &&
    heightOf(narrow) >= HEIGHT_SHARE * heightOf(wide)
  );
};

const splitAt = (lines: readonly TextLine[], gutter: number): Columns[] => {
  const runs: TextLine[][] = [[]];
  const starts = [0];
  for (const [index, line] of lines.entries()) {
    if (crosses(line, gutter)) {
      runs.push([]);
      starts.push(index + 1);
    } else runs.at(-1)?.push(line);
  }
  return runs.map((run, index) => {
    const start = starts[index] ?? 0;
    return {
      gutter,
      above: lines.slice(0, start),
      left: run.filter((line) => isLeftOf(line, gutter)),
      right: run.filter((line) => isRightOf(line, gutter)),
      below: lines.slice(start + run.length),
    };
  });
};

const weightOf = ({ left, right }: Columns): number => Math.min(left.length, right.length);

/** Left edges of lines, in rounded points, that may be the edge of a right column. */
const findEdges = (lines: readonly TextLine[]): number[] => {
  const begins = new Map<number, number>();
  for (const { x } of lines) begins.set(Math.floor(x), (begins.get(Math.floor(x)) ?? 0) + 1);
  const edge = Math.min(...begins.keys());
  return [...begins]
    .filter(([x, count]) => x > edge + INDENT && count >= LINES_MIN)
    .map(([x]) => x);
};

/** @param lines of one page, from the top. @returns null where the page has one column. */
export const findColumns = (lines: readonly TextLine[]): Columns | null => {
  const marks: Marks = {
    headings: new Set(lines.filter(({ text }) => findHeading(text) !== null)),
    dates: new Set(lines.filter(({ text }) => isDate(text))),
  };
  return (
    findEdges(lines)
      .flatMap((gutter) => splitAt(lines, gutter))
      .filter((columns) => weightOf(columns) >= LINES_MIN)
      .sort((a, b) => weightOf(b) - weightOf(a))
      .find((columns) => haveHeadings(columns, marks)) ?? null
  );
};
