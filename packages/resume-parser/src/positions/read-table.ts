import type { ParsedPosition } from '@broadsheet/contract/entities/parsed-resume';
import { findMonths } from '../dates/find-months.ts';
import { findPeriod, type Period } from '../dates/find-period.ts';
import type { Row } from '../rows.ts';
import { readTableRows, type TableRow } from '../sections/read-table-rows.ts';
import type { TableColumn } from '../sections/table-heads.ts';
import { writePosition } from './write-position.ts';

const CONFIDENCE = 0.95;

const isOfJobs = (columns: readonly TableColumn[]): boolean =>
  columns.some(({ kind }) => kind === 'company') && columns.some(({ kind }) => kind === 'title');

/** The dates of a row: in one column, or in two, which a narrow gap may have joined. */
const periodOf = ({ cells }: TableRow): Period | null => {
  const written = cells.get('period');
  if (written !== undefined) return findPeriod(written);
  const both = `${cells.get('from') ?? ''} ${cells.get('until') ?? ''}`;
  const [from, until] = findMonths(both);
  if (!from || !until) return findPeriod(`${both.trim()} -`);
  return findPeriod(`${both.slice(from.at, from.end)} - ${both.slice(until.at, until.end)}`);
};

/** "Engineer 09/2021 08/2024": dates so close to the cell before that they are read with it. */
const takeDates = (text: string): { readonly text: string; readonly period: Period } | null => {
  const [from, until] = findMonths(text);
  if (!from || !until) return null;
  const dates = `${text.slice(from.at, from.end)} - ${text.slice(until.at, until.end)}`;
  const period = findPeriod(dates);
  const rest = `${text.slice(0, from.at)} ${text.slice(until.end)}`.replace(/\s+/gu, ' ').trim();
  return period && { text: rest, period };
};

const readRow = (row: TableRow): ParsedPosition | null => {
  const { cells, rows } = row;
  const [written = null, company = null] = [cells.get('title'), cells.get('company')];
  if (written === null && company === null) return null;
  const period = periodOf(row);
  const taken = period === null ? takeDates(written ?? '') : null;
  const title = taken?.text ?? written;
  const named = { title, company, confidence: CONFIDENCE };
  return writePosition(named, period ?? taken?.period ?? null, [], rows);
};

/** The jobs of a table with a header; null where there is none. */
export const readPositionTable = (rows: readonly Row[]): ParsedPosition[] | null =>
  readTableRows(rows, isOfJobs)
    ?.rows.filter(({ cells }) => cells.size > 1)
    .flatMap((row) => readRow(row) ?? []) ?? null;
