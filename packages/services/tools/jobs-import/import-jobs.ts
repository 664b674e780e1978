import { setTimeout as wait } from 'node:timers/promises';
import type { Brand } from '@broadsheet/contract/brand';
import { slugOfKeyword } from '@broadsheet/contract/slugs';
import { type Kysely, sql, type Transaction } from 'kysely';
import { refreshSalaries } from '../../src/job/salaries/refresh-salaries.ts';
import { isDatabaseDown } from '../../src/platform/database/database-faults.ts';
import { refreshSearchTerms } from '../../src/platform/database/refresh-search-terms.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { BrokenFeedError, FeedRefusedError, type FeedSource } from './feed-format.ts';
import type { FeedMapping } from './feed-mapping.ts';
import { fingerprintFeed } from './fingerprint-feed.ts';
import type { FormatName } from './format-names.ts';
import { FORMATS } from './formats.ts';
import { checkFormat } from './identify-feed.ts';
import type { ImportedJob } from './imported-job.ts';
import type { NormaliseOptions } from './normalise-job.ts';
import { type OpenFeed, openFeed } from './open-feed.ts';
import { type RejectedRow, readRows } from './read-rows.ts';
import { type ChangeSample, selectSamples } from './store/change-sample.ts';
import { companyKey, createCompanyFinder } from './store/find-company.ts';
import { type ImportWriter, openImportWriter, type WriterOptions } from './store/import-writer.ts';
import { readVocabulary } from './store/read-vocabulary.ts';

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
  /** Where the format `json` finds its fields. */
  readonly mapping?: FeedMapping | undefined;
  /**
   * With an external id, the key of a job: feeds of one name replace one another. Default: the format's name, plus the
   * employer's for a format that is one employer's board.
   */
  readonly source?: string | undefined;
  /** The employer of rows without one. */
  readonly company?: string | undefined;
  /** The feed contains all jobs of its source: those that it no longer names are closed. */
  readonly full: boolean;
  /** Nothing is imported where more than this share of the rows looks wrong, in percent. */
  readonly strictPercent?: number | undefined;
  /** Tells what would change, and changes nothing. */
  readonly dryRun?: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly progress?: (progress: ImportProgress) => void;
  readonly rejected?: (row: RejectedRow) => void;
  /** Called when the database was away and the import resumes. */
  readonly resumed?: () => void;
  /** Called where an import of the same file died before. @param rowsDone the rows that are stored already. */
  readonly continued?: (rowsDone: number) => void;
}

export interface ImportSummary {
  readonly source: string | null;
  readonly read: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Of those created: how many had ended already. */
  readonly expired: number;
  readonly closed: number;
  readonly rejected: number;
  /** Of those rejected: how many were shifted, truncated or scraped badly. */
  readonly wrong: number;
  /** Jobs whose category is unsure; they are on the list for review. */
  readonly unsure: number;
  /** Where and why reading ended before the feed did; earlier rows are stored. */
  readonly broken: { readonly position: string; readonly reason: string } | null;
  /** Why no missing jobs were closed; null when they were. */
  readonly notClosed: 'partial' | 'broken' | 'empty' | null;
  /** Ten of the changes, for a dry run. */
  readonly samples: readonly ChangeSample[];
}

const sourceOf = ({ source, format, mapping }: ImportOptions, first: ImportedJob): string => {
  if (source) return source;
  return FORMATS[format].singleCompany || mapping?.singleCompany
    ? `${format}:${slugOfKeyword(companyKey(first.company)) || companyKey(first.company)}`
    : format;
};

interface Reading {
  readonly read: number;
  readonly rejected: number;
  readonly wrong: number;
  readonly unsure: number;
  readonly broken: ImportSummary['broken'];
}

const reasonNotToClose = (
  full: boolean,
  { broken }: Reading,
  stored: number,
): ImportSummary['notClosed'] => {
  if (!full) return 'partial';
  if (broken) return 'broken';
  return stored === 0 ? 'empty' : null;
};

/** What one attempt reads from and how. */
interface Attempt {
  readonly options: ImportOptions;
  readonly feed: OpenFeed;
  readonly source: FeedSource;
  readonly normalising: NormaliseOptions;
  /** Rejected rows that an earlier attempt reported. */
  readonly reported: { count: number };
}

/** Reads all rows, and gives each valid job to `add`. */
const readAll = async (
  { options, feed, source, normalising, reported }: Attempt,
  writer: Pick<ImportWriter, 'add' | 'reject' | 'flush'>,
  rejections: { count: number; wrong: number },
): Promise<Reading> => {
  let read = 0;
  let unsure = 0;
  let broken: ImportSummary['broken'] = null;
  const report = (): void =>
    options.progress?.({ bytesRead: feed.bytesRead(), size: feed.size, read });
  try {
    for await (const row of readRows(FORMATS[options.format], source, normalising)) {
      read += 1;
      if ('job' in row) {
        if (!row.job.isCategorySure) unsure += 1;
        if (await writer.add({ row: read, position: row.position, job: row.job })) report();
        continue;
      }
      rejections.count += 1;
      if (row.rejected.isWrong) rejections.wrong += 1;
      if (rejections.count > reported.count) options.rejected?.(row.rejected);
      if (row.rejected.externalId) writer.reject(row.rejected.externalId);
    }
  } catch (error) {
    if (!(error instanceof BrokenFeedError)) throw error;
    broken = { position: error.position, reason: error.message };
  }
  await writer.flush();
  report();
  return { read, rejected: rejections.count, wrong: rejections.wrong, unsure, broken };
};

