import { createLocator, splitCsv } from '@broadsheet/content-store/split-csv';

interface LocatedScore {
  readonly line: number;
  readonly column: number;
}

/** A row of a score file, with the position of its code. */
export interface ScoreRow extends LocatedScore {
  readonly testSlug: string;
  readonly score: number;
}
export interface ScoreFault extends LocatedScore {
  readonly message: string;
}

const COLUMNS = ['code', 'score'] as const;
/** The precision of stored scores. */
const SCORE = /^\d{1,7}(\.\d{1,2})?$/;

const headerFaults = (names: readonly string[], start: LocatedScore): ScoreFault[] =>
  COLUMNS.filter((column) => names.filter((name) => name === column).length !== 1).map(
    (column) => ({ ...start, message: `the header needs one column "${column}"` }),
  );

/**
 * Parses CSV with the columns `code` and `score`; others are skipped. Every invalid row is reported with its line and
 * column, counted from 1; no row of a file with faults may be stored.
 */
export const readScores = (
  text: string,
): { readonly rows: readonly ScoreRow[]; readonly faults: readonly ScoreFault[] } => {
  const locate = createLocator(text);
  const [header, ...lines] = splitCsv(text);
  const rows: ScoreRow[] = [];
  const faults: ScoreFault[] = [];
  if (!header?.cells)
    return {
      rows,
      faults: [{ line: 1, column: 1, message: header?.fault?.message ?? 'the file is empty' }],
    };
  const names = header.cells.map((cell) => cell.text.trim().toLowerCase());
  faults.push(...headerFaults(names, locate(header.start)));
  if (faults.length > 0) return { rows, faults };
  const [codeAt, scoreAt] = COLUMNS.map((column) => names.indexOf(column));
  const seen = new Map<string, number>();
  for (const { cells, fault } of lines) {
    if (!cells) {
      faults.push({ ...locate(fault.at), message: `${fault.message}. ${fault.mend}` });
      continue;
    }
    const [code, score] = [cells[codeAt ?? 0], cells[scoreAt ?? 1]];
    const place = locate(code?.at ?? 0);
    const testSlug = code?.text.trim() ?? '';
    const points = score?.text.trim() ?? '';
    const before = seen.get(testSlug);
    if (testSlug === '') faults.push({ ...place, message: 'the code is missing' });
    else if (before !== undefined)
      faults.push({ ...place, message: `${testSlug} is already on line ${before}` });
    if (!SCORE.test(points))
      faults.push({
        ...locate(score?.at ?? 0),
        message: `"${points}" is not a score: write a number of 0 or more, such as 71.5`,
      });
    seen.set(testSlug, before ?? place.line);
    rows.push({ ...place, testSlug, score: Number(points) });
  }
  if (rows.length === 0 && faults.length === 0)
    faults.push({ line: 2, column: 1, message: 'the file has no scores' });
  return { rows, faults };
};
