import { findDegree } from '../education/degrees.ts';
import { titleScore } from '../positions/header-terms.ts';
import { type Row, rowOf } from '../rows.ts';
import { findHeading } from './find-heading.ts';
import type { SectionKind } from './heading-terms.ts';
import { readTableHead } from './table-heads.ts';

export interface Section {
  /** `top`: before any heading; `unknown`: below one that only its style tells. */
  readonly kind: SectionKind | 'top' | 'unknown';
  readonly rows: readonly Row[];
}

const INLINE = /^(.{3,40}?)\s*[:：]\s*(\S.*)$/su;
/** In more other rows, the style is also that of employers or schools. */
const KNOWN_SHARE = 0.5;
const CAPITALS = /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u;

const styleOf = ({ size, isBold, text }: Row): string =>
  `${Math.round(size * 2)} ${isBold} ${CAPITALS.test(text)}`;

const usualSize = (rows: readonly Row[]): number =>
  [...rows].sort((a, b) => a.size - b.size)[Math.floor(rows.length / 2)]?.size ?? 0;

/** The styles of known headings, if few other rows use them: a row in such a style is a heading, whatever its text. */
const headingStyles = (rows: readonly Row[]): ReadonlySet<string> => {
  const usual = usualSize(rows);
  const counts = new Map<string, { known: number; all: number }>();
  for (const row of rows) {
    if (row.size <= usual * 1.08 && !CAPITALS.test(row.text)) continue;
    const { known, all } = counts.get(styleOf(row)) ?? { known: 0, all: 0 };
    const isKnown = findHeading(row.text) !== null;
    counts.set(styleOf(row), { known: known + (isKnown ? 1 : 0), all: all + 1 });
  }
  const ofHeadings = [...counts].filter(
    ([, { known, all }]) => known >= 2 && known >= KNOWN_SHARE * all,
  );
  return new Set(ofHeadings.map(([style]) => style));
};

interface Begin {
  readonly kind: SectionKind | 'unknown';
  /** The text beside the heading. */
  readonly rest: Row | null;
  /** The heading applies to this row only. */
  readonly isInline: boolean;
}

/** A larger row whose icon is read as a bullet may be a heading; a point of a list is none. */
const LARGER = 1.15;

const readBegin = (row: Row, styles: ReadonlySet<string>, usual: number): Begin | null => {
  if (readTableHead(row)) return null;
  const [first, ...others] = row.cells;
  if (!first) return null;
  const kind = row.isPoint && row.size < LARGER * usual ? null : findHeading(first.text);
  if (kind !== null) return { kind, rest: rowOf(others), isInline: false };
  const [, head = '', rest = ''] = INLINE.exec(row.text) ?? [];
  const inline = findHeading(head);
  if (
    inline === 'skills' ||
    inline === 'languages' ||
    (inline === 'education' && findDegree(rest))
  ) {
    return { kind: inline, rest: rowOf([{ ...first, text: rest }]), isInline: true };
  }
  const isUnknown =
    styles.has(styleOf(row)) &&
    others.length === 0 &&
    !/[\d|@,]/.test(row.text) &&
    !row.isPoint &&
    titleScore(row.text) < 1;
  // Its heading may be the employer of a job, whose style is that of headings.
  return isUnknown ? { kind: 'unknown', rest: row, isInline: false } : null;
};

const SAME_COLUMN = 60;
const SMALLER = 0.93;
/** These have entries, whose parts may have headings of their own: "Highlights", "Technologies". */
const WITH_ENTRIES: ReadonlySet<string> = new Set(['experience', 'education', 'projects']);
/** What an entry may have a heading for, too. */
const OF_ENTRIES: ReadonlySet<string> = new Set(['summary', 'other', 'personal', 'experience']);

/** Texts of headings that a resume repeats, which a section's heading is not. */
const repeatedHeadings = (rows: readonly Row[]): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const { text } of rows) {
    if (findHeading(text) === null) continue;
    const key = text.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= 2).map(([text]) => text));
};

type IsWithin = (row: Row, kind: Section['kind'], current: Section['kind']) => boolean;

/** Whether a heading is one within an entry of the current section: smaller than the section's, or repeated. */
const createIsWithin = (rows: readonly Row[]): IsWithin => {
  const repeated = repeatedHeadings(rows);
  const main = rows.find(({ text, isPoint }) => !isPoint && findHeading(text) === 'experience');
  return (row, kind, current) => {
    if (!WITH_ENTRIES.has(current) || kind === current) return false;
    if (repeated.has(row.text.toLowerCase())) return true;
    if (!main || !OF_ENTRIES.has(kind) || Math.abs(row.x - main.x) > SAME_COLUMN) return false;
    return row.size < SMALLER * main.size || (row.size <= main.size && main.isBold && !row.isBold);
  };
};

/** "Languages | Java, Python": a label in the first cell of a table. */
const isCellOf = (row: Row, { kind, rest }: Begin): boolean =>
  (kind === 'languages' || kind === 'skills') && rest !== null && row.cells.length > 1;

/** Splits a resume at its headings, which are known by their text or their style. */
export const findSections = (rows: readonly Row[]): Section[] => {
  const styles = headingStyles(rows);
  const usual = usualSize(rows);
  const isWithinEntry = createIsWithin(rows);
  const sections: { kind: Section['kind']; rows: Row[] }[] = [{ kind: 'top', rows: [] }];
  for (const row of rows) {
    const begin = readBegin(row, styles, usual);
    const current = sections.at(-1);
    const isWithin =
      begin && current && !begin.isInline && isWithinEntry(row, begin.kind, current.kind);
    if (!begin || !current || isWithin) current?.rows.push(row);
    // Within skills, "Languages: Java, Python" lists skills like the lines around it, as does a row of a table.
    else if (current.kind === 'skills' && (begin.isInline || isCellOf(row, begin)))
      current.rows.push(begin.rest ?? row);
    else if (begin.isInline) {
      sections.push({ kind: begin.kind, rows: begin.rest ? [begin.rest] : [] });
      sections.push({ kind: current.kind, rows: [] });
    } else sections.push({ kind: begin.kind, rows: begin.rest ? [begin.rest] : [] });
  }
  return sections.filter((section) => section.rows.length > 0);
};
