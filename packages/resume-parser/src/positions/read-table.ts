import type { ParsedPosition } from '@broadsheet/contract/entities/parsed-resume';
import { findPeriod } from '../dates/find-period.ts';
import type { Row } from '../rows.ts';
import { readCells, readTableHead, type TableColumn } from '../sections/table-heads.ts';
import { writePosition } from './write-position.ts';

const CONFIDENCE = 0.95;

const isOfJobs = (columns: readonly TableColumn[]): boolean =>
  columns.some(({ kind }) => kind === 'company') && columns.some(({ kind }) => kind === 'title');

const readRow = (row: Row, columns: readonly TableColumn[]): ParsedPosition | null => {
  const cells = readCells(row, columns);
  const [title = null, company = null] = [cells.get('title'), cells.get('company')];
  if (title === null && company === null) return null;
  const period = cells.get('period') ?? `${cells.get('from') ?? ''} - ${cells.get('until') ?? ''}`;
  return writePosition({ title, company, confidence: CONFIDENCE }, findPeriod(period), [], [row]);
};

/** The jobs of a table with a header; null where there is none. */
export const readPositionTable = (rows: readonly Row[]): ParsedPosition[] | null => {
  for (const [index, row] of rows.entries()) {
    const columns = readTableHead(row);
    if (!columns || !isOfJobs(columns)) continue;
    return rows
      .slice(index + 1)
      .filter(({ cells }) => cells.length > 1)
      .flatMap((next) => readRow(next, columns) ?? []);
  }
  return null;
};
