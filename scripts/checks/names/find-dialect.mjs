import { DIALECT } from './dialect-words.mjs';

const PLAIN = new Map(DIALECT.flatMap(({ words, use }) => words.map((word) => [word, use])));

/** Existing migrations name columns and tables, so these names stay. */
const COLUMN = /^[a-z]+(?:_[a-z]+)+$/;

/** @type {(name: string) => string[]} */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());

/**
 * The dialect word in a name, with its replacements; null for a plain name and for a column.
 * @param {string} name
 * @returns {{ word: string, use: string } | null}
 */
export const findDialect = (name) => {
  if (COLUMN.test(name)) return null;
  const word = wordsOf(name).find((each) => PLAIN.has(each));
  return word === undefined ? null : { word, use: PLAIN.get(word) ?? '' };
};
