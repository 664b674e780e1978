import { DAY_MS } from '@broadsheet/contract/durations';
import { NO_MAX_YEARS } from '@broadsheet/contract/experience';
import { slugOfKeyword } from '@broadsheet/contract/slugs';
import type { Kysely, Transaction } from 'kysely';
import { insertRows } from '../../../src/platform/database/insert-rows.ts';
import type { Schema } from '../../../src/platform/database/schema.ts';
import type { ImportCounts } from '../../../src/platform/database/tables/imports.ts';
import type { ImportedJob } from '../imported-job.ts';
import { type ChangeSample, describeChanges, SAMPLES } from './change-sample.ts';
import type { CompanyFinder, CompanyMatch } from './find-company.ts';
import type { ImportSource } from './import-run.ts';
import { noteReviews } from './note-reviews.ts';
import { noteSeenJobs } from './seen-jobs.ts';

export interface BatchContext extends ImportSource {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly findCompany: CompanyFinder;
  /** Nothing is written; the changes are described. */
  readonly isDryRun: boolean;
}

export interface LocatedJob {
  /** The row's number in the feed, counted from 1. */
  readonly row: number;
  readonly position: string;
  readonly job: ImportedJob;
}

export interface BatchOutcome {
  readonly counts: ImportCounts;
  /** Rows whose id an earlier row had. */
  readonly duplicates: readonly LocatedJob[];
  /** Changes of a dry run. */
  readonly samples: readonly ChangeSample[];
}

interface StoredJob {
  readonly id: number;
  readonly external_id: string;
  readonly fingerprint: string | null;
  readonly status: 'open' | 'expired';
  readonly posted_at: Date;
  readonly expires_at: Date;
}

/** How long a job without an end in its feed stays open after its posting, or else after its last import. */
const OPEN_FOR_MS = 90 * DAY_MS;
/** A job without either date is extended when less than this remains. */
const RENEW_BELOW_MS = 60 * DAY_MS;
const SLUG_CHARACTERS = 120;

/** Epoch milliseconds. A date of posting in the future counts as now. */
const endOf = ({ expiresAt, postedAt }: ImportedJob, now: number): number =>
  expiresAt ?? Math.min(postedAt ?? now, now) + OPEN_FOR_MS;

const statusOf = (job: ImportedJob, now: number): 'open' | 'expired' =>
  endOf(job, now) <= now ? 'expired' : 'open';

const slugOfJob = ({ title, company }: ImportedJob): string =>
  slugOfKeyword(`${title} ${company}`).slice(0, SLUG_CHARACTERS).replace(/-+$/, '') || 'job';

const rowOf = (
  job: ImportedJob,
  company: CompanyMatch,
  stored: StoredJob | undefined,
  { brand, source, now }: BatchContext,
) => {
  const postedAt = Math.min(job.postedAt ?? stored?.posted_at.getTime() ?? now, now);
  return {
    brand,
    source,
    external_id: job.externalId,
    fingerprint: job.fingerprint,
    title: job.title,
    slug: slugOfJob(job),
    company_id: company.id,
    category_id: job.categoryId,
    industry_id: company.industryId,
    functional_area: job.functionalArea,
    city_ids: job.cityIds,
    tag_ids: job.tagIds,
    skills: job.skills,
    min_years: job.minYears,
    max_years: job.maxYears ?? NO_MAX_YEARS,
    pay_min_lakh: job.pay?.minLakh ?? null,
    pay_max_lakh: job.pay?.maxLakh ?? null,
    female_candidate: job.flags.femaleCandidate,
    female_back_work_force: job.flags.femaleBackWorkForce,
    differently_abled: job.flags.differentlyAbled,
    ex_defence: job.flags.exDefence,
    work_from_home: job.flags.workFromHome,
    work_mode: job.workMode,
    shift: job.shift,
    description_html: job.descriptionHtml,
    openings: job.openings,
    apply_url: job.applyUrl,
    status: statusOf(job, now),
    posted_at: new Date(postedAt),
    expires_at: new Date(endOf(job, now)),
    updated_at: new Date(now),
  };
};

