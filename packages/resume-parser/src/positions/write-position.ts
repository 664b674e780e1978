import type { ParsedPosition } from '@broadsheet/contract/entities/parsed-resume';
import type { Period } from '../dates/find-period.ts';
import { type Month, writeMonth } from '../dates/month.ts';
import { flat, type Row } from '../rows.ts';
import { sourceOf } from '../source-of.ts';
import { cut } from '../words/cut.ts';
import type { Named } from './name-pieces.ts';

const TEXT_MAX = 200;
const DESCRIPTION_MAX = 4_000;
const DESCRIPTION_CONFIDENCE = 0.8;
const MONTH_CONFIDENCE = 0.95;
const YEAR_CONFIDENCE = 0.4;

const text = (value: string | null, confidence: number) => {
  const written = flat(value ?? '').replace(/^[\s,:–—-]+|[\s,:–—-]+$/gu, '');
  return written === '' ? undefined : { value: cut(written, TEXT_MAX).trim(), confidence };
};

const sureOf = ({ month }: Month): number => (month === null ? YEAR_CONFIDENCE : MONTH_CONFIDENCE);

/** A single year ends with its December. */
const endOf = ({ from, until }: Period): Month | null | undefined => {
  if (until?.month !== null || !from || from.month !== null || until.year !== from.year)
    return until;
  return { year: until.year, month: 12 };
};

const writePeriod = (period: Period | null): Partial<ParsedPosition> => {
  if (!period?.from) return {};
  const from = { value: writeMonth(period.from), confidence: sureOf(period.from) };
  const until = endOf(period);
  if (until === undefined) return { from };
  return {
    from,
    until: {
      value: until ? writeMonth(until) : null,
      confidence: period.until ? sureOf(period.until) : MONTH_CONFIDENCE,
    },
    isCurrent: { value: until === null, confidence: MONTH_CONFIDENCE },
  };
};

const describe = (rows: readonly Row[]): string =>
  cut(rows.map((row) => flat(row.text)).join('\n'), DESCRIPTION_MAX).trim();

export const writePosition = (
  { title, company, confidence }: Named,
  period: Period | null,
  description: readonly Row[],
  header: readonly Row[],
): ParsedPosition => {
  const facts = describe(description);
  const position: ParsedPosition = {
    title: text(title, confidence),
    company: text(company, confidence),
    ...writePeriod(period),
    source: sourceOf(header),
    description: facts === '' ? undefined : { value: facts, confidence: DESCRIPTION_CONFIDENCE },
  };
  return position;
};
