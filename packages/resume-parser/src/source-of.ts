import type { ResumeRegion, ResumeSource } from '@broadsheet/contract/entities/parsed-resume';
import { flat, type Row } from './rows.ts';
import type { TextLine } from './text-line.ts';
import { cut } from './words/cut.ts';

const TEXT_MAX = 300;
const LINE_MAX = 200;
const LINES_MAX = 12;

const round = (points: number): number => Math.round(points * 10) / 10;

export const regionLine = (
  { text, x, y, width, size, isBold }: TextLine,
  isFound: boolean,
): ResumeRegion['lines'][number] => ({
  text: cut(text, LINE_MAX),
  ...{ x: round(x), y: round(y), width: round(width), size: round(size), isBold, isFound },
});

/** The page and the text of the rows that an entry was read from, with where they are on a page of a PDF. */
export const sourceOf = (rows: readonly Row[]): ResumeSource | undefined => {
  const text = cut(rows.map((row) => flat(row.text)).join(' / '), TEXT_MAX).trim();
  const [first] = rows;
  if (!first || text === '') return undefined;
  const cells = rows
    .filter(({ page }) => page === first.page)
    .flatMap((row) => row.cells)
    .filter(({ isParagraph }) => !isParagraph)
    .slice(0, LINES_MAX);
  if (cells.length === 0) return { page: first.page, text };
  const lines = cells.map((cell) => regionLine(cell, true));
  return { page: first.page, text, region: { x: 0, y: 0, width: 0, height: 0, lines } };
};
