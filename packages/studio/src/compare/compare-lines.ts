import { diffLines } from 'diff';

export interface ComparedLine {
  readonly number: number;
  readonly text: string;
}

export interface ComparedRow {
  readonly before: ComparedLine | null;
  readonly after: ComparedLine | null;
  readonly kind: 'same' | 'changed' | 'added' | 'removed';
}

/** Rows with changes, or a number of omitted unchanged rows. */
export type ComparedSection =
  | { readonly rows: readonly ComparedRow[] }
  | { readonly omitted: number; readonly from: number };

const CONTEXT_ROWS = 3;

const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n');

/** Compares two texts line by line, changed lines side by side. */
export const compareLines = (before: string, after: string): readonly ComparedRow[] => {
  const rows: ComparedRow[] = [];
  let [left, right] = [0, 0];
  let removed: ComparedLine[] = [];
  const flushPairs = () => {
    for (const line of removed) rows.push({ before: line, after: null, kind: 'removed' });
    removed = [];
  };
  for (const chunk of diffLines(before, after)) {
    const lines = linesOf(chunk.value);
    if (chunk.removed) {
      flushPairs();
      removed = lines.map((text) => ({ number: ++left, text }));
      continue;
    }
    if (!chunk.added) flushPairs();
    for (const text of lines) {
      const line = { number: ++right, text };
      if (!chunk.added) rows.push({ before: { number: ++left, text }, after: line, kind: 'same' });
      else {
        const removedLine = removed.shift() ?? null;
        rows.push({ before: removedLine, after: line, kind: removedLine ? 'changed' : 'added' });
      }
    }
    flushPairs();
  }
  flushPairs();
  return rows;
};

/** The changed rows with some context; long unchanged runs are omitted. */
export const sectionsOf = (rows: readonly ComparedRow[]): readonly ComparedSection[] => {
  const isNear = (index: number): boolean =>
    rows
      .slice(Math.max(0, index - CONTEXT_ROWS), index + CONTEXT_ROWS + 1)
      .some(({ kind }) => kind !== 'same');
  const sections: ComparedSection[] = [];
  let shown: ComparedRow[] = [];
  let omitted = 0;
  rows.forEach((row, index) => {
    if (!isNear(index)) {
      if (shown.length > 0) sections.push({ rows: shown });
      shown = [];
      omitted += 1;
      return;
    }
    if (omitted > 0) sections.push({ omitted, from: index - omitted });
    omitted = 0;
    shown.push(row);
  });
  if (shown.length > 0) sections.push({ rows: shown });
  if (omitted > 0) sections.push({ omitted, from: rows.length - omitted });
  return sections;
};
