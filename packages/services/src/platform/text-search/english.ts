import { readFile } from 'node:fs/promises';
import wordList from 'word-list';

/** @returns the position of the first word that does not come before the given one */
const positionOf = (sorted: readonly string[], word: string): number => {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return from;
};

// Sorted, they take a quarter of a set's memory (10 MB); they come nearly sorted, which makes it cheap.
let sorted: Promise<readonly string[]> | null = null;

const load = async (): Promise<readonly string[]> =>
  (await readFile(wordList, 'latin1')).trim().split('\n').sort();

/** Tells whether a word of small letters is English (source: the npm package `word-list`, 270,000 words with their forms). */
export const loadEnglish = async (): Promise<(word: string) => boolean> => {
  sorted ??= load();
  const known = await sorted;
  return (word) => known[positionOf(known, word)] === word;
};
