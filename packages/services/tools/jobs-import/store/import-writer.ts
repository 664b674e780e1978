import type { Brand } from '@broadsheet/contract/brand';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../src/platform/database/schema.ts';
import { FeedRefusedError } from '../feed-format.ts';
import type { ImportedJob } from '../imported-job.ts';
import { closeMissing } from './close-missing.ts';
import type { CompanyFinder } from './find-company.ts';
import { closeSeenJobs, noteRejectedJobs, openSeenJobs } from './seen-jobs.ts';
import { type LocatedJob, writeBatch } from './write-batch.ts';

const BATCH_JOBS = 200;
const BATCH_CHARACTERS = 2_000_000;

export interface WriterOptions {
  readonly brand: Brand;
  /** Epoch milliseconds. */
  readonly now: number;
  /** When an import resumes, its earlier session may still hold the source: then its end is awaited. */
  readonly waitsForSource: boolean;
  readonly findCompany: CompanyFinder;
  /** The source of this feed's jobs; called once, with the first valid job. */
  readonly sourceOf: (first: ImportedJob) => string;
  readonly duplicate: (located: LocatedJob) => void;
}

export interface WrittenCounts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

export interface ImportWriter {
  /**
   * Adds a job; returns whether a batch was written. Throws FeedRefusedError when another import of its source is
   * running.
   */
  readonly add: (located: LocatedJob) => Promise<boolean>;
  readonly reject: (externalId: string) => void;
  readonly flush: () => Promise<void>;
  /**
   * Closes the jobs that the feed did not name; returns how many. Call it after `flush`, once the complete feed was
   * read.
   */
  readonly closeMissing: () => Promise<number>;
  readonly counts: () => WrittenCounts;
  readonly source: () => string | null;
  readonly close: () => Promise<void>;
}

/** A concurrent import of the same source is refused instead of queued, because each would close the other's jobs. */
const lockSource = async (
  connection: Kysely<Schema>,
  name: string,
  waits: boolean,
): Promise<void> => {
  if (waits) {
    await sql`select pg_advisory_lock(hashtext('broadsheet-import'), hashtext(${name}))`.execute(
      connection,
    );
    return;
  }
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(hashtext('broadsheet-import'), hashtext(${name})) as locked
  `.execute(connection);
  if (!rows[0]?.locked) throw new FeedRefusedError(`Another import of ${name} is under way.`);
};

/** Writes jobs in batches, one transaction each, over one connection. */
export const openImportWriter = async (
  connection: Kysely<Schema>,
  options: WriterOptions,
): Promise<ImportWriter> => {
  const { brand, now, findCompany } = options;
  await openSeenJobs(connection);
  let source: string | null = null;
  let batch: LocatedJob[] = [];
  let batchCharacters = 0;
  let rejectedIds: string[] = [];
  let counts: WrittenCounts = { created: 0, updated: 0, unchanged: 0 };

  const resolveSource = async (first: ImportedJob): Promise<string> => {
    if (source !== null) return source;
    const name = options.sourceOf(first);
    await lockSource(connection, `${brand}/${name}`, options.waitsForSource);
    source = name;
    return name;
  };
  const flush = async (): Promise<void> => {
    const [jobs, ids] = [batch, rejectedIds];
    batch = [];
    batchCharacters = 0;
    rejectedIds = [];
    if (ids.length > 0) await noteRejectedJobs(connection, ids);
    const [first] = jobs;
    if (!first) return;
    const context = { brand, source: await resolveSource(first.job), now, findCompany };
    const outcome = await connection
      .transaction()
      .execute((transaction) => writeBatch(transaction, jobs, context));
    counts = {
      created: counts.created + outcome.created,
      updated: counts.updated + outcome.updated,
      unchanged: counts.unchanged + outcome.unchanged,
    };
    outcome.duplicates.forEach(options.duplicate);
  };
  return {
    add: async (located) => {
      batch.push(located);
      batchCharacters += located.job.descriptionHtml.length;
      if (batch.length < BATCH_JOBS && batchCharacters < BATCH_CHARACTERS) return false;
      await flush();
      return true;
    },
    reject: (externalId) => rejectedIds.push(externalId),
    flush,
    closeMissing: () =>
      source === null ? Promise.resolve(0) : closeMissing(connection, brand, source, now),
    counts: () => counts,
    source: () => source,
    close: async () => {
      await closeSeenJobs(connection);
      await sql`select pg_advisory_unlock_all()`.execute(connection);
    },
  };
};
