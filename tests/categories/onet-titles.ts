import { createHash } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import { readTable } from '../search-quality/sources/read-table.ts';
import { CATEGORIES_OF_OCCUPATIONS } from './occupations.ts';

/** The category of jobs that are of no category of the brand. */
export const NONE = '-';
const FILES = [
  ['Alternate Titles.txt', 'Alternate Title'],
  ['Sample of Reported Titles.txt', 'Reported Job Title'],
] as const;

export type LabelledTitle = readonly [title: string, categories: ReadonlySet<string>];

/** Titles with their labels in two halves: from one, phrases are learnt; the other measures them. */
export interface TitleHalves {
  readonly learnt: readonly LabelledTitle[];
  /** As many titles of no category as of all categories. */
  readonly measured: readonly LabelledTitle[];
}

const byteOf = (title: string, at: number): number =>
  createHash('sha256').update(title).digest()[at] ?? 0;

/** @param folder with the text files of an O*NET release */
export const readOnetTitles = (folder: string): (readonly [code: string, title: string])[] =>
  FILES.flatMap(([file, column]) =>
    readTable(folder, file).flatMap((row): (readonly [string, string])[] => {
      const [code, title] = [row.get('O*NET-SOC Code'), row.get(column)];
      return code && title ? [[code, title.trim()]] : [];
    }),
  );

const labelTitles = (
  brand: Brand,
  titles: readonly (readonly [code: string, title: string])[],
): LabelledTitle[] => {
  const labelled = new Map<string, Set<string>>();
  for (const [code, title] of titles) {
    const [, categories = NONE] =
      CATEGORIES_OF_OCCUPATIONS[brand].find(([begin]) => code.startsWith(begin)) ?? [];
    const known = labelled.get(title) ?? new Set();
    for (const category of categories.split('|')) known.add(category);
    labelled.set(title, known);
  }
  return [...labelled].sort(([one], [other]) => (one < other ? -1 : 1));
};

/** Splits the titles of a brand by their hash. */
export const splitTitles = (
  brand: Brand,
  titles: readonly (readonly [code: string, title: string])[],
): TitleHalves => {
  const labelled = labelTitles(brand, titles);
  const unseen = labelled.filter(([title]) => byteOf(title, 2) % 2 === 1);
  const own = unseen.filter(([, categories]) => !categories.has(NONE));
  const others = unseen
    .filter(([, categories]) => categories.has(NONE) && categories.size === 1)
    .sort(([one], [other]) => byteOf(one, 1) - byteOf(other, 1) || (one < other ? -1 : 1))
    .slice(0, own.length);
  return {
    learnt: labelled.filter(([title]) => byteOf(title, 2) % 2 === 0),
    measured: [...own, ...others],
  };
};
