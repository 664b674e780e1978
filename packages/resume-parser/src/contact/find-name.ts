import type { ParsedResume } from '@broadsheet/contract/entities/parsed-resume';
import { companyScore, titleScore } from '../positions/header-terms.ts';
import type { Row } from '../rows.ts';
import { findHeading } from '../sections/find-heading.ts';
import { tokenize } from '../words/tokenize.ts';

const LABEL = /^(?:full |candidate(?:'s)? )?name\s*[:：-]+\s*/iu;
/** The cell beside it has the name: "First name(s) / Surname(s)". */
const LABEL_CELL =
  /^(?:full |first |candidate(?:'s)? )?name(?:\(s\))?(?:\s*\/?\s*(?:surname|last name)(?:\(s\))?)?\s*[:：-]?$/iu;
/** Words on the first page of forms. */
const NO_NAME = /^(?:europass|download|page|profile)\b/iu;
const TITLED =
  /^(?:(?:resume|résumé|curriculum vitae|cv|biodata|bio-data)\s*(?:of|for|[:–—-])?\s*)/iu;
const HONORIFIC = /^(?:mr|mrs|ms|miss|dr|shri|smt|prof)\.?\s+/iu;
const AFTER = /\s*(?:[,(|/–—]|\s-\s|\t).*$/su;
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}][\p{L}\p{M}.'’-]*){0,4}$/u;
const SPACED_OUT = /^(?:\p{L} {1,3}){3,}\p{L}$/u;
const LENGTH_MAX = 80;
const LABELLED = 2;
/** Rows of a page that may be a name, at the top of one of its columns. */
const TOP = 0.3;

interface Candidate {
  readonly name: string;
  readonly score: number;
}

const closeUp = (text: string): string =>
  SPACED_OUT.test(text)
    ? text.replace(/ {2,}/gu, '\n').replaceAll(' ', '').replaceAll('\n', ' ')
    : text;

/** Converts names in capitals to the usual case. */
const recase = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

const clean = (text: string): string =>
  closeUp(
    text.replace(LABEL, '').replace(TITLED, '').replace(HONORIFIC, '').replace(AFTER, '').trim(),
  );

const isName = (text: string): boolean =>
  NAME.test(text) &&
  !NO_NAME.test(text) &&
  text.length <= LENGTH_MAX &&
  findHeading(text) === null &&
  titleScore(text) < 0.8 &&
  companyScore(text) < 0.7;

/** The share of the name's words that the mailbox's address contains. */
const inEmail = (name: string, email: string): number => {
  const terms = tokenize(name).filter((word) => word.length > 2);
  const [mailbox = ''] = email.split('@');
  return terms.filter((word) => mailbox.includes(word)).length / Math.max(1, terms.length);
};

const scoreOf = (text: string, name: string, row: Row, largest: number, email: string): number => {
  const latin = /\p{Script=Latin}/u.test(name) ? 1 : 0;
  const labelled = LABEL.test(text) ? 2 : TITLED.test(text) ? 1 : 0;
  const terms = name.split(' ').length > 1 ? 0.4 : 0;
  return labelled + latin + terms + row.size / largest + inEmail(name, email) * 1.5;
};

/**
 * @param rows of the resume's first page; the name is the largest candidate, or the one that the mailbox is named after.
 */
export const findName = (
  rows: readonly Row[],
  email: ParsedResume['email'],
): ParsedResume['name'] => {
  const bottom = Math.max(...rows.map(({ y }) => y));
  const largest = Math.max(...rows.map(({ size }) => size));
  const candidates = rows
    .filter((row, index) => index < 4 || row.y <= bottom * TOP)
    .flatMap((row) =>
      row.cells.flatMap((cell, at): Candidate[] => {
        const name = clean(cell.text);
        if (!isName(name)) return [];
        const isLabelled = LABEL_CELL.test(row.cells[at - 1]?.text ?? '');
        const score = scoreOf(cell.text, name, row, largest, email?.value ?? '');
        return [{ name, score: score + (isLabelled ? LABELLED : 0) }];
      }),
    )
    .sort((a, b) => b.score - a.score);
  const [best] = candidates;
  if (!best) return undefined;
  return { value: recase(best.name), confidence: Math.min(1, Math.max(0.3, best.score / 4)) };
};
