import type { Brand } from '@broadsheet/contract/brand';
import type { Kysely } from 'kysely';
import { KEYWORD_TABLES } from '../../../src/platform/brands/keywords/keyword-tables.ts';
import type { Schema } from '../../../src/platform/database/schema.ts';
import { FeedRefusedError } from '../feed-format.ts';
import { createCategoryGuesser } from '../normalise/category.ts';
import { LEARNT_PHRASES } from '../normalise/learnt-phrases.ts';
import { createCityTest, createLocationReader } from '../normalise/locations.ts';
import type { Vocabulary } from '../normalise-job.ts';

/** Reads a brand's categories, tags and cities. Throws FeedRefusedError where the database has none. */
export const readVocabulary = async (
  database: Kysely<Schema>,
  brand: Brand,
): Promise<Vocabulary> => {
  const categories = await database
    .selectFrom('categories')
    .select(['data_id as dataId', 'label', 'tag'])
    .where('brand', '=', brand)
    .orderBy('position')
    .execute();
  if (categories.length === 0)
    throw new FeedRefusedError(`The database has no categories of brand ${brand}.`);
  const tags = await database
    .selectFrom('tags')
    .select(['data_id as dataId', 'category_id as categoryId', 'label', 'tag'])
    .where('brand', '=', brand)
    .orderBy('category_id')
    .orderBy('position')
    .execute();
  const cities = await database
    .selectFrom('cities')
    .select(['id', 'label', 'slug', 'synonyms'])
    .where('brand', '=', brand)
    .execute();
  const labelOf = (rows: readonly { dataId: number; label: string }[]) => {
    const labels = new Map(rows.map(({ dataId, label }) => [dataId, label]));
    return (id: number): string => labels.get(id) ?? '';
  };
  return {
    readLocations: createLocationReader(cities),
    isCity: createCityTest(cities),
    guessCategory: createCategoryGuesser(
      categories,
      tags,
      KEYWORD_TABLES[brand],
      LEARNT_PHRASES[brand],
    ),
    categoryLabel: labelOf(categories),
    tagLabel: labelOf(tags),
  };
};
