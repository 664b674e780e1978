/**
 * Learns which phrases of job titles decide a category: `ONET_DIR=<folder> npx tsx tests/categories/train-title-phrases.ts`,
 * with the text files of an O*NET release.
 */
import { writeFile } from 'node:fs/promises';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { titleFeatures } from '@broadsheet/services/tools/jobs-import/normalise/title-features';
import { type LabelledTitle, NONE, readOnetTitles, splitTitles } from './onet-titles.ts';

/** A phrase decides where at least this share of the titles that have it are of one category. */
const MIN_PURITY = 0.8;
const MIN_TITLES = 2;
/** A last word says that a job is of none of the brand's categories. */
const MIN_OTHER_PURITY = 0.85;
const MIN_OTHER_TITLES = 4;

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

const { ONET_DIR } = process.env;
if (!ONET_DIR)
  throw new Error('ONET_DIR must name a folder with the text files of an O*NET release');
const titles = readOnetTitles(ONET_DIR);
const phrases: Partial<Record<Brand, [string, string][]>> = {};
for (const brand of BRANDS)
  phrases[brand] = learn(splitTitles(brand, titles).learnt).filter(
    ([, category]) => category !== NONE || brand === 'management',
  );
const file = new URL(
  '../../packages/services/tools/jobs-import/normalise/title-phrases.json',
  import.meta.url,
);
await writeFile(file, `${JSON.stringify(phrases)}\n`);
