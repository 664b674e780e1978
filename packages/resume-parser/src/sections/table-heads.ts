import type { Row } from '../rows.ts';
import type { TextLine } from '../text-line.ts';
import { tokenize } from '../words/tokenize.ts';

/** The kinds of a table's columns. */
export type ColumnKind =
  | 'company'
  | 'title'
  | 'period'
  | 'from'
  | 'until'
  | 'degree'
  | 'institute'
  | 'year'
  | 'other';

export interface TableColumn {
  readonly kind: ColumnKind;
  readonly x: number;
}

/** The first entry with a word of the header wins: "Year of passing", "University / Board". */
const HEADS: readonly (readonly [ColumnKind, readonly string[]])[] = [
  ['year', ['year', 'passing', 'completion', 'batch']],
  ['from', ['from', 'start', 'joining', 'joined']],
  ['until', ['to', 'until', 'till', 'end', 'leaving', 'relieving']],
  ['period', ['period', 'duration', 'dates', 'date', 'tenure']],
  [
    'other',
    [
      'percentage',
      'marks',
      'cgpa',
      'gpa',
      'grade',
      'score',
      'division',
      'class',
      'sno',
      'sl',
      'nature',
      'duties',
      'aggregate',
      'ctc',
      'salary',
      'remarks',
      'responsibilities',
      's.no',
      '%',
      'location',
      'city',
      'stream',
      'specialisation',
      'specialization',
    ],
  ],
  ['title', ['designation', 'role', 'position', 'title', 'post', 'designations']],
  [
    'company',
    ['company', 'employer', 'organisation', 'organization', 'firm', 'department', 'office'],
  ],
  [
    'institute',
    ['institute', 'institution', 'institutes', 'university', 'board', 'college', 'school'],
  ],
  [
    'degree',
    [
      'degree',
      'course',
      'qualification',
      'examination',
      'exam',
      'education',
      'standard',
      'programme',
      'program',
      'examinations',
      'qualifications',
    ],
  ],
];
const MAX_TERMS = 5;
const KNOWN = new Set(HEADS.flatMap(([, heads]) => heads));
/** Words that a header may also contain. Any other word makes a cell a value: "Anna University". */
const BESIDE = new Set([
  ...['passed', 'held', 'employer', 'sl', 'sl.', 'sr.', 'no.', 'experience', 'employment'],
  ...['name', 'of', 'the', 'and', 'or', 'in', 'no', 'sr', 'job', 'work', 'total', 'in', 'with'],
  ...[
    'college',
    'school',
    'obtained',
    'secured',
    'worked',
    'current',
    'last',
    'month',
    'date',
    'a',
  ],
]);

const kindOf = (text: string): ColumnKind | null => {
  const terms = tokenize(text.replaceAll('/', ' '));
  if (terms.length === 0 || terms.length > MAX_TERMS) return null;
  if (!terms.every((word) => KNOWN.has(word) || BESIDE.has(word))) return null;
  return HEADS.find(([, heads]) => heads.some((head) => terms.includes(head)))?.[0] ?? null;
};

const JOINS = /^(?:of|and|or|&)$/iu;
/** The kind that a word alone names. */
const kindOfWord = (word: string): ColumnKind | null =>
  BESIDE.has(word.toLowerCase()) ? null : kindOf(word);

/** "From To", "Qualification University/Board": the heads of narrow columns, which a small gap separates. */
const splitHead = (cell: TextLine): readonly TextLine[] => {
  const parts: { text: string; at: number; kind: ColumnKind | null }[] = [];
  let isJoined = false;
  for (const { 0: word, index } of cell.text.matchAll(/\S+/gu)) {
    const kind = kindOfWord(word);
    const last = parts.at(-1);
    const isNext = kind !== null && last?.kind !== null && last?.kind !== kind && !isJoined;
    if (!last || isNext) parts.push({ text: word, at: index, kind });
    else {
      last.text += ` ${word}`;
      last.kind ??= kind;
    }
    isJoined = JOINS.test(word);
  }
  if (parts.length < 2 || parts.some(({ text }) => kindOf(text) === null)) return [cell];
  const letter = cell.width / Math.max(1, cell.text.length);
  return parts.map(({ text, at }) => ({
    ...cell,
    text,
    x: cell.x + at * letter,
    width: text.length * letter,
  }));
};

/** Whether each cell names a column. */
export const areHeads = (cells: readonly TextLine[]): boolean =>
  cells.length > 1 && cells.flatMap(splitHead).every(({ text }) => kindOf(text) !== null);

/** The columns that a header row defines for the rows below it; null for any other row. */
export const readTableHead = ({ cells }: Pick<Row, 'cells'>): readonly TableColumn[] | null => {
  if (cells.length < 2) return null;
  const columns = cells.flatMap(splitHead).map(({ text, x }) => ({ kind: kindOf(text), x }));
  const known = columns.filter(({ kind }) => kind !== null);
  if (known.length < 2 || known.length < columns.length - 1) return null;
  return columns.map(({ kind, x }) => ({ kind: kind ?? 'other', x }));
};

/** The text of a row by the columns of its cells. */
export const readCells = (
  row: Pick<Row, 'cells'>,
  columns: readonly TableColumn[],
): ReadonlyMap<ColumnKind, string> => {
  const cells = new Map<ColumnKind, string>();
  for (const { text, x } of row.cells) {
    const nearest = [...columns].sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
    if (!nearest) continue;
    const before = cells.get(nearest.kind);
    cells.set(nearest.kind, before === undefined ? text : `${before} ${text}`);
  }
  return cells;
};
