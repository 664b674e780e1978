import { createLocator, splitCsv } from '@broadsheet/content-store/split-csv';
import type { Finding } from '@broadsheet/contract/finding';
import type { Sheet } from './sheet.ts';

export interface CellFinding {
  /** Null for a finding about the row. */
  readonly column: number | null;
  readonly finding: Finding;
}

export interface LocatedFindings {
  /** Findings about the header or the file. */
  readonly head: readonly Finding[];
  /** Findings by row of the current sheet. */
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
 * Maps findings to the cells that they are about. Rows that were moved take their findings along; a row that was edited
 * has none until the next check.
 * @param checked the text that was checked, which can be older than the sheet
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
