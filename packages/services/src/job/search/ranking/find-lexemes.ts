import type { Headline, LexemeNumbers } from '../../open-days/headline.ts';

/** A word of a query, as PostgreSQL stores it. */
export interface Lexeme {
  readonly text: string;
  /** Whether words match that only begin with it. */
  readonly isBeginning: boolean;
}

/** The occurrences of a word in a headline, ascending. */
export type Occurrences = readonly number[];

/** The lexemes that each number is of. */
const findNumbers = (
  lexemes: readonly Lexeme[],
  numbers: LexemeNumbers,
): ReadonlyMap<number, readonly number[]> => {
  const wanted = new Map<number, number[]>();
  const add = (number: number, lexeme: number): void => {
    const others = wanted.get(number);
    if (others) others.push(lexeme);
    else wanted.set(number, [lexeme]);
  };
  lexemes.forEach(({ text, isBeginning }, lexeme) => {
    if (isBeginning) {
      for (const [other, number] of numbers) if (other.startsWith(text)) add(number, lexeme);
    } else {
      const number = numbers.get(text);
      if (number !== undefined) add(number, lexeme);
    }
  });
  return wanted;
};

/** @returns a function that finds the lexemes of a headline: for each where it is, undefined where it is not */
export const createLexemeFinder = (lexemes: readonly Lexeme[]) => {
  let numbers: LexemeNumbers | null = null;
  let size = 0;
  let wanted: ReadonlyMap<number, readonly number[]> = new Map();
  return (headline: Headline): readonly (Occurrences | undefined)[] => {
    // Headlines that were read since have lexemes that had no number before.
    if (headline.numbers !== numbers || numbers.size !== size) {
      numbers = headline.numbers;
      size = numbers.size;
      wanted = findNumbers(lexemes, numbers);
    }
    const found: (number[] | undefined)[] = lexemes.map(() => undefined);
    const { occurrences } = headline;
    for (let at = 0; at < occurrences.length; at += 2)
      for (const lexeme of wanted.get(occurrences[at] ?? -1) ?? []) {
        const others = found[lexeme];
        if (others) others.push(occurrences[at + 1] ?? 0);
        else found[lexeme] = [occurrences[at + 1] ?? 0];
      }
    for (const [lexeme, { isBeginning }] of lexemes.entries())
      if (isBeginning) found[lexeme]?.sort((one, other) => one - other);
    return found;
  };
};
