import { cleanText } from '../clean-text.ts';
import type { TextLine } from '../text-line.ts';

/** A text that a PDF draws with one operation: from a letter to a line. */
export type Piece = TextLine;

/** As a multiple of the letters' height. */
const SAME_BASELINE = 0.3;
const SPACE = 0.14;
/** Wider than spaces, even in justified lines. */
const APART = 1.05;
/** Wider than the spaces of most lines: a column may start behind it. */
const BEFORE_COLUMN = 0.42;
/** In points: the starts of lines in one column. */
const SAME_EDGE = 1;
/** So many rows with a line that starts there make a column. */
const EDGE_ROWS_MIN = 4;
/** The spaces of a justified line are about equal: those behind a comma may be wider. */
const EQUAL_SPACES = 0.45;
const JUSTIFIED_SPACES_MIN = 3;
const JUSTIFIED_WIDEST = 3;
/** No line of a page has more words: such a row is not searched. */
const LINE_SPACES_MAX = 60;

const byPosition = (a: Piece, b: Piece): number => a.y - b.y || a.x - b.x;
const rightOf = ({ x, width }: TextLine): number => x + width;

const joinTwo = (line: TextLine, piece: Piece): TextLine => {
  const gap = piece.x - rightOf(line);
  const space = gap > SPACE * Math.max(line.size, piece.size) ? ' ' : '';
  return {
    ...line,
    text: `${line.text}${space}${piece.text}`,
    width: Math.max(line.width, rightOf(piece) - line.x),
    size: Math.max(line.size, piece.size),
    isBold: line.isBold && piece.isBold,
  };
};

/** Wide spaces that are equal, one after the other, are those of a justified line. */
const isJustified = (gaps: readonly number[], at: number, size: number): boolean => {
  const gap = gaps[at] ?? 0;
  if (gap > JUSTIFIED_WIDEST * size || gaps.length > LINE_SPACES_MAX) return false;
  const equal = gaps.filter((other) => Math.abs(other - gap) <= EQUAL_SPACES * gap);
  return equal.length >= JUSTIFIED_SPACES_MIN && equal.length >= gaps.length - 2;
};

type IsEdge = (x: number) => boolean;

const joinRow = (row: readonly Piece[], isEdge: IsEdge): TextLine[] => {
  const sorted = [...row].sort((a, b) => a.x - b.x);
  const spaces = sorted
    .slice(1)
    .map((piece, index) => piece.x - rightOf(sorted[index] ?? piece))
    .filter((gap, index) => gap > SPACE * (sorted[index]?.size ?? 0));
  const lines: TextLine[] = [];
  for (const piece of sorted) {
    const last = lines.at(-1);
    if (!last) {
      lines.push(piece);
      continue;
    }
    const size = Math.max(last.size, piece.size);
    const gap = piece.x - rightOf(last);
    const isColumn = gap > BEFORE_COLUMN * Math.min(last.size, piece.size) && isEdge(piece.x);
    const isNear = gap <= APART * size || isJustified(spaces, spaces.indexOf(gap), size);
    if (isNear && !isColumn) lines[lines.length - 1] = joinTwo(last, piece);
    else lines.push(piece);
  }
  return lines;
};

/** The left edges of columns: where the lines of several rows start, behind the left margin. */
const findEdges = (rows: readonly (readonly Piece[])[]): IsEdge => {
  const starts = rows.flatMap((row) => {
    const sorted = [...row].sort((a, b) => a.x - b.x);
    return sorted
      .filter((piece, index) => {
        const before = sorted[index - 1];
        return !before || piece.x - rightOf(before) > APART * Math.max(before.size, piece.size);
      })
      .map(({ x }) => x);
  });
  const counts = new Map<number, number>();
  let margin = Number.POSITIVE_INFINITY;
  for (const start of starts) {
    margin = Math.min(margin, start);
    counts.set(Math.round(start), (counts.get(Math.round(start)) ?? 0) + 1);
  }
  const countAt = (x: number): number => counts.get(x) ?? 0;
  return (x) => {
    const at = Math.round(x);
    const rowsThere = countAt(at - SAME_EDGE) + countAt(at) + countAt(at + SAME_EDGE);
    return x > margin + SAME_EDGE && rowsThere >= EDGE_ROWS_MIN;
  };
};

/** Joins the pieces of one page to lines, top to bottom and left to right; wide gaps separate them. */
export const joinPieces = (pieces: readonly Piece[]): TextLine[] => {
  const rows: Piece[][] = [];
  for (const piece of [...pieces].sort(byPosition)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && piece.y - first.y <= SAME_BASELINE * Math.min(first.size, piece.size)) {
      row.push(piece);
    } else rows.push([piece]);
  }
  const isEdge = findEdges(rows);
  return rows
    .flatMap((row) => joinRow(row, isEdge))
    .map((line) => ({ ...line, text: cleanText(line.text) }))
    .filter(({ text }) => text !== '');
};
