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

/** Rows that stay as they are, and how many of them are left out. */
export type ComparedPart =
  | { readonly rows: readonly ComparedRow[] }
  | { readonly leftOut: number; readonly from: number };

const CONTEXT_ROWS = 3;

const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n');

/** Two texts line by line, what was written anew beside what stood there. */
export const compareLines = (before: string, after: string): readonly ComparedRow[] => {
  const rows: ComparedRow[] = [];
  let [left, right] = [0, 0];
  let removed: ComparedLine[] = [];
  const settle = () => {
    for (const line of removed) rows.push({ before: line, after: null, kind: 'removed' });
    removed = [];
  };
  for (const part of diffLines(before, after)) {
    const lines = linesOf(part.value);
    if (part.removed) {
      settle();
      removed = lines.map((text) => ({ number: ++left, text }));
      continue;
    }
    if (!part.added) settle();
    for (const text of lines) {
      const line = { number: ++right, text };
      if (!part.added) rows.push({ before: { number: ++left, text }, after: line, kind: 'same' });
      else {
        const stood = removed.shift() ?? null;
        rows.push({ before: stood, after: line, kind: stood ? 'changed' : 'added' });
      }
    }
    settle();
  }
  settle();
  return rows;
};

/** The rows that differ with some around them; long stretches of the same are left out. */
export const partsOf = (rows: readonly ComparedRow[]): readonly ComparedPart[] => {
  const isNear = (index: number): boolean =>
    rows
      .slice(Math.max(0, index - CONTEXT_ROWS), index + CONTEXT_ROWS + 1)
      .some(({ kind }) => kind !== 'same');
  const parts: ComparedPart[] = [];
  let shown: ComparedRow[] = [];
  let leftOut = 0;
  rows.forEach((row, index) => {
    if (!isNear(index)) {
      if (shown.length > 0) parts.push({ rows: shown });
      shown = [];
      leftOut += 1;
      return;
    }
    if (leftOut > 0) parts.push({ leftOut, from: index - leftOut });
    leftOut = 0;
    shown.push(row);
  });
  if (shown.length > 0) parts.push({ rows: shown });
  if (leftOut > 0) parts.push({ leftOut, from: rows.length - leftOut });
  return parts;
};
