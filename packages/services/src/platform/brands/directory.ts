import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { EarlyRule } from '@broadsheet/contract/early-rule';
import { cityNames } from '@broadsheet/contract/find-city';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { createReading, type Reading } from '../database/standby/reading.ts';
import { type CityNames, plainText } from '../text-search/parse-query.ts';
import type { Selling } from './selling.ts';

export interface Label {
  readonly dataId: number;
  readonly label: string;
  readonly tag: string;
}
export interface DirectoryTag extends Label {
  readonly categoryId: number;
}
export interface DirectoryCity {
  readonly id: number;
  readonly label: string;
  readonly slug: string;
  readonly synonyms: readonly string[];
  readonly nearby: readonly string[];
}

/** A brand's categories, tags and cities by id, in the order of its config, and its rules. */
export interface BrandDirectory {
  readonly categories: ReadonlyMap<number, Label>;
  readonly tags: ReadonlyMap<number, DirectoryTag>;
  readonly cities: ReadonlyMap<number, DirectoryCity>;
  readonly cityNames: CityNames;
  /** The number of jobs that a basic member may apply for in 30 days. */
  readonly applyLimit: number;
  /** The number of resumes that a seeker may store. */
  readonly resumeLimit: number;
  readonly selling: Selling;
  readonly earlyRule: EarlyRule;
}

export type ReadDirectory = (brand: Brand) => Promise<BrandDirectory>;

const MAX_AGE_MS = 60_000;

const namesOf = (city: DirectoryCity): [string, number][] =>
  cityNames(city).map((name) => [plainText(name), city.id]);

const load = async (database: Kysely<Schema>, brand: Brand): Promise<BrandDirectory> => {
  const [categories, tags, cities, rules] = await Promise.all([
    database
      .selectFrom('categories')
      .selectAll()
      .where('brand', '=', brand)
      .orderBy('position')
      .execute(),
    database
      .selectFrom('tags')
      .selectAll()
      .where('brand', '=', brand)
      .orderBy('category_id')
      .orderBy('position')
      .execute(),
    database.selectFrom('cities').selectAll().where('brand', '=', brand).orderBy('id').execute(),
    database
      .selectFrom('brand_rules')
      .selectAll()
      .where('brand', '=', brand)
      .executeTakeFirstOrThrow(),
  ]);
  const labelOf = (row: { data_id: number; label: string; tag: string }): Label => ({
    dataId: row.data_id,
    label: row.label,
    tag: row.tag,
  });
  return {
    categories: new Map(categories.map((row) => [row.data_id, labelOf(row)])),
    tags: new Map(
      tags.map((row) => [row.data_id, { ...labelOf(row), categoryId: row.category_id }]),
    ),
    cities: new Map(cities.map((row) => [row.id, row])),
    cityNames: new Map(cities.flatMap(namesOf)),
    applyLimit: rules.apply_limit,
    resumeLimit: rules.resume_limit,
    selling: rules.selling,
    earlyRule: { hours: rules.early_hours, applications: rules.early_applications },
  };
};

interface DirectoryOptions {
  /** Allows reads from a standby. */
  readonly read?: Reading;
  /** Calls back when the database holds newer configs. */
  readonly onChange?: (listener: () => void) => unknown;
}

/**
 * Caches each brand's directory in memory for a minute, or until it changes: every response needs these few hundred
 * rows.
 */
export const createDirectory = (
  database: Kysely<Schema>,
  { read = createReading(database), onChange }: DirectoryOptions = {},
): ReadDirectory => {
  const cache = new Map<
    Brand,
    { readonly since: number; readonly value: Promise<BrandDirectory> }
  >();
  onChange?.(() => cache.clear());
  return (brand) => {
    const entry = cache.get(brand);
    const now = performance.now();
    if (entry && now - entry.since < MAX_AGE_MS) return entry.value;
    const value = read('own', (from) => load(from, brand));
    cache.set(brand, { since: now, value });
    value.catch(() => {
      if (cache.get(brand)?.value === value) cache.delete(brand);
    });
    return value;
  };
};

export const isBrand = (value: unknown): value is Brand => BRANDS.some((brand) => brand === value);