/** Reads the feed without storing any of it. Throws FeedRefusedError where too many rows look wrong. */
const checkShare = async (attempt: Attempt, strictPercent: number): Promise<void> => {
  const rejections = { count: 0, wrong: 0 };
  const reading = await readAll(
    attempt,
    { add: async () => false, reject: () => undefined, flush: async () => undefined },
    rejections,
  );
  attempt.reported.count = reading.rejected;
  if (reading.broken)
    throw new FeedRefusedError(
      `The feed breaks off at ${reading.broken.position}: ${reading.broken.reason}. Nothing was imported.`,
    );
  if (reading.wrong * 100 <= strictPercent * reading.read) return;
  const share = Math.round((reading.wrong / reading.read) * 1_000) / 10;
  throw new FeedRefusedError(
    `${reading.wrong} of ${reading.read} rows look wrong (${share} %, and --strict allows ${strictPercent} %). Nothing was imported.`,
  );
};

/** Undoes a dry run. */
class DryRunEnded extends Error {
  readonly summary: ImportSummary;
  constructor(summary: ImportSummary) {
    super('the dry run has ended');
    this.summary = summary;
  }
}

type Transact = <Result>(
  work: (transaction: Transaction<Schema>) => Promise<Result>,
) => Promise<Result>;

interface Run {
  readonly attempt: Attempt;
  readonly fingerprint: string;
  readonly isResumed: boolean;
  readonly findCompany: WriterOptions['findCompany'];
}

const openWriter = (
  { attempt: { options }, fingerprint, isResumed, findCompany }: Run,
  connection: Kysely<Schema>,
  transact: Transact,
): ImportWriter =>
  openImportWriter(connection, {
    brand: options.brand,
    now: options.now,
    fingerprint,
    waitsForSource: isResumed,
    findCompany,
    isDryRun: options.dryRun ?? false,
    transact,
    sourceOf: (first) => sourceOf(options, first),
    continued: (rowsDone) => {
      if (!isResumed) options.continued?.(rowsDone);
    },
    duplicate: ({ position, job }) => {
      options.rejected?.({
        position,
        reason: 'a row before it has the same id',
        externalId: job.externalId,
        isWrong: false,
      });
    },
  });

const importOver = async (
  run: Run,
  connection: Kysely<Schema>,
  transact: Transact,
): Promise<ImportSummary> => {
  const { options, reported } = run.attempt;
  const rejections = { count: 0, wrong: 0 };
  const writer = openWriter(run, connection, transact);
  try {
    const reading = await readAll(run.attempt, writer, rejections);
    const { duplicates, ...counts } = writer.counts();
    const stored = counts.created + counts.updated + counts.unchanged;
    const notClosed = reasonNotToClose(options.full, reading, stored);
    const closed = await writer.end(notClosed === null);
    return {
      source: writer.source(),
      ...counts,
      ...reading,
      rejected: reading.rejected + duplicates,
      closed,
      notClosed,
      samples: options.dryRun ? selectSamples(writer.samples()) : [],
    };
  } catch (error) {
    reported.count = Math.max(reported.count, rejections.count);
    throw error;
  } finally {
    await writer.close().catch(() => undefined);
  }
};

/** Imports in one transaction, and undoes it. */
const rehearse = async (database: Kysely<Schema>, run: Run): Promise<ImportSummary> => {
  const ended = await database
    .transaction()
    .execute(async (transaction) => {
      throw new DryRunEnded(await importOver(run, transaction, (work) => work(transaction)));
    })
    .catch((error: unknown) => error);
  if (ended instanceof DryRunEnded) return ended.summary;
  throw ended;
};

/** One attempt from the first row on; rows that are stored already are skipped. */
const importOnce = async (
  attempt: Attempt,
  fingerprint: string,
  isResumed: boolean,
): Promise<ImportSummary> => {
  const { database, brand, dryRun } = attempt.options;
  const findCompany = await createCompanyFinder(database, brand);
  const run = { attempt, fingerprint, isResumed, findCompany };
  if (dryRun) return rehearse(database, run);
  const summary = await database
    .connection()
    .execute((connection) =>
      importOver(run, connection, (work) => connection.transaction().execute(work)),
    );
  if (isResumed || summary.created + summary.updated + summary.closed > 0) {
    await refreshSearchTerms(database);
    await refreshSalaries(database, attempt.options.now);
  }
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

const refuseNothing = ({ read, broken }: ImportSummary, { file, format }: ImportOptions): void => {
  if (read > 0 || broken || format !== 'jsonld') return;
  throw new FeedRefusedError(`${file} has no JobPosting of schema.org in it.`);
};

/**
 * Imports a feed; see ImportSummary for the result. A second import of the same feed changes nothing. Rejected rows go
 * to `rejected`, the others are stored. An import that died is continued by the next one of the same file; if the
 * database goes away, the import resumes when it is back. Throws FeedRefusedError when there is nothing to read.
 */
export const importJobs = async (options: ImportOptions): Promise<ImportSummary> => {
  const feed = await openFeed(options.file);
  const source: FeedSource = { bytes: feed.bytes, file: options.file, mapping: options.mapping };
  await checkFormat(source, options.format);
  const fingerprint = await fingerprintFeed(options);
  const reported = { count: 0 };
  let isChecked = options.strictPercent === undefined;
  for (let isResumed = false; ; isResumed = true) {
    try {
      const vocabulary = await readVocabulary(options.database, options.brand);
      const normalising = { vocabulary, company: options.company, now: options.now };
      const attempt = { options, feed, source, normalising, reported };
      if (!isChecked) await checkShare(attempt, options.strictPercent ?? 0);
      isChecked = true;
      const summary = await importOnce(attempt, fingerprint, isResumed);
      refuseNothing(summary, options);
      return summary;
    } catch (error) {
      if (!isDatabaseDown(error) || options.dryRun) throw error;
      await untilItAnswers(options.database);
      options.resumed?.();
    }
  }
};
