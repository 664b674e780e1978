import type { Row } from '../rows.ts';
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
      's.no',
      '%',
      'location',
      'city',
      'stream',
      'specialisation',
      'specialization',
    ],
  ],
  ['title', ['designation', 'role', 'position', 'title']],
  ['company', ['company', 'employer', 'organisation', 'organization', 'firm']],
  ['institute', ['institute', 'institution', 'university', 'board', 'college', 'school']],
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
    ],
  ],
];
const MAX_TERMS = 5;
const KNOWN = new Set(HEADS.flatMap(([, heads]) => heads));
/** Words that a header may also contain. Any other word makes a cell a value: "Anna University". */
const BESIDE = new Set([
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

/** The columns that a header row defines for the rows below it; null for any other row. */
export const readTableHead = (row: Row): readonly TableColumn[] | null => {
  if (row.cells.length < 2) return null;
  const columns = row.cells.map(({ text, x }) => ({ kind: kindOf(text), x }));
  const known = columns.filter(({ kind }) => kind !== null);
  if (known.length < 2 || known.length < columns.length - 1) return null;
  return columns.map(({ kind, x }) => ({ kind: kind ?? 'other', x }));
};

/** The text of a row by the columns of its cells. */
export const readCells = (
  row: Row,
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
