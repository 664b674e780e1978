import { cleanText } from '../clean-text.ts';
import type { TextLine } from '../text-line.ts';

/** A text that a PDF draws with one operation: from a letter to a line. */
export type Piece = TextLine;

/** As a multiple of the letters' height. */
const SAME_BASELINE = 0.3;
const SPACE = 0.14;
/** Wider than spaces, even in justified lines. */
const APART = 1.05;

const byPosition = (a: Piece, b: Piece): number => a.y - b.y || a.x - b.x;

const joinTwo = (line: TextLine, piece: Piece): TextLine => {
  const gap = piece.x - (line.x + line.width);
  const space = gap > SPACE * Math.max(line.size, piece.size) ? ' ' : '';
  return {
    ...line,
    text: `${line.text}${space}${piece.text}`,
    width: Math.max(line.width, piece.x + piece.width - line.x),
    size: Math.max(line.size, piece.size),
    isBold: line.isBold && piece.isBold,
  };
};

const joinRow = (row: readonly Piece[]): TextLine[] => {
  const lines: TextLine[] = [];
  for (const piece of [...row].sort((a, b) => a.x - b.x)) {
    const last = lines.at(-1);
    const gap = last ? piece.x - (last.x + last.width) : 0;
    if (last && gap <= APART * Math.max(last.size, piece.size)) {
      lines[lines.length - 1] = joinTwo(last, piece);
    } else lines.push(piece);
  }
  return lines;
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
  return rows
    .flatMap(joinRow)
    .map((line) => ({ ...line, text: cleanText(line.text) }))
    .filter(({ text }) => text !== '');
};
