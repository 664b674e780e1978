import { ALLOWED } from './allowed-names.mjs';
import { DIALECT } from './dialect-words.mjs';

const PLAIN = new Map(DIALECT.flatMap(({ words, use }) => words.map((word) => [word, use])));

/** @type {(name: string) => string[]} */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());

/**
 * The dialect word in a name, with the words to take instead; null for a plain name and for one that is allowed in
 * this file.
 * @param {string} file with forward slashes, relative to the root
 * @param {string} name
 * @returns {{ word: string, use: string } | null}
 */
export const findDialect = (file, name) => {
  const word = wordsOf(name).find((each) => PLAIN.has(each));
  if (word === undefined) return null;
  const isAllowed = ALLOWED.some(
    ({ names, in: folders }) =>
      names.includes(name) && (!folders || folders.some((folder) => file.startsWith(folder))),
  );
  return isAllowed ? null : { word, use: PLAIN.get(word) ?? '' };
};
