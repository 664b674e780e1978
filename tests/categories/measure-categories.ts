/**
 * Measures how often an import is right about a category, on O*NET titles that nothing was learnt from:
 * `ONET_DIR=<folder> npx tsx tests/categories/measure-categories.ts`. Ends with 1 where it is right less often than it should be.
 */
import { readFileSync } from 'node:fs';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { BrandConfig } from '@broadsheet/contract/brand-config';
import { KEYWORD_TABLES } from '@broadsheet/services/platform/brands/keywords/keyword-tables';
import { createCategoryGuesser } from '@broadsheet/services/tools/jobs-import/normalise/category';
import { LEARNT_PHRASES } from '@broadsheet/services/tools/jobs-import/normalise/learnt-phrases';
import Value from 'typebox/value';
import { type LabelledTitle, NONE, readOnetTitles, splitTitles } from './onet-titles.ts';

const MIN_PRECISION = 0.9;
/** The least share of the brand's own titles whose category is sure. */
const MIN_COVERAGE: Readonly<Record<Brand, number>> = { management: 0.4, tech: 0.1 };

const readText = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const readConfig = (brand: Brand): BrandConfig =>
  Value.Parse(BrandConfig, JSON.parse(readText(`../../brand-configs/${brand}.json`)));

const measure = (brand: Brand, titles: readonly LabelledTitle[]) => {
  const { categories } = readConfig(brand);
  const tags = categories.flatMap(({ dataId: categoryId, tags: own }) =>
    own.map((tag) => ({ ...tag, categoryId })),
  );
  const guess = createCategoryGuesser(
    categories,
    tags,
    KEYWORD_TABLES[brand],
    LEARNT_PHRASES[brand],
  );
  const slugs = new Map<number, string>(categories.map(({ dataId, tag }) => [dataId, tag]));
  const results = titles.map(([title, expected]) => {
    const { categoryId, isSure } = guess({ title, skills: [], departments: [], description: '' });
    const isRight = expected.has(slugs.get(categoryId) ?? '');
    return { isSure, isRight, isOwn: !expected.has(NONE) };
  });
  const sure = results.filter(({ isSure }) => isSure);
  const own = results.filter(({ isOwn }) => isOwn);
  return {
    titles: results.length,
    precision: sure.filter(({ isRight }) => isRight).length / sure.length,
    coverage: own.filter(({ isSure }) => isSure).length / own.length,
  };
};

const writeLine = (line: string): void => void process.stdout.write(`${line}\n`);

const { ONET_DIR } = process.env;
const titles = ONET_DIR ? readOnetTitles(ONET_DIR) : null;
if (!titles)
  writeLine(
    'Nothing is measured: ONET_DIR names no folder with the text files of an O*NET release.',
  );
for (const brand of titles ? BRANDS : []) {
  const { measured } = splitTitles(brand, titles ?? []);
  const { precision, coverage } = measure(brand, measured);
  writeLine(
    `${brand}: ${measured.length} titles, precision ${precision.toFixed(3)}, coverage ${coverage.toFixed(3)}`,
  );
  if (precision < MIN_PRECISION || coverage < MIN_COVERAGE[brand]) process.exitCode = 1;
}
