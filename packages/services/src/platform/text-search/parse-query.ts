import { STOP_WORDS } from './stop-words.ts';
import { findSynonyms, MAX_SYNONYM_TERMS } from './synonyms.ts';

/** One search term: any of its phrases matches. */
export interface Term {
  readonly phrases: readonly string[];
  readonly excluded: boolean;
}

export interface ParsedQuery {
  readonly terms: readonly Term[];
  /** Ids of the cities that the text names. */
  readonly cityIds: readonly number[];
}

/** City names, lower case and without accents, to their ids. */
export type CityNames = ReadonlyMap<string, number>;

const MAX_CITY_TERMS = 4;
const TERMS_MAX = 16;

/** Lower case, without accents. */
export const plainText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

type Token = { readonly word: string; readonly quoted: boolean; readonly excluded: boolean };

const tokenise = (text: string): Token[] =>
  [...plainText(text).matchAll(/(-?)"([^"]+)"|([^\s,;/|()"]+)/g)].flatMap((found): Token[] => {
    const [, minus, quoted, plain = ''] = found;
    if (quoted !== undefined)
      return [{ word: quoted.trim(), quoted: true, excluded: minus === '-' }];
    const word = plain.replace(/^-/, '').replace(/[.:!?]+$/, '');
    if (!/[\p{L}\p{N}]/u.test(word)) return [];
    return [{ word, quoted: false, excluded: plain.startsWith('-') }];
  });

/** The longest run of plain words at the start of the tokens for which `find` returns a result. */
const longestRun = <Found>(
  tokens: readonly Token[],
  longest: number,
  find: (phrase: string) => Found | null | undefined,
): { found: Found; length: number } | null => {
  for (let length = Math.min(longest, tokens.length); length > 0; length -= 1) {
    const run = tokens.slice(0, length);
    if (run.some((token) => token.quoted || token.excluded)) continue;
    const found = find(run.map((token) => token.word).join(' '));
    if (found !== null && found !== undefined) return { found, length };
  }
  return null;
};

/**
 * Parses what a person typed: "quoted phrases", -exclusions, OR between two words, synonyms, and cities by any of their
 * names. Words that only say "job" are ignored.
 */
export const parseQuery = (text: string, cities: CityNames): ParsedQuery => {
  let tokens: readonly Token[] = tokenise(text);
  const terms: Term[] = [];
  const cityIds = new Set<number>();
  let joinsLast = false;
  const add = (phrases: readonly string[], excluded: boolean): void => {
    const last = terms.at(-1);
    if (joinsLast && last && !excluded)
      terms[terms.length - 1] = { ...last, phrases: [...last.phrases, ...phrases] };
    else terms.push({ phrases, excluded });
    joinsLast = false;
  };
  for (let head = tokens[0]; head && terms.length < TERMS_MAX; head = tokens[0]) {
    const city = longestRun(tokens, MAX_CITY_TERMS, (phrase) => cities.get(phrase));
    const synonyms = city ? null : longestRun(tokens, MAX_SYNONYM_TERMS, findSynonyms);
    tokens = tokens.slice(city?.length ?? synonyms?.length ?? 1);
    if (city) cityIds.add(city.found);
    else if (synonyms) add(synonyms.found, false);
    else if (head.word === 'or' && !head.quoted) joinsLast = terms.length > 0;
    else if (head.quoted || !STOP_WORDS.has(head.word)) add([head.word], head.excluded);
  }
  return { terms, cityIds: [...cityIds] };
};