const findStored = async (
  transaction: Kysely<Schema>,
  { brand, source }: ImportSource,
  externalIds: readonly string[],
): Promise<Map<string, StoredJob>> => {
  if (externalIds.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('jobs')
    .select(['id', 'external_id', 'fingerprint', 'status', 'posted_at', 'expires_at'])
    .where('brand', '=', brand)
    .where('source', '=', source)
    .where('external_id', 'in', [...externalIds])
    .execute();
  return new Map(rows.map((row) => [row.external_id, row]));
};

const renew = async (
  transaction: Kysely<Schema>,
  jobs: readonly (readonly [ImportedJob, StoredJob])[],
  now: number,
): Promise<void> => {
  const ids = jobs
    .filter(
      ([job, { expires_at }]) =>
        job.expiresAt === null &&
        job.postedAt === null &&
        expires_at.getTime() < now + RENEW_BELOW_MS,
    )
    .map(([, { id }]) => id);
  if (ids.length === 0) return;
  await transaction
    .updateTable('jobs')
    .set({ expires_at: new Date(now + OPEN_FOR_MS) })
    .where('id', 'in', ids)
    .execute();
};

/** A job that is new or has changed. */
interface Change {
  readonly located: LocatedJob;
  readonly before: StoredJob | undefined;
}

const NO_COMPANY: CompanyMatch = { id: 0, industryId: 0 };

const firstOfEachKind = (changes: readonly Change[]): Change[] => [
  ...changes.filter(({ before }) => !before).slice(0, SAMPLES),
  ...changes.filter(({ before }) => before).slice(0, SAMPLES),
];

const describeChange = async (
  transaction: Kysely<Schema>,
  { located, before }: Change,
  context: BatchContext,
): Promise<ChangeSample> => {
  const { position, job } = located;
  const sample = { externalId: job.externalId, title: job.title, position };
  if (!before) return { ...sample, change: 'created', details: [`company: ${job.company}`] };
  const stored = await transaction
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow();
  const details = describeChanges(stored, rowOf(job, NO_COMPANY, before, context));
  return { ...sample, change: 'updated', details };
};

const writeChanges = async (
  transaction: Transaction<Schema>,
  changes: readonly Change[],
  context: BatchContext,
): Promise<void> => {
  const rows: ReturnType<typeof rowOf>[] = [];
  for (const { located, before } of changes) {
    const { job } = located;
    const company = await context.findCompany(transaction, {
      name: job.company,
      industry: job.industry,
      cityIds: job.cityIds,
    });
    rows.push(rowOf(job, company, before, context));
  }
  await insertRows(transaction, 'jobs', rows, ['brand', 'source', 'external_id']);
  await noteReviews(
    transaction,
    context,
    changes.map(({ located }) => located.job),
    context.now,
  );
};

/**
 * Stores one batch: new jobs are created, changed ones are updated, and closed ones open again. Rows whose id came
 * before are left out and returned.
 */
export const writeBatch = async (
  transaction: Transaction<Schema>,
  batch: readonly LocatedJob[],
  context: BatchContext,
): Promise<BatchOutcome> => {
  const { now, isDryRun } = context;
  const firsts = new Map<string, LocatedJob>();
  for (const located of batch)
    if (!firsts.has(located.job.externalId)) firsts.set(located.job.externalId, located);
  const unseen = await noteSeenJobs(transaction, context, [...firsts.keys()]);
  const isFirst = (located: LocatedJob): boolean =>
    unseen.has(located.job.externalId) && firsts.get(located.job.externalId) === located;
  const jobs = batch.filter(isFirst);
  const stored = await findStored(
    transaction,
    context,
    jobs.map(({ job }) => job.externalId),
  );
  const changes: Change[] = [];
  const unchanged: [ImportedJob, StoredJob][] = [];
  for (const located of jobs) {
    const { job } = located;
    const before = stored.get(job.externalId);
    if (before?.fingerprint === job.fingerprint && before.status === statusOf(job, now))
      unchanged.push([job, before]);
    else changes.push({ located, before });
  }
  const samples: ChangeSample[] = [];
  if (isDryRun)
    for (const change of firstOfEachKind(changes))
      samples.push(await describeChange(transaction, change, context));
  else {
    await writeChanges(transaction, changes, context);
    await renew(transaction, unchanged, now);
  }
  const created = changes.filter(({ before }) => !before);
  const duplicates = batch.filter((located) => !isFirst(located));
  return {
    counts: {
      created: created.length,
      updated: changes.length - created.length,
      unchanged: unchanged.length,
      expired: created.filter(({ located }) => statusOf(located.job, now) === 'expired').length,
      duplicates: duplicates.length,
    },
    duplicates,
    samples,
  };
};
