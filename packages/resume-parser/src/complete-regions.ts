import type {
  ParsedResume,
  ResumeRegion,
  ResumeSource,
} from '@broadsheet/contract/entities/parsed-resume';
import { regionLine } from './source-of.ts';
import type { TextLine } from './text-line.ts';

/** Below this confidence a form asks, and shows the region. */
const SURE = 0.8;
/** In points: what is shown above and below the lines that were found, and beside them. */
const AROUND = 46;
const MARGIN = 14;
const WIDTH_MIN = 280;
const WIDTH_MAX = 560;
const HEIGHT_MAX = 260;
const LINES_MAX = 60;
/** Lines that were wrapped are above the last one, of which the position is known. */
const WRAPPED = 48;
const LETTERS_MIN = 3;

type Found = ResumeRegion['lines'][number];

/** Whether a line of the page is one of those that were found, or a part of one that was wrapped. */
const isFoundIn = (line: TextLine, found: readonly Found[]): boolean =>
  found.some(({ text, x, y, width }) => {
    const above = y - line.y;
    if (above < -2 || above > WRAPPED || line.x > x + width || line.x < x - MARGIN) return false;
    return line.text.length >= LETTERS_MIN ? text.includes(line.text) : text === line.text;
  });

/** The part of a page around the found lines; undefined where they are not on it. */
const renderRegion = (
  page: readonly TextLine[],
  found: readonly Found[],
): ResumeRegion | undefined => {
  const marked = new Set(page.filter((line) => isFoundIn(line, found)));
  const lines = [...marked];
  if (lines.length === 0) return undefined;
  const top = Math.max(0, Math.min(...lines.map(({ y, size }) => y - size)) - AROUND);
  const below = Math.max(...lines.map(({ y }) => y)) + AROUND;
  const left = Math.max(0, Math.min(...lines.map(({ x }) => x)) - MARGIN);
  const end = Math.max(...lines.map(({ x, width }) => x + width)) + MARGIN;
  const width = Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, end - left));
  const height = Math.min(HEIGHT_MAX, below - top);
  const shown = page.filter(
    ({ x, y, width: own }) => y > top && y < top + height && x < left + width && x + own > left,
  );
  return {
    ...{ x: Math.round(left), y: Math.round(top) },
    ...{ width: Math.round(width), height: Math.round(height) },
    lines: shown.slice(0, LINES_MAX).map((line) => regionLine(line, marked.has(line))),
  };
};

type Pages = ReadonlyMap<number, readonly TextLine[]>;

const complete = (source: ResumeSource, isSure: boolean, pages: Pages): ResumeSource => {
  const { region, ...rest } = source;
  const page = pages.get(source.page);
  const rendered = region && page && !isSure ? renderRegion(page, region.lines) : undefined;
  return rendered ? { ...rest, region: rendered } : rest;
};

const isLeaf = (value: unknown): value is { readonly confidence: number } =>
  typeof value === 'object' && value !== null && 'confidence' in value;

/** An entry whose source shows a region if a value of it is uncertain. */
const completeEntry = <Entry extends { readonly source?: ResumeSource }>(
  entry: Entry,
  pages: Pages,
): Entry => {
  if (!entry.source) return entry;
  const values: readonly unknown[] = [entry, ...Object.values(entry)];
  const isSure = values.filter(isLeaf).every(({ confidence }) => confidence >= SURE);
  return { ...entry, source: complete(entry.source, isSure, pages) };
};

/** Draws the regions of the page for what is uncertain, and drops those of the rest. */
export const completeRegions = (resume: ParsedResume, lines: readonly TextLine[]): ParsedResume => {
  const pages = new Map<number, TextLine[]>();
  for (const line of lines) {
    const page = pages.get(line.page);
    if (page) page.push(line);
    else pages.set(line.page, [line]);
  }
  const leaf = <Leaf extends { readonly source?: ResumeSource }>(value: Leaf | undefined) =>
    value && completeEntry(value, pages);
  return {
    ...resume,
    phone: leaf(resume.phone),
    location: leaf(resume.location),
    totalMonths: leaf(resume.totalMonths),
    currentCTC: leaf(resume.currentCTC),
    expectedCTC: leaf(resume.expectedCTC),
    noticePeriod: leaf(resume.noticePeriod),
    positions: resume.positions.map((position) => completeEntry(position, pages)),
    education: resume.education.map((education) => completeEntry(education, pages)),
  };
};
