/** Numbers for lexemes: to compare numbers is quicker than to search in text. Those of other numbers are not comparable. */
export type LexemeNumbers = Map<string, number>;

/** The lexemes of a job's title, skills, tags and company. */
export interface Headline {
  readonly numbers: LexemeNumbers;
  /** For each occurrence the lexeme's number, and the doubled position; one is added to positions in the title. */
  readonly occurrences: Int32Array;
}

export const positionOf = (occurrence: number): number => occurrence >> 1;
export const isInTitle = (occurrence: number): boolean => (occurrence & 1) === 1;

const TITLE_WEIGHT = 'A';
/** A lexeme with its quotes and backslashes doubled, and its positions. */
const LEXEME = /'((?:[^']|'')*)':(\S+)/g;

const numberOf = (numbers: LexemeNumbers, lexeme: string): number => {
  const known = numbers.get(lexeme);
  if (known !== undefined) return known;
  numbers.set(lexeme, numbers.size);
  return numbers.size - 1;
};

/** Reads a tsvector as PostgreSQL writes it: `'java':1A,7B 'o''neil':3`. */
export const parseHeadline = (text: string, numbers: LexemeNumbers): Headline => {
  const occurrences: number[] = [];
  for (const [, lexeme = '', positions = ''] of text.matchAll(LEXEME)) {
    const number = numberOf(
      numbers,
      lexeme.replace(/''|\\\\/g, (doubled) => doubled.charAt(0)),
    );
    for (const position of positions.split(','))
      occurrences.push(
        number,
        Number.parseInt(position, 10) * 2 + (position.endsWith(TITLE_WEIGHT) ? 1 : 0),
      );
  }
  return { numbers, occurrences: Int32Array.from(occurrences) };
};

/** The position of its last lexeme; 0 without lexemes. */
export const lastPosition = ({ occurrences }: Headline): number => {
  let last = 0;
  for (let at = 1; at < occurrences.length; at += 2)
    last = Math.max(last, positionOf(occurrences[at] ?? 0));
  return last;
};
