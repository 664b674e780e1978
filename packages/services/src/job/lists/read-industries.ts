import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** As long as the directory of a brand is cached. */
const MAX_AGE_MS = 60_000;

type Industries = ReadonlyMap<number, string>;

const cache = new WeakMap<
  Kysely<Schema>,
  { readonly since: number; readonly industries: Promise<Industries> }
>();

const load = async (database: Kysely<Schema>): Promise<Industries> => {
  const rows = await database.selectFrom('industries').selectAll().execute();
  return new Map(rows.map(({ id, label }) => [id, label]));
};

/** The labels of industries by id, as of the last minute. */
export const readIndustries = ({
  database,
}: {
  readonly database: Kysely<Schema>;
}): Promise<Industries> => {
  const known = cache.get(database);
  const since = performance.now();
  if (known && since - known.since < MAX_AGE_MS) return known.industries;
  const industries = load(database);
  cache.set(database, { since, industries });
  industries.catch(() => {
    if (cache.get(database)?.industries === industries) cache.delete(database);
  });
  return industries;
};
