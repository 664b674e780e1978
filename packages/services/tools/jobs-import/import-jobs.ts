import { setTimeout as wait } from 'node:timers/promises';
import type { Brand } from '@broadsheet/contract/brand';
import { slugOfKeyword } from '@broadsheet/contract/slugs';
import { type Kysely, sql } from 'kysely';
import { isDatabaseDown } from '../../src/platform/database/database-faults.ts';
import { refreshSearchTerms } from '../../src/platform/database/refresh-search-terms.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { BrokenFeedError } from './feed-format.ts';
import type { FormatName } from './format-names.ts';
import { FORMATS } from './formats.ts';
import type { ImportedJob } from './imported-job.ts';
import { normaliseJob } from './normalise-job.ts';
import { openFeed } from './open-feed.ts';
import { companyKey, createCompanyFinder } from './store/find-company.ts';
import { type ImportWriter, openImportWriter, type WrittenCounts } from './store/import-writer.ts';
import { readVocabulary } from './store/read-vocabulary.ts';

export interface RejectedRow {
  readonly position: string;
  readonly reason: string;
  readonly externalId: string | undefined;
}

export interface ImportProgress {
  /** Bytes of the file on disk. */
  readonly bytesRead: number;
  readonly size: number;
  readonly read: number;
}

export interface ImportOptions {
  readonly database: Kysely<Schema>;
  readonly brand: Brand;
  readonly file: string;
  readonly format: FormatName;
  /**
   * With an external id, the key of a job: feeds of one name replace one another. Default: the format's name, plus the
   * employer's for a format that is one employer's board.
   */
  readonly source?: string | undefined;
  /** The employer of rows without one. */
  readonly company?: string | undefined;
  /** The feed contains all jobs of its source: those that it no longer names are closed. */
  readonly full: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly progress?: (progress: ImportProgress) => void;
  readonly rejected?: (row: RejectedRow) => void;
  /** Called when the database was away and the import resumes. */
  readonly resumed?: () => void;
}

export interface ImportSummary extends WrittenCounts {
  readonly source: string | null;
  readonly read: number;
  readonly closed: number;
  readonly rejected: number;
  /** Where and why reading ended before the feed did; earlier rows are stored. */
  readonly broken: { readonly position: string; readonly reason: string } | null;
  /** Why no missing jobs were closed; null when they were. */
  readonly notClosed: 'partial' | 'broken' | 'empty' | null;
}

const sourceOf = ({ source, format }: ImportOptions, first: ImportedJob): string => {
  if (source) return source;
  return FORMATS[format].singleCompany
    ? `${format}:${slugOfKeyword(companyKey(first.company)) || companyKey(first.company)}`
    : format;
};

interface Reading {
  readonly read: number;
  readonly rejected: number;
  readonly broken: ImportSummary['broken'];
}

const reasonNotToClose = (
  full: boolean,
  { broken }: Reading,
  { created, updated, unchanged }: WrittenCounts,
): ImportSummary['notClosed'] => {
  if (!full) return 'partial';
  if (broken) return 'broken';
  return created + updated + unchanged === 0 ? 'empty' : null;
};

/** The results of interrupted attempts of an import. */
interface Attempts {
  created: number;
  updated: number;
  /** The number of rejected rows that were reported. */
  rejected: number;
}

/**
 * One attempt from the first row on; rows that are stored already are found unchanged. Where it fails, it records its
 * results in `before`.
 */
const importOnce = async (
  options: ImportOptions,
  before: Attempts,
  isResumed: boolean,
): Promise<ImportSummary> => {
  const { database, brand, now } = options;
  const feed = await openFeed(options.file);
  const vocabulary = await readVocabulary(database, brand);
  const findCompany = await createCompanyFinder(database, brand);
  const normalising = { vocabulary, company: options.company, now };

  let read = 0;
  let rejected = 0;
  const reject = (position: string, reason: string, externalId?: string): void => {
    rejected += 1;
    if (rejected > before.rejected) options.rejected?.({ position, reason, externalId });
  };
  const report = (): void =>
    options.progress?.({ bytesRead: feed.bytesRead(), size: feed.size, read });

  const readAll = async (writer: ImportWriter): Promise<Reading> => {
    try {
      for await (const row of FORMATS[options.format].rows(feed.bytes)) {
        read += 1;
        const outcome = 'fault' in row ? row : normaliseJob(row.content, normalising);
        if ('fault' in outcome) {
          const externalId = 'fault' in row ? row.externalId : row.content.externalId?.trim();
          reject(row.position, outcome.fault, externalId);
          if (externalId) writer.reject(externalId);
        } else if (await writer.add({ position: row.position, job: outcome.job })) report();
      }
    } catch (error) {
      if (!(error instanceof BrokenFeedError)) throw error;
      await writer.flush();
      return { read, rejected, broken: { position: error.position, reason: error.message } };
    }
    await writer.flush();
    return { read, rejected, broken: null };
  };

  const summary = await database.connection().execute(async (connection) => {
    const writer = await openImportWriter(connection, {
      brand,
      now,
      waitsForSource: isResumed,
      findCompany,
      sourceOf: (first) => sourceOf(options, first),
      duplicate: ({ position, job }) =>
        reject(position, 'a row before it has the same id', job.externalId),
    });
    try {
      const reading = await readAll(writer);
      const notClosed = reasonNotToClose(options.full, reading, writer.counts());
      const closed = notClosed === null ? await writer.closeMissing() : 0;
      report();
      return {
        source: writer.source(),
        ...writer.counts(),
        ...reading,
        rejected,
        closed,
        notClosed,
      };
    } catch (error) {
      const { created, updated } = writer.counts();
      before.created += created;
      before.updated += updated;
      before.rejected = Math.max(before.rejected, rejected);
      throw error;
    } finally {
      await writer.close().catch(() => undefined);
    }
  });
  if (isResumed || summary.created + summary.updated + summary.closed > 0)
    await refreshSearchTerms(database);
  return summary;
};

const GONE_MS = 60_000;
const AGAIN_MS = 500;

/** Waits until a database answers again; throws its error where it does not within a minute. */
const untilItAnswers = async (database: Kysely<Schema>): Promise<void> => {
  const deadline = performance.now() + GONE_MS;
  for (;;) {
    try {
      await sql`select 1`.execute(database);
      return;
    } catch (error) {
      if (!isDatabaseDown(error) || performance.now() > deadline) throw error;
      await wait(AGAIN_MS);
    }
  }
};

/**
 * Imports a feed; see ImportSummary for the result. A second import of the same feed changes nothing. Rejected rows go
 * to `rejected`, the others are stored. If the database goes away, the import resumes when it is back. Throws
 * FeedRefusedError when there is nothing to read.
 */
export const importJobs = async (options: ImportOptions): Promise<ImportSummary> => {
  const before: Attempts = { created: 0, updated: 0, rejected: 0 };
  for (let isResumed = false; ; isResumed = true) {
    try {
      const summary = await importOnce(options, before, isResumed);
      const { created, updated, unchanged } = summary;
      return {
        ...summary,
        created: created + before.created,
        updated: updated + before.updated,
        unchanged: Math.max(0, unchanged - before.created - before.updated),
      };
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
      await untilItAnswers(options.database);
      options.resumed?.();
    }
  }
};
