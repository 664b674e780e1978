import type { Brand } from '@broadsheet/contract/brand';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../src/platform/database/schema.ts';
import type { ImportCounts } from '../../../src/platform/database/tables/imports.ts';
import type { ImportedJob } from '../imported-job.ts';
import { type ChangeSample, SAMPLES, sampleOfClosed } from './change-sample.ts';
import { closeMissing } from './close-missing.ts';
import type { CompanyFinder } from './find-company.ts';
import {
  endRun,
  type ImportSource,
  lockSource,
  NO_COUNTS,
  noteProgress,
  openRun,
} from './import-run.ts';
import { noteRejectedJobs } from './seen-jobs.ts';
import { type LocatedJob, writeBatch } from './write-batch.ts';

const BATCH_JOBS = 200;
const BATCH_CHARACTERS = 2_000_000;

export interface WriterOptions {
  readonly brand: Brand;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Hash of the file and of how it is read. */
  readonly fingerprint: string;
  /** When an import resumes, its earlier session may still hold the source: then its end is awaited. */
  readonly waitsForSource: boolean;
  readonly findCompany: CompanyFinder;
  /** The source of this feed's jobs; called once, with the first valid job. */
  readonly sourceOf: (first: ImportedJob) => string;
  readonly duplicate: (located: LocatedJob) => void;
  /** Called where an import that died is continued. @param rowsDone the rows that are stored already. */
  readonly continued: (rowsDone: number) => void;
  /** Nothing is written; the changes are described. */
  readonly isDryRun: boolean;
  /** Runs what must happen as a whole. */
  readonly transact: <Result>(
    work: (transaction: Transaction<Schema>) => Promise<Result>,
  ) => Promise<Result>;
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
   * Ends the import, and closes the jobs that the feed did not name where `closes`; returns how many. Call it after
   * `flush`.
   */
  readonly end: (closes: boolean) => Promise<number>;
  readonly counts: () => ImportCounts;
  readonly samples: () => readonly ChangeSample[];
  readonly source: () => string | null;
  readonly close: () => Promise<void>;
}

const sum = (one: ImportCounts, other: ImportCounts): ImportCounts => ({
  created: one.created + other.created,
  updated: one.updated + other.updated,
  unchanged: one.unchanged + other.unchanged,
  expired: one.expired + other.expired,
  duplicates: one.duplicates + other.duplicates,
});

/** The first of each kind. */
const addSamples = (before: ChangeSample[], more: readonly ChangeSample[]): ChangeSample[] =>
  (['created', 'updated'] as const).flatMap((change) =>
    [...before, ...more].filter((sample) => sample.change === change).slice(0, SAMPLES),
  );

/** Rows that are stored together, and what was stored before them. */
interface Batch {
  readonly jobs: readonly LocatedJob[];
  readonly rejectedIds: readonly string[];
  readonly rowsDone: number;
  readonly counts: ImportCounts;
}

/** Writes a batch with the progress of its run, in one transaction. */
const storeBatch = (
  { now, findCompany, isDryRun, transact }: WriterOptions,
  source: ImportSource,
  { jobs, rejectedIds, rowsDone, counts }: Batch,
) =>
  transact(async (transaction) => {
    if (rejectedIds.length > 0) await noteRejectedJobs(transaction, source, rejectedIds);
    const written = await writeBatch(transaction, jobs, { ...source, now, findCompany, isDryRun });
    const next = { rowsDone: jobs.at(-1)?.row ?? rowsDone, counts: sum(counts, written.counts) };
    await noteProgress(transaction, source, next, now);
    return { ...written, next };
  });

/** Ends a run; returns the jobs that it closed. */
const endSource = ({ now, transact }: WriterOptions, source: ImportSource, closes: boolean) =>
  transact(async (transaction) => {
    const missing = closes
      ? await closeMissing(transaction, source, now, SAMPLES)
      : { count: 0, first: [] };
    await endRun(transaction, source);
    return missing;
  });

/** Writes jobs in batches, one transaction each, over one connection. */
export const openImportWriter = (
  connection: Kysely<Schema>,
  options: WriterOptions,
): ImportWriter => {
  const { brand, now, transact } = options;
  let key: ImportSource | null = null;
  let rowsDone = 0;
  let batch: LocatedJob[] = [];
  let batchCharacters = 0;
  let rejectedIds: string[] = [];
  let counts: ImportCounts = NO_COUNTS;
  let samples: ChangeSample[] = [];

  const openSource = async (first: ImportedJob): Promise<ImportSource> => {
    if (key !== null) return key;
    const opened = { brand, source: options.sourceOf(first) };
    await lockSource(connection, opened, options.waitsForSource);
    const run = await transact((transaction) =>
      openRun(transaction, opened, options.fingerprint, now),
    );
    ({ rowsDone, counts } = run);
    if (rowsDone > 0) options.continued(rowsDone);
    key = opened;
    return opened;
  };
  const flush = async (): Promise<void> => {
    const [jobs, ids] = [batch, rejectedIds];
    const [first] = jobs;
    if (!first && key === null) return;
    batch = [];
    batchCharacters = 0;
    rejectedIds = [];
    const source = first ? await openSource(first.job) : key;
    if (source === null) return;
    const open = jobs.filter(({ row }) => row > rowsDone);
    const stored = { jobs: open, rejectedIds: ids, rowsDone, counts };
    const outcome = await storeBatch(options, source, stored);
    ({ rowsDone, counts } = outcome.next);
    samples = addSamples(samples, outcome.samples);
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
    end: async (closes) => {
      if (key === null) return 0;
      const closed = await endSource(options, key, closes);
      samples = [...samples, ...closed.first.map(sampleOfClosed)];
      return closed.count;
    },
    counts: () => counts,
    samples: () => samples,
    source: () => key?.source ?? null,
    close: async () => {
      await sql`select pg_advisory_unlock_all()`.execute(connection);
    },
  };
};
