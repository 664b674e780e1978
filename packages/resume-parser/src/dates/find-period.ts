import { type FoundMonth, findMonths } from './find-months.ts';
import { countOf, type Month } from './month.ts';

export interface Period {
  readonly from: Month | null;
  /** null: it is current; undefined: not known. */
  readonly until: Month | null | undefined;
  /** The index in the text. */
  readonly at: number;
  readonly end: number;
}

const BETWEEN =
  /^[\s)]*(?:(?:-+|–|—|−|~|to|till|until|upto|up to|through|thru|\/|and|→)\s*)+[\s(]*$|^ *\t *$/iu;
const SINCE =
  /(?:\bsince|\bfrom|\bw\.?e\.?f\.?|\bwith effect from|\bstarting|\bjoined in)[:\s]*$/iu;
const OPEN = /^\s*(?:onwards?|-+|–|—)\s*(?:$|[\t|)])/iu;
const SHORT_END = /^\s*[-–—]\s*['’]?(\d{2})(?![\d/.-])/u;

const isBetween = (text: string): boolean => BETWEEN.test(text);

const periodOf = (from: FoundMonth, until: FoundMonth): Period | null => {
  if (from.month === null) return null;
  // "June - August 2023": the year appears once.
  const begin = from.isBare && until.month ? { ...from.month, year: until.month.year } : from.month;
  if (from.isBare && until.month?.month === null) return null;
  if (until.month !== null && countOf(until.month) < countOf(begin)) {
    if (until.month.year !== begin.year || until.month.month !== null) return null;
  }
  return { from: begin, until: until.month, at: from.at, end: until.end };
};

/** "2019-21" */
const readShort = (text: string, from: FoundMonth): Period | null => {
  if (!from.month || from.month.month !== null) return null;
  const match = SHORT_END.exec(text.slice(from.end));
  if (!match) return null;
  const year = Math.floor(from.month.year / 100) * 100 + Number(match[1]);
  if (year < from.month.year) return null;
  return {
    from: from.month,
    until: { year, month: null },
    at: from.at,
    end: from.end + match[0].length,
  };
};

const readOpen = (text: string, from: FoundMonth): Period | null => {
  if (!from.month || from.isBare) return null;
  const since = SINCE.exec(text.slice(0, from.at));
  const open = OPEN.exec(text.slice(from.end));
  if (!since && !open) return null;
  const at = since ? since.index : from.at;
  return { from: from.month, until: null, at, end: from.end + (open?.[0].length ?? 0) };
};

/** The first period in a text: from one month to another, or since one. Tabs separate cells. */
export const findPeriod = (text: string): Period | null => {
  const months = findMonths(text);
  for (const [index, from] of months.entries()) {
    const until = months[index + 1];
    const period =
      until && isBetween(text.slice(from.end, until.at)) ? periodOf(from, until) : null;
    const found = period ?? readShort(text, from) ?? readOpen(text, from);
    if (found) return found;
  }
  return null;
};

const SEASON = /(?:\b(?:spring|summer|autumn|fall|winter)\s*(?:of\s*)?)?$/iu;

/** One month or year at the end of a row, in its own cell or after a comma: "Summer 2022". */
export const findMonth = (text: string): Period | null => {
  const [only, ...others] = findMonths(text);
  if (!only?.month || only.isBare || others.length > 0) return null;
  if (!/^[\s).]*$/u.test(text.slice(only.end))) return null;
  const at = only.at - (SEASON.exec(text.slice(0, only.at))?.[0].length ?? 0);
  if (!/(?:^|[\t,|(:–—-])\s*$/u.test(text.slice(0, at))) return null;
  return { from: only.month, until: only.month.month ? only.month : undefined, at, end: only.end };
};

/** The text without its period and the brackets around it. */
export const withoutPeriod = (text: string, { at, end }: Period): string => {
  const before = text
    .slice(0, at)
    .replace(/(?:\bsince|\bfrom|\bduring|\bperiod|\bduration)?[\s:(|,–-]*$/iu, '');
  const after = text.slice(end).replace(/^[\s:)|,.–-]+/u, '');
  return before !== '' && after !== '' ? `${before}\t${after}` : before + after;
};
