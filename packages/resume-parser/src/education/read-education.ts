import type { ParsedEducation } from '@broadsheet/contract/entities/parsed-resume';
import { findMonths } from '../dates/find-months.ts';
import { findPeriod, withoutPeriod } from '../dates/find-period.ts';
import { flat, type Row } from '../rows.ts';
import { readTableRows, type TableRow } from '../sections/read-table-rows.ts';
import type { ColumnKind, TableColumn } from '../sections/table-heads.ts';
import { sourceOf } from '../source-of.ts';
import { cut } from '../words/cut.ts';
import { findDegree } from './degrees.ts';
import { findInstitute, namesInstitute } from './find-institute.ts';

const EDUCATION_MAX = 20;
const TEXT_MAX = 200;
const SURE = 0.95;
const GUESSED = 0.5;
const COURSE_TYPES = [
  ['distance', /\b(?:distance|correspondence|open university|ignou|online)\b/iu],
  ['part-time', /\bpart[\s-]?time\b/iu],
  ['full-time', /\bfull[\s-]?time\b|\bregular\b/iu],
] as const;

/** The year of completion: the last one in the text. */
const findYear = (text: string): number | null => {
  const period = findPeriod(text);
  if (period) return period.until?.year ?? null;
  const years = findMonths(text).flatMap(({ month, isBare }) =>
    month && !isBare ? [month.year] : [],
  );
  return years.at(-1) ?? null;
};

const withoutYears = (text: string): string => {
  const period = findPeriod(text);
  const rest = period ? withoutPeriod(text, period) : text;
  return findMonths(rest).reduceRight(
    (left, { at, end }) => `${left.slice(0, at).replace(/[\s,(–—-]+$/u, '')}\t${left.slice(end)}`,
    rest,
  );
};

const leaf = <Value>(value: Value | null, confidence: number) =>
  value === null ? undefined : { value, confidence };

const courseTypeOf = (text: string): ParsedEducation['courseType'] => {
  const found = COURSE_TYPES.find(([, terms]) => terms.test(text));
  return found && { value: found[0], confidence: 0.8 };
};

const PARTS = /\t|\s+[/|•·]\s*|,\s+(?=(?:c?gpa|score|grade|percent|marks)\b)/iu;

/** "MBA (Marketing) from Symbiosis, Pune" */
const FROM =
  /\bfrom\s+(\p{Lu}[^\t,(|/–]*?(?:,\s*\p{Lu}\p{L}+)?)(?=\s*(?:$|[\t,(|/–.]|\s(?:in|with)\b))/u;

/** The text beside the degree may be an institute without a typical word. */
const guessInstitute = (texts: readonly string[]): string | null => {
  const from = texts.map((text) => FROM.exec(flat(withoutYears(text)))?.[1]).find(Boolean);
  if (from) return from;
  const left = texts
    .flatMap((text) => withoutYears(text).split(PARTS))
    .filter((text) => findDegree(text) === null)
    .map(flat)
    .filter((text) => /\p{L}{3}/u.test(text) && !/\d|%/.test(text));
  return left[0] ?? null;
};

const readTexts = (texts: readonly string[], rows: readonly Row[]): ParsedEducation | null => {
  const joined = texts.join('\t');
  const degree = findDegree(joined);
  const text = texts.map((text) => findInstitute(withoutYears(text))).find((name) => name !== null);
  if (!degree && !text) return null;
  const institute = text ?? guessInstitute(texts);
  return {
    source: sourceOf(rows),
    degree: leaf(degree?.degree ?? null, SURE),
    courseType: courseTypeOf(joined),
    institute: leaf(institute === null ? null : cut(institute, TEXT_MAX), text ? 0.9 : GUESSED),
    year: leaf(findYear(joined), 0.9),
  };
};

interface Marks {
  readonly degree: boolean;
  readonly institute: boolean;
  readonly year: boolean;
}
const marksOf = (text: string): Marks => ({
  degree: findDegree(text) !== null,
  institute: namesInstitute(text),
  year: findYear(text) !== null,
});

/** A row that repeats a kind of field starts another degree. */
const divide = (rows: readonly Row[]): Row[][] => {
  const blocks: Row[][] = [];
  let seen: Marks = { degree: false, institute: false, year: false };
  for (const row of rows) {
    const marks = marksOf(row.text);
    const block = blocks.at(-1);
    const repeats =
      (seen.degree && marks.degree) ||
      (seen.institute && marks.institute) ||
      (seen.year && marks.year && seen.degree);
    if (block && !repeats) {
      block.push(row);
      seen = {
        degree: seen.degree || marks.degree,
        institute: seen.institute || marks.institute,
        year: seen.year || marks.year,
      };
    } else {
      blocks.push([row]);
      seen = marks;
    }
  }
  return blocks;
};

const OF_TABLE: readonly ColumnKind[] = ['degree', 'institute', 'year'];

const isOfStudies = (columns: readonly TableColumn[]): boolean =>
  columns.some(({ kind }) => kind === 'degree' || kind === 'institute');

const readRow = ({ cells, rows }: TableRow): ParsedEducation | null => {
  const texts = OF_TABLE.flatMap((kind) => cells.get(kind) ?? []);
  const found = readTexts(texts, rows);
  // A cell that is nearer to the next column.
  return found?.degree ? found : (readTexts([...cells.values()], rows) ?? found);
};

const readTable = (rows: readonly Row[]): ParsedEducation[] | null =>
  readTableRows(rows, isOfStudies)?.rows.flatMap((row) => readRow(row) ?? []) ?? null;

export const readEducation = (rows: readonly Row[]): ParsedEducation[] =>
  (
    readTable(rows) ??
    divide(rows).flatMap(
      (block) =>
        readTexts(
          block.map(({ text }) => text),
          block,
        ) ?? [],
    )
  ).slice(0, EDUCATION_MAX);
