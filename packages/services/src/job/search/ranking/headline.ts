/** A word of a query, as PostgreSQL stores it. */
export interface Lexeme {
  readonly text: string;
  /** Whether words match that only begin with it. */
  readonly isBeginning: boolean;
}

/** The positions of a word in a headline, ascending, each doubled; one is added to positions in the title. */
export type Occurrences = readonly number[];

export const positionOf = (occurrence: number): number => occurrence >> 1;
export const isInTitle = (occurrence: number): boolean => (occurrence & 1) === 1;

const NONE: readonly Occurrences[] = [];
const SPACE = 32;
const QUOTE = 39;
const COMMA = 44;
const ZERO = 48;
const NINE = 57;
const TITLE_WEIGHT = 65;

/** Reads `1A,7B` up to a space. @param at after the colon */
const readOccurrences = (headline: string, at: number): Occurrences => {
  const occurrences: number[] = [];
  let position = 0;
  let isTitle = 0;
  for (let index = at; index < headline.length; index += 1) {
    const code = headline.charCodeAt(index);
    if (code >= ZERO && code <= NINE) position = position * 10 + (code - ZERO);
    else if (code === TITLE_WEIGHT) isTitle = 1;
    else if (code === COMMA) {
      occurrences.push(position * 2 + isTitle);
      position = 0;
      isTitle = 0;
    } else if (code === SPACE) break;
  }
  occurrences.push(position * 2 + isTitle);
  return occurrences;
};

/** Whether a lexeme begins at this place. Its quote follows a space only there: within a lexeme quotes are doubled. */
const beginsLexeme = (headline: string, at: number): boolean =>
  headline.charCodeAt(at - 1) === QUOTE && (at === 1 || headline.charCodeAt(at - 2) === SPACE);

/** The place after the colon that follows a lexeme. @param from within the lexeme */
const endOfLexeme = (headline: string, from: number): number => {
  let at = headline.indexOf("'", from);
  while (headline.charCodeAt(at + 1) === QUOTE) at = headline.indexOf("'", at + 2);
  return at + 2;
};

/** The lexeme in a tsvector's text, where quotes and backslashes are doubled. */
const escapeLexeme = (text: string): string => text.replace(/['\\]/g, '$&$&');

/** Finds a word in a headline, which is a tsvector as text; a beginning may find several words. */
export const createWordFinder = ({
  text,
  isBeginning,
}: Lexeme): ((headline: string) => readonly Occurrences[]) => {
  const begins = escapeLexeme(text);
  if (isBeginning)
    return (headline) => {
      const found: Occurrences[] = [];
      for (let at = headline.indexOf(begins); at >= 0; at = headline.indexOf(begins, at + 1))
        if (beginsLexeme(headline, at))
          found.push(readOccurrences(headline, endOfLexeme(headline, at + begins.length)));
      return found;
    };
  const complete = `${begins}':`;
  return (headline) => {
    for (let at = headline.indexOf(complete); at >= 0; at = headline.indexOf(complete, at + 1))
      if (beginsLexeme(headline, at)) return [readOccurrences(headline, at + complete.length)];
    return NONE;
  };
};
