import { readFileSync } from 'node:fs';
import type { Brand } from '@broadsheet/contract/brand';
import { BrandConfig } from '@broadsheet/contract/brand-config';
import { KEYWORD_TABLES } from '@broadsheet/services/platform/brands/keywords/keyword-tables';
import { createCategoryGuesser } from '@broadsheet/services/tools/jobs-import/normalise/category';
import { LEARNT_PHRASES } from '@broadsheet/services/tools/jobs-import/normalise/learnt-phrases';
import Value from 'typebox/value';
import { expect, it } from 'vitest';

const readText = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const readConfig = (brand: Brand): BrandConfig =>
  Value.Parse(BrandConfig, JSON.parse(readText(`../../brand-configs/${brand}.json`)));

/** Jobs of no category of the brand. */
const NONE = '-';

const titlesOf = (brand: Brand): [title: string, categories: string[]][] =>
  readText(`./onet-${brand}.tsv`)
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', categories = ''] = line.split('\t');
      return [title, categories.split('|')];
    });

const measure = (brand: Brand) => {
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
  const results = titlesOf(brand).map(([title, expected]) => {
    const { categoryId, isSure } = guess({ title, skills: [], departments: [], description: '' });
    const isRight = expected.includes(slugs.get(categoryId) ?? '');
    return { isSure, isRight, isOwn: !expected.includes(NONE) };
  });
  const sure = results.filter(({ isSure }) => isSure);
  const own = results.filter(({ isOwn }) => isOwn);
  return {
    titles: results.length,
    precision: sure.filter(({ isRight }) => isRight).length / sure.length,
    coverage: own.filter(({ isSure }) => isSure).length / own.length,
  };
};

/** Titles that the phrases were not learnt from: half of O*NET's, of which half are of no category of the brand. */
it.each([
  ['management', 0.4],
  ['tech', 0.1],
] as const)('is right about nine of ten %s titles of which it is sure', (brand, coverage) => {
  const measured = measure(brand);
  process.stdout.write(
    `categories of ${brand}: ${measured.titles} titles, precision ${measured.precision.toFixed(3)}, coverage ${measured.coverage.toFixed(3)}\n`,
  );
  expect(measured.precision).toBeGreaterThanOrEqual(0.9);
  expect(measured.coverage).toBeGreaterThanOrEqual(coverage);
});
