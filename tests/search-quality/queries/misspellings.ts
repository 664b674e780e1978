import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bucketOf } from '../bucket-of.ts';

const PACKAGE = '@cspell/dict-en-common-misspellings';
const ENTRY = /"([a-z]+)->([a-z]+)"/g;
const MIN_LENGTH = 5;

/** Misspellings that people made, by the word that was meant. */
const readMisspellings = (): ReadonlyMap<string, readonly string[]> => {
  const folder = dirname(createRequire(import.meta.url).resolve(PACKAGE));
  const list = readFileSync(join(folder, 'dict/dict-en.json'), 'utf8');
  const wrongs = new Map<string, string[]>();
  for (const [, wrong = '', right = ''] of list.matchAll(ENTRY)) {
    if (right.length < MIN_LENGTH) continue;
    const known = wrongs.get(right);
    if (known) known.push(wrong);
    else wrongs.set(right, [wrong]);
  }
  return wrongs;
};

const wrongs = readMisspellings();

/** The title with its longest word that the list has, misspelt; null where it has none of them. */
export const misspell = (title: string): string | null => {
  const terms = title.toLowerCase().split(' ');
  const [longest] = terms
    .filter((word) => wrongs.has(word))
    .toSorted((one, other) => other.length - one.length);
  const known = wrongs.get(longest ?? '');
  if (!known) return null;
  const wrong = known[bucketOf(title, known.length)];
  return terms.map((word) => (word === longest ? wrong : word)).join(' ');
};
