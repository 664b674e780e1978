import type { Brand } from '@broadsheet/contract/brand';
import { DAY_MS } from '@broadsheet/contract/durations';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../src/platform/database/schema.ts';
import type { ImportCounts } from '../../../src/platform/database/tables/imports.ts';
import { FeedRefusedError } from '../feed-format.ts';

/** The key of an import: two at a time would each close the other's jobs. */
export interface ImportSource {
  readonly brand: Brand;
  readonly source: string;
}

/** An import that died is resumed within this time: later, dates such as "3 days ago" mean something else. */
const RESUMES_FOR_MS = DAY_MS;

export const NO_COUNTS: ImportCounts = {
  created: 0,
  updated: 0,
  unchanged: 0,
  expired: 0,
  duplicates: 0,
};

export interface ImportRun {
  readonly rowsDone: number;
  readonly counts: ImportCounts;
}

const findRun = (connection: Kysely<Schema>, { brand, source }: ImportSource) =>
  connection
    .selectFrom('import_runs')
    .selectAll()
    .where('brand', '=', brand)
    .where('source', '=', source)
    .executeTakeFirst();

/** Throws FeedRefusedError where another import of the source is running, unless its end is awaited. */
export const lockSource = async (
  connection: Kysely<Schema>,
  key: ImportSource,
  waits: boolean,
): Promise<void> => {
  const name = `${key.brand}/${key.source}`;
  if (waits) {
    await sql`select pg_advisory_lock(hashtext('broadsheet-import'), hashtext(${name}))`.execute(
      connection,
    );
    return;
  }
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(hashtext('broadsheet-import'), hashtext(${name})) as locked
  `.execute(connection);
  if (rows[0]?.locked) return;
  const run = await findRun(connection, key);
  const since = run
    ? ` since ${run.started_at.toISOString()} and has stored ${run.rows_done.toLocaleString('en-IN')} rows`
    : '';
  throw new FeedRefusedError(
    `Another import of ${name} is under way${since}. Wait until it has ended, then import again.`,
  );
};

/** Continues the import of the same file that died, or begins a new one. */
export const openRun = async (
  connection: Kysely<Schema>,
  key: ImportSource,
  fingerprint: string,
  now: number,
): Promise<ImportRun> => {
  const run = await findRun(connection, key);
  const isSame = run?.fingerprint === fingerprint;
  if (run && isSame && run.updated_at.getTime() > now - RESUMES_FOR_MS)
    return { rowsDone: run.rows_done, counts: run.counts };
  await endRun(connection, key);
  const at = new Date(now);
  await connection
    .insertInto('import_runs')
    .values({
      ...key,
      fingerprint,
      rows_done: 0,
      counts: JSON.stringify(NO_COUNTS),
      started_at: at,
      updated_at: at,
    })
    .execute();
  return { rowsDone: 0, counts: NO_COUNTS };
};

/** Notes how far an import has come, in the transaction that stores the rows. */
export const noteProgress = async (
  transaction: Kysely<Schema>,
  { brand, source }: ImportSource,
  { rowsDone, counts }: ImportRun,
  now: number,
): Promise<void> => {
  await transaction
    .updateTable('import_runs')
    .set({ rows_done: rowsDone, counts: JSON.stringify(counts), updated_at: new Date(now) })
    .where('brand', '=', brand)
    .where('source', '=', source)
    .execute();
};

/** Forgets an import that has ended. */
export const endRun = async (
  connection: Kysely<Schema>,
  { brand, source }: ImportSource,
): Promise<void> => {
  for (const table of ['import_seen', 'import_runs'] as const)
    await connection
      .deleteFrom(table)
      .where('brand', '=', brand)
      .where('source', '=', source)
      .execute();
};
