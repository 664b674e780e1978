import { isSlip, tokenize } from '../words/tokenize.ts';
import { BESIDE, HEADINGS, type SectionKind } from './heading-terms.ts';

const MAX_TERMS = 6;
const LETTERS_MAX = 48;
/** In shorter words, one changed letter makes another word. */
const SLIP_FROM = 7;
const SLIP_BESIDE_FROM = 4;
const NOT_A_HEADING = /[.;!?@|\d]|,.*,/u;
/** "Work experience (7 years)", "Details of employment (in chronological order):" */
const NOTE = /\s*\([^()]*\)\s*[:.]?\s*$/u;
const SPACED_OUT = /^(?:\p{L} ){3,}\p{L}$/u;

const KNOWN = new Set(HEADINGS.flatMap(({ terms }) => terms.flatMap((word) => word.split(' '))));
const LONG = [...KNOWN, ...BESIDE].filter((word) => word.length >= SLIP_BESIDE_FROM);

/** One letter from a heading's word, and right as they are. */
const NO_SLIP = new Set(['contract', 'contracts', 'skilled', 'projected', 'expert']);

/** The heading's word that a misspelt one means. */
const correct = (word: string, from: number): string => {
  if (KNOWN.has(word) || BESIDE.has(word) || NO_SLIP.has(word) || word.length < from) return word;
  return LONG.find((known) => isSlip(word, known)) ?? word;
};

const closeUp = (text: string): string => (SPACED_OUT.test(text) ? text.replaceAll(' ', '') : text);

const kindOf = (terms: readonly string[]): SectionKind | null => {
  if (!terms.every((word) => KNOWN.has(word) || BESIDE.has(word))) return null;
  const phrase = ` ${terms.join(' ')} `;
  const found = HEADINGS.find((heading) =>
    heading.terms.some((word) => phrase.includes(` ${word} `)),
  );
  return found?.kind ?? null;
};

const read = (text: string): SectionKind | null => {
  const terms = tokenize(text.replaceAll(/[/&-]/g, ' '));
  if (terms.length === 0 || terms.length > MAX_TERMS) return null;
  const corrected = terms.map((word) => correct(word, SLIP_FROM));
  // Beside a known word, a shorter one may be misspelt, too.
  const isSure = corrected.some((word) => KNOWN.has(word));
  return kindOf(isSure ? corrected.map((word) => correct(word, SLIP_BESIDE_FROM)) : corrected);
};

/** Variants of the text with a space and the letter beside it swapped: "Wor kHistory". */
const moveSpaces = (text: string): string[] =>
  [...text.matchAll(/(\S) (\S)/gu)].flatMap(({ 0: found, 1: before, 2: after, index }) =>
    [` ${before}${after}`, `${before}${after} `].map(
      (moved) => text.slice(0, index) + moved + text.slice(index + found.length),
    ),
  );

/** The section that a line would start as a heading, whatever its style; null if it is not one. */
export const findHeading = (line: string): SectionKind | null => {
  const text = closeUp(line.replace(NOTE, '').replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, ''));
  if (text === '' || text.length > LETTERS_MAX || NOT_A_HEADING.test(text)) return null;
  for (const candidate of [text, ...moveSpaces(text)]) {
    const kind = read(candidate);
    if (kind !== null) return kind;
  }
  return null;
};
