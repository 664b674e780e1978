import type { Brand } from '@broadsheet/contract/brand';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { BrandDirectory } from '../../../platform/brands/directory.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { loadEnglish } from '../../../platform/text-search/english.ts';
import { foldText } from '../../../platform/text-search/fold-text.ts';
import { findSynonyms } from '../../../platform/text-search/synonyms.ts';
import { FILLER } from './filler.ts';
import { CITY_SPELLINGS, REGION_NAMES } from './locations.ts';
import type { NamedCompanies, Vocabulary } from './vocabulary.ts';

const MAX_AGE_MS = 300_000;
/** Titles and skills, those of most jobs first. */
const MAX_PHRASES = 30_000;
const MAX_COMPANIES = 30_000;
/** The first word of a company's name stands for it where it is at least this long and nothing else. */
const SHORT_NAME_MIN = 4;

interface PhraseRow {
  readonly kind: string;
  readonly label: string;
  readonly jobs: number;
}

interface CompanyRow {
  readonly id: number;
  readonly name: string;
}

const longestOf = (names: Iterable<string>): number => {
  let longest = 1;
  for (const name of names) longest = Math.max(longest, name.split(' ').length);
  return longest;
};

const countTokens = (rows: readonly PhraseRow[]) => {
  const jobsByWord = new Map<string, number>();
  const pairs = new Set<string>();
  let jobs = 0;
  for (const row of rows) {
    if (row.kind === 'job') jobs += row.jobs;
    const tokens = foldText(row.label);
    tokens.forEach((word, at) => {
      const next = tokens[at + 1];
      if (next !== undefined) pairs.add(`${word} ${next}`);
    });
    for (const word of new Set(tokens))
      jobsByWord.set(word, (jobsByWord.get(word) ?? 0) + row.jobs);
  }
  return { jobsByWord, pairs, jobs };
};

const nameLocations = ({ cities }: BrandDirectory): Map<string, readonly number[]> => {
  const all = [...cities.values()];
  const bySlug = new Map(all.map(({ slug, id }) => [slug, id] as const));
  const locations = new Map<string, readonly number[]>();
  const add = (name: string, ids: readonly number[]): void => {
    const key = foldText(name).join(' ');
    if (key !== '' && ids.length > 0 && !locations.has(key)) locations.set(key, ids);
  };
  for (const { name, slugs } of REGION_NAMES)
    add(
      name,
      slugs.flatMap((slug) => bySlug.get(slug) ?? []),
    );
  for (const { label, slug, synonyms, id } of all)
    for (const name of [label, slug, ...synonyms]) add(name, [id]);
  for (const { name, slugs } of CITY_SPELLINGS)
    add(
      name,
      slugs.flatMap((slug) => bySlug.get(slug) ?? []),
    );
  return locations;
};

const nameCompanies = (
  rows: readonly CompanyRow[],
  jobsByWord: ReadonlyMap<string, number>,
  locations: ReadonlyMap<string, unknown>,
): Map<string, NamedCompanies> => {
  const companies = new Map<string, NamedCompanies>();
  const add = (key: string, { id, name }: CompanyRow): void => {
    const known = companies.get(key);
    companies.set(key, known ? { ...known, ids: [...known.ids, id] } : { name, ids: [id] });
  };
  const isOwnWord = (word: string): boolean =>
    word.length >= SHORT_NAME_MIN &&
    !jobsByWord.has(word) &&
    !locations.has(word) &&
    !FILLER.has(word) &&
    findSynonyms(word) === null;
  for (const row of rows) {
    const tokens = foldText(row.name);
    const shortest = isOwnWord(tokens[0] ?? '') ? 1 : Math.max(2, tokens.length);
    for (let length = tokens.length; length >= shortest; length -= 1)
      add(tokens.slice(0, length).join(' '), row);
  }
  return companies;
};

const load = async (
  database: Kysely<Schema>,
  brand: Brand,
  directory: BrandDirectory,
): Promise<Vocabulary> => {
  const [phrases, companyRows, isEnglish] = await Promise.all([
    sql<PhraseRow>`
      select kind, label, jobs from search_phrases where brand = ${brand}
      order by jobs desc, label limit ${MAX_PHRASES}`.execute(database),
    sql<CompanyRow>`
      select id, name from companies where brand = ${brand} order by id limit ${MAX_COMPANIES}`.execute(
      database,
    ),
    loadEnglish(),
  ]);
  const { jobsByWord, pairs, jobs } = countTokens(phrases.rows);
  const locations = nameLocations(directory);
  const companies = nameCompanies(companyRows.rows, jobsByWord, locations);
  const longest = {
    location: longestOf(locations.keys()),
    company: longestOf(companies.keys()),
  };
  return { jobsByWord, pairs, jobs, locations, companies, isEnglish, longest };
};

interface Loaded {
  readonly since: number;
  readonly value: Promise<Vocabulary>;
}

const caches = new WeakMap<Kysely<Schema>, LRUCache<Brand, Loaded>>();

/** The brand's vocabulary, as of a few minutes ago; one that has aged serves until the next is there. */
export const loadVocabulary = (
  database: Kysely<Schema>,
  brand: Brand,
  directory: BrandDirectory,
): Promise<Vocabulary> => {
  const cache = caches.get(database) ?? new LRUCache<Brand, Loaded>({ max: 10 });
  caches.set(database, cache);
  const known = cache.get(brand);
  const now = performance.now();
  if (known && now - known.since < MAX_AGE_MS) return known.value;
  const value = load(database, brand, directory);
  const entry = { since: now, value };
  if (known) cache.set(brand, { ...known, since: now });
  else cache.set(brand, entry);
  value.then(
    () => cache.set(brand, entry),
    () => known ?? cache.delete(brand),
  );
  return known?.value ?? value;
};
