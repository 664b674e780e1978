/**
 * Learns which phrases of job titles decide a category, and writes the titles that it did not learn from as a test set:
 * `node --import tsx tests/categories/train-title-phrases.ts "Alternate Titles.txt" "Sample of Reported Titles.txt"`,
 * with the files of the O*NET database (text version).
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { titleFeatures } from '@broadsheet/services/tools/jobs-import/normalise/title-features';
import { CATEGORIES_OF_OCCUPATIONS } from './occupations.ts';

/** A job that is of no category of the brand. */
const NONE = '-';
/** A phrase decides where at least this share of the titles that have it are of one category. */
const MIN_PURITY = 0.8;
const MIN_TITLES = 2;
/** A last word says that a job is of none of the brand's categories. */
const MIN_OTHER_PURITY = 0.85;
const MIN_OTHER_TITLES = 4;

type LabelledTitle = readonly [title: string, categories: ReadonlySet<string>];

const byteOf = (title: string, at: number): number =>
  createHash('sha256').update(title).digest()[at] ?? 0;

const readTitles = async (files: readonly string[]): Promise<[code: string, title: string][]> => {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text) =>
    text
      .split(/\r?\n/)
      .slice(1)
      .flatMap((line): [string, string][] => {
        const [code, title] = line.split('\t');
        return code && title ? [[code, title.trim()]] : [];
      }),
  );
};

const labelTitles = (
  brand: Brand,
  titles: readonly (readonly [string, string])[],
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

const learn = (titles: readonly LabelledTitle[]): [phrase: string, category: string][] => {
  const counts = new Map<string, Map<string, number>>();
  for (const [title, categories] of titles)
    for (const feature of titleFeatures(title)) {
      const known = counts.get(feature) ?? new Map<string, number>();
      for (const category of categories)
        known.set(category, (known.get(category) ?? 0) + 1 / categories.size);
      counts.set(feature, known);
    }
  return [...counts]
    .flatMap(([phrase, known]) => {
      const total = [...known.values()].reduce((sum, count) => sum + count, 0);
      const [category = NONE, count = 0] =
        [...known].sort(([, one], [, other]) => other - one)[0] ?? [];
      const purity = count / (total + 0.3);
      const isOther = category === NONE;
      const decides = isOther
        ? /^\S+\$$/.test(phrase) && total >= MIN_OTHER_TITLES && purity >= MIN_OTHER_PURITY
        : total >= MIN_TITLES && purity >= MIN_PURITY;
      return decides ? [{ phrase, category, purity }] : [];
    })
    .sort((one, other) => other.purity - one.purity || (one.phrase < other.phrase ? -1 : 1))
    .map(({ phrase, category }) => [phrase, category]);
};

const folder = new URL('.', import.meta.url);
const titles = await readTitles(process.argv.slice(2));
const phrases: Partial<Record<Brand, [string, string][]>> = {};
for (const brand of BRANDS) {
  const labelled = labelTitles(brand, titles);
  phrases[brand] = learn(labelled.filter(([title]) => byteOf(title, 2) % 2 === 0)).filter(
    ([, category]) => category !== NONE || brand === 'management',
  );
  const unseen = labelled.filter(([title]) => byteOf(title, 2) % 2 === 1);
  const own = unseen.filter(([, categories]) => !categories.has(NONE));
  const others = unseen
    .filter(([, categories]) => categories.has(NONE) && categories.size === 1)
    .sort(([one], [other]) => byteOf(one, 1) - byteOf(other, 1) || (one < other ? -1 : 1))
    .slice(0, own.length);
  const lines = [...own, ...others].map(
    ([title, categories]) => `${title}\t${[...categories].sort().join('|')}`,
  );
  await writeFile(new URL(`onet-${brand}.tsv`, folder), `${lines.join('\n')}\n`);
}
const file = new URL(
  '../../packages/services/tools/jobs-import/normalise/title-phrases.json',
  folder,
);
await writeFile(file, `${JSON.stringify(phrases)}\n`);
