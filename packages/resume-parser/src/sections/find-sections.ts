import { type Row, rowOf } from '../rows.ts';
import { findHeading } from './find-heading.ts';
import type { SectionKind } from './heading-terms.ts';
import { readTableHead } from './table-heads.ts';

export interface Section {
  /** `top`: before any heading. */
  readonly kind: SectionKind | 'top';
  readonly rows: readonly Row[];
}

const INLINE = /^(.{3,40}?)\s*[:：]\s*(\S.*)$/su;
const CAPITALS = /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u;

const styleOf = ({ size, isBold, text }: Row): string =>
  `${Math.round(size * 2)} ${isBold} ${CAPITALS.test(text)}`;

/** The styles of known headings, if no other row uses them: a row in such a style is a heading, whatever its text. */
const headingStyles = (rows: readonly Row[]): ReadonlySet<string> => {
  const usual = [...rows].sort((a, b) => a.size - b.size)[Math.floor(rows.length / 2)]?.size ?? 0;
  const counts = new Map<string, number>();
  for (const row of rows) {
    if (findHeading(row.text) === null) continue;
    if (row.size <= usual * 1.08 && !CAPITALS.test(row.text)) continue;
    counts.set(styleOf(row), (counts.get(styleOf(row)) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= 2).map(([style]) => style));
};

interface Begin {
  readonly kind: SectionKind;
  /** The text beside the heading. */
  readonly rest: Row | null;
  /** The heading applies to this row only. */
  readonly isInline: boolean;
}

const readBegin = (row: Row, styles: ReadonlySet<string>): Begin | null => {
  if (readTableHead(row)) return null;
  const [first, ...others] = row.cells;
  if (!first) return null;
  const kind = row.isPoint ? null : findHeading(first.text);
  if (kind !== null) return { kind, rest: rowOf(others), isInline: false };
  const [, head = '', rest = ''] = INLINE.exec(row.text) ?? [];
  const inline = findHeading(head);
  if (inline === 'skills' || inline === 'languages') {
    return { kind: inline, rest: rowOf([{ ...first, text: rest }]), isInline: true };
  }
  const isUnknown =
    styles.has(styleOf(row)) && others.length === 0 && !/[\d|@,]/.test(row.text) && !row.isPoint;
  return isUnknown ? { kind: 'other', rest: null, isInline: false } : null;
};

/** Splits a resume at its headings, which are known by their text or their style. */
export const findSections = (rows: readonly Row[]): Section[] => {
  const styles = headingStyles(rows);
  const sections: { kind: Section['kind']; rows: Row[] }[] = [{ kind: 'top', rows: [] }];
  for (const row of rows) {
    const begin = readBegin(row, styles);
    const current = sections.at(-1);
    if (!begin || !current) current?.rows.push(row);
    // Within skills, "Languages: Java, Python" lists skills like the lines around it.
    else if (begin.isInline && current.kind === 'skills') current.rows.push(begin.rest ?? row);
    else if (begin.isInline) {
      sections.push({ kind: begin.kind, rows: begin.rest ? [begin.rest] : [] });
      sections.push({ kind: current.kind, rows: [] });
    } else sections.push({ kind: begin.kind, rows: begin.rest ? [begin.rest] : [] });
  }
  return sections.filter((section) => section.rows.length > 0);
};
