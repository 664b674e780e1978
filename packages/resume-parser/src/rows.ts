import type { TextLine } from './text-line.ts';

/** The text on one line of a column. */
export interface Row {
  /** From the left. */
  readonly cells: readonly TextLine[];
  /** The text of all cells, joined by tabs, without the bullet. */
  readonly text: string;
  readonly isPoint: boolean;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
}

/** The last ones are bullets of symbol fonts whose glyphs have the codes of other signs. */
const BULLET = /^(?:(?:[•●○▪▫◦‣⁃∙⋄■□◆◇➢➤►▶▸✓✔❖»›·*–—-]|[o{}§Øü¨](?=\s))\s*)+(?=\S)/u;
const SAME_LINE = 0.3;

export const rowOf = (cells: readonly TextLine[]): Row | null => {
  const [first] = cells;
  if (!first) return null;
  const text = cells.map((cell) => cell.text).join('\t');
  const { page, x, y } = first;
  return {
    cells,
    text: text.replace(BULLET, ''),
    isPoint: BULLET.test(text),
    page,
    x,
    y,
    size: Math.max(...cells.map(({ size }) => size)),
    isBold: first.isBold,
  };
};

/** Rows of one column from its lines, top to bottom. */
export const toRows = (lines: readonly TextLine[]): Row[] => {
  const groups: TextLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const first = group?.[0];
    const isSame = first?.page === line.page && Math.abs(line.y - first.y) <= SAME_LINE * line.size;
    if (group && isSame) group.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) => rowOf([...group].sort((a, b) => a.x - b.x)) ?? []);
};

/** Text in one line, for display. */
export const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();
