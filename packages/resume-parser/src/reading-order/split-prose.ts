import { isDuty } from '../positions/is-duty.ts';
import { type Row, rowOf } from '../rows.ts';
import type { TextLine } from '../text-line.ts';
import { isDate } from './join-dates.ts';

/** A longer cell is a text, and no title, company or city. */
const PROSE_LENGTH = 60;
const SAME_EDGE = 3;
/** More cells are the row of a table. */
const HEADER_CELLS_MAX = 3;
/** The next line of a text or header, as a multiple of the letters' height. */
const NEXT_LINE = 2.2;

const rightOf = ({ x, width }: TextLine): number => x + width;
const isProse = ({ text }: TextLine): boolean => text.length >= PROSE_LENGTH || isDuty(text);

/** A text beside a header: "Engineer" and its months on the left, what was done there on the right. */
const proseOf = ({ cells }: Row): TextLine | null => {
  const last = cells.at(-1);
  const before = cells.slice(0, -1);
  if (cells.length > HEADER_CELLS_MAX) return null;
  if (!last || before.every(({ text }) => isDate(text) || !/\p{L}{2}/u.test(text))) return null;
  return isProse(last) ? last : null;
};

interface Split {
  readonly rows: Row[];
  /** The lines of the text, which follow the header. */
  prose: TextLine[];
}

const flush = (split: Split): void => {
  split.rows.push(...split.prose.flatMap((line) => rowOf([line]) ?? []));
  split.prose = [];
};

/** Whether a row goes on with the text, or with the header beside it. */
const belongs = (row: Row, edge: number, above: Row): boolean => {
  const last = row.cells.at(-1);
  if (!last || row.page !== above.page || row.y - above.y > NEXT_LINE * above.size) return false;
  return Math.abs(last.x - edge) <= SAME_EDGE || rightOf(last) < edge;
};

/** Puts texts that are in a column of their own behind the header that they are beside. */
export const splitProse = (rows: readonly Row[]): Row[] => {
  const split: Split = { rows: [], prose: [] };
  let above: Row | undefined;
  for (const row of rows) {
    const edge = split.prose[0]?.x;
    const last = row.cells.at(-1);
    const prose = proseOf(row);
    if (edge !== undefined && above && last && !prose && belongs(row, edge, above)) {
      const isText = Math.abs(last.x - edge) <= SAME_EDGE;
      if (isText) split.prose.push(last);
      const header = rowOf(isText ? row.cells.slice(0, -1) : row.cells);
      if (header) split.rows.push(header);
    } else {
      flush(split);
      const header = prose ? rowOf(row.cells.slice(0, -1)) : row;
      if (header) split.rows.push(header);
      if (prose) split.prose.push(prose);
    }
    above = row;
  }
  flush(split);
  return split.rows;
};
