import { findMonths, MONTH_NAME } from '../dates/find-months.ts';
import { findPeriod } from '../dates/find-period.ts';
import type { TextLine } from '../text-line.ts';

/** Between the lines of one narrow column, as a multiple of the letters' height. */
const NEXT_LINE = 2;
const LINES_MAX = 4;
/** A date beside a line need not be on its baseline. */
const BESIDE = 0.8;
const SAME_LINE = 0.3;
const BETWEEN = /^(?:[\s(),.–—−~|-]|to|till|until|since|from)*$/iu;

/** What a second date completes. */
const OPEN = /(?:[–—−~-]|\bto|\btill|\buntil)\s*$/iu;

const rightOf = ({ x, width }: TextLine): number => x + width;
const overlap = (a: TextLine, b: TextLine): boolean => a.x < rightOf(b) && b.x < rightOf(a);

/** Whether a line consists of months, years and what is between them. */
export const isDate = (text: string): boolean => {
  const months = findMonths(text);
  let rest = text;
  for (const { at, end } of [...months].reverse()) rest = rest.slice(0, at) + rest.slice(end);
  return months.length > 0 && BETWEEN.test(rest.replace(MONTH_NAME, ''));
};
const isPart = (text: string): boolean => isDate(text) || (text.length <= 8 && BETWEEN.test(text));

/** In points: lines further apart are never beside or below each other. */
const BAND = 60;

type FindNear = (line: TextLine) => readonly TextLine[];

/** Finds the lines at about the height of a line, on its page. */
const createFindNear = (lines: readonly TextLine[]): FindNear => {
  const bands = new Map<string, TextLine[]>();
  const keyOf = ({ page, y }: TextLine, offset: number) =>
    `${page} ${Math.floor(y / BAND) + offset}`;
  for (const line of lines) {
    const band = bands.get(keyOf(line, 0));
    if (band) band.push(line);
    else bands.set(keyOf(line, 0), [line]);
  }
  return (line) => [-1, 0, 1].flatMap((offset) => bands.get(keyOf(line, offset)) ?? []);
};

const joinBelow = (first: TextLine, findNear: FindNear): readonly TextLine[] => {
  const parts = [first];
  while (parts.length < LINES_MAX) {
    const last = parts.at(-1) ?? first;
    const next = findNear(last).find(
      (line) =>
        line.page === last.page &&
        line.y > last.y + SAME_LINE * last.size &&
        line.y - last.y <= NEXT_LINE * last.size &&
        overlap(line, last),
    );
    if (!next || !isPart(next.text)) break;
    parts.push(next);
    const joined = parts.map(({ text }) => text).join(' ');
    if (findPeriod(joined) && !OPEN.test(joined)) return parts;
  }
  return [first];
};

/** Puts the two dates of a period that a narrow column wraps into one line: "Apr 2021 to" above "Mar 2022". */
const joinStacked = (lines: readonly TextLine[]): TextLine[] => {
  const taken = new Set<TextLine>();
  const findNear = createFindNear(lines);
  return lines.flatMap((line) => {
    if (taken.has(line)) return [];
    if (!isDate(line.text) || (findPeriod(line.text) && !OPEN.test(line.text))) return line;
    const parts = joinBelow(line, findNear);
    for (const part of parts) taken.add(part);
    const left = Math.min(...parts.map(({ x }) => x));
    const width = Math.max(...parts.map(rightOf)) - left;
    return { ...line, text: parts.map(({ text }) => text).join(' '), x: left, width };
  });
};

/** Puts a date in a column of its own onto the baseline of the line that it is beside. */
const alignDate = (line: TextLine, findNear: FindNear): TextLine => {
  if (!isDate(line.text)) return line;
  const beside = findNear(line)
    .filter((other) => other !== line && other.page === line.page && !overlap(line, other))
    .map((other) => ({ other, apart: Math.abs(other.y - line.y) }))
    .filter(({ other, apart }) => apart <= BESIDE * Math.max(line.size, other.size))
    .sort((a, b) => a.apart - b.apart)[0];
  return beside ? { ...line, y: beside.other.y } : line;
};

/** Makes the dates of a narrow column cells of the rows that they are beside. */
export const joinDates = (lines: readonly TextLine[]): TextLine[] => {
  const joined = joinStacked(lines);
  const findNear = createFindNear(joined);
  return joined
    .map((line) => alignDate(line, findNear))
    .sort((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);
};
