import { createLocator, splitCsv } from '@broadsheet/content-store/split-csv';
import type { Finding } from '@broadsheet/contract/finding';
import type { Sheet } from './sheet.ts';

export interface CellFinding {
  /** Null: the row as a whole. */
  readonly column: number | null;
  readonly finding: Finding;
}

export interface LocatedFindings {
  /** Of the names of the columns, and of the file as a whole. */
  readonly head: readonly Finding[];
  /** By row of the sheet as it is now. */
  readonly rows: readonly (readonly CellFinding[])[];
}

interface CheckedRow {
  readonly source: string;
  readonly findings: readonly CellFinding[];
}

const checkedRows = (text: string, findings: readonly Finding[]): CheckedRow[] => {
  const locate = createLocator(text);
  return [...splitCsv(text)].map(({ cells, start, end }) => {
    const first = locate(start).line;
    const last = locate(end - 1).line;
    const cellPositions = cells?.map(({ at }) => locate(at)) ?? [];
    const columnOf = ({ line, column }: Finding): number | null => {
      const found = cellPositions.findIndex((cell) => cell.line === line && cell.column === column);
      return found < 0 ? null : found;
    };
    return {
      source: text.slice(start, end).trimEnd(),
      findings: findings
        .filter(({ line }) => line >= first && line <= last)
        .map((finding) => ({ column: columnOf(finding), finding })),
    };
  });
};

/**
 * What the check found, at the cells that it was found in. Rows that were moved take it with them; a row that was edited
 * since waits for the next check.
 * @param checked the text that was checked, which may be older than the sheet.
 */
export const locateFindings = (
  checked: string,
  findings: readonly Finding[],
  sheet: Sheet,
): LocatedFindings => {
  const [header, ...rows] = checkedRows(checked, findings);
  const waiting = new Map<string, CheckedRow[]>();
  for (const row of rows) waiting.set(row.source, [...(waiting.get(row.source) ?? []), row]);
  return {
    head: header ? header.findings.map(({ finding }) => finding) : findings,
    rows: sheet.rows.map(({ source }) => waiting.get(source.trimEnd())?.shift()?.findings ?? []),
  };
};
