import { readExperience } from './experience.ts';
import { FLAG_PHRASES } from './flags.ts';
import { readHighPay, readPay } from './pay.ts';
import type { PartMeaning } from './query-part.ts';
import type { Vocabulary } from './vocabulary.ts';
import { WISHES } from './wishes.ts';
import { findWorkTerm, isOfSubject } from './work-terms.ts';

/** A meaning of the first words of a text, and how many they are; `meaning` is null where they say nothing. */
export interface Recognised {
  readonly length: number;
  readonly meaning: PartMeaning | null;
}

const MAX_PHRASE = 5;

const lengthOf = (text: string): number => text.split(' ').length;

const longestOf = (
  tokens: readonly string[],
  longest: number,
  find: (phrase: string) => PartMeaning | undefined,
): Recognised | null => {
  for (let length = Math.min(longest, tokens.length); length > 0; length -= 1) {
    const meaning = find(tokens.slice(0, length).join(' '));
    if (meaning) return { length, meaning };
  }
  return null;
};

const recogniseNumbers = (tokens: readonly string[]): Recognised | null => {
  const text = tokens.join(' ');
  const pay = readPay(text);
  if (pay) return { length: lengthOf(pay.text), meaning: { kind: 'pay', lakh: pay.lakh } };
  const experience = readExperience(text);
  if (experience)
    return {
      length: lengthOf(experience.text),
      meaning: { kind: 'experience', years: experience.years },
    };
  const high = readHighPay(text);
  return high === null ? null : { length: lengthOf(high), meaning: null };
};

const findFlag = (phrase: string): PartMeaning | undefined => {
  const flag = FLAG_PHRASES.get(phrase);
  return flag && { kind: 'flag', flag };
};

const findWish = (phrase: string): PartMeaning | undefined => {
  const phrases = WISHES.get(phrase);
  return phrases && { kind: 'wish', phrases };
};

const findLocation =
  ({ locations }: Vocabulary) =>
  (phrase: string): PartMeaning | undefined => {
    const cityIds = locations.get(phrase);
    return cityIds && { kind: 'city', cityIds };
  };

const findCompany =
  ({ companies }: Vocabulary) =>
  (phrase: string): PartMeaning | undefined => {
    const company = companies.get(phrase);
    return company && { kind: 'company', companyIds: company.ids, name: company.name };
  };

const recogniseWorkTerm = (tokens: readonly string[]): Recognised | null => {
  const found = longestOf(tokens, MAX_PHRASE, findWorkTerm);
  return found && !isOfSubject(tokens, found.length) ? found : null;
};

/** The part that a query's next words are; null where they are of the subject. */
export const recognisePart = (
  tokens: readonly string[],
  vocabulary: Vocabulary,
): Recognised | null => {
  const { longest } = vocabulary;
  return (
    recogniseNumbers(tokens) ??
    longestOf(tokens, longest.company, findCompany(vocabulary)) ??
    longestOf(tokens, MAX_PHRASE, findFlag) ??
    recogniseWorkTerm(tokens) ??
    longestOf(tokens, MAX_PHRASE, findWish) ??
    longestOf(tokens, longest.location, findLocation(vocabulary))
  );
};
