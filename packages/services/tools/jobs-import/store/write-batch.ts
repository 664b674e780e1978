import type { Brand } from '@broadsheet/contract/brand';
import { DAY_MS } from '@broadsheet/contract/durations';
import { slugOfKeyword } from '@broadsheet/contract/slugs';
import type { Kysely, Transaction } from 'kysely';
import { insertRows } from '../../../src/platform/database/insert-rows.ts';
import type { Schema } from '../../../src/platform/database/schema.ts';
import type { ImportedJob } from '../imported-job.ts';
import type { CompanyFinder, CompanyMatch } from './find-company.ts';
import { noteSeenJobs } from './seen-jobs.ts';

export interface BatchContext {
  readonly brand: Brand;
  readonly source: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly findCompany: CompanyFinder;
}

export interface LocatedJob {
  readonly position: string;
  readonly job: ImportedJob;
}

export interface BatchOutcome {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Rows whose id an earlier row had. */
  readonly duplicates: readonly LocatedJob[];
}

interface StoredJob {
  readonly id: number;
  readonly external_id: string;
  readonly fingerprint: string | null;
  readonly status: 'open' | 'expired';
  readonly posted_at: Date;
  readonly expires_at: Date;
}

/** How long a job without an end in its feed stays open after its last import. */
const OPEN_FOR_MS = 90 * DAY_MS;
/** Such a job is extended when less than this remains. */
const RENEW_BELOW_MS = 60 * DAY_MS;
const SLUG_CHARACTERS = 120;

const statusOf = ({ expiresAt }: ImportedJob, now: number): 'open' | 'expired' =>
  expiresAt !== null && expiresAt <= now ? 'expired' : 'open';

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
    max_years: job.maxYears,
    pay_min_lakh: job.pay?.minLakh ?? null,
    pay_max_lakh: job.pay?.maxLakh ?? null,
    female_candidate: job.flags.femaleCandidate,
    female_back_work_force: job.flags.femaleBackWorkForce,
    differently_abled: job.flags.differentlyAbled,
    ex_defence: job.flags.exDefence,
    work_from_home: job.flags.workFromHome,
    description_html: job.descriptionHtml,
    openings: job.openings,
    apply_url: job.applyUrl,
    status: statusOf(job, now),
    posted_at: new Date(postedAt),
    expires_at: new Date(job.expiresAt ?? now + OPEN_FOR_MS),
    updated_at: new Date(now),
  };
};

const findStored = async (
  transaction: Kysely<Schema>,
  { brand, source }: BatchContext,
  externalIds: readonly string[],
): Promise<Map<string, StoredJob>> => {
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
        job.expiresAt === null && expires_at.getTime() < now + RENEW_BELOW_MS,
    )
    .map(([, { id }]) => id);
  if (ids.length === 0) return;
  await transaction
    .updateTable('jobs')
    .set({ expires_at: new Date(now + OPEN_FOR_MS) })
    .where('id', 'in', ids)
    .execute();
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
  const firsts = new Map<string, LocatedJob>();
  for (const located of batch)
    if (!firsts.has(located.job.externalId)) firsts.set(located.job.externalId, located);
  const unseen = await noteSeenJobs(transaction, [...firsts.keys()]);
  const isFirst = (located: LocatedJob): boolean =>
    unseen.has(located.job.externalId) && firsts.get(located.job.externalId) === located;
  const jobs = batch.filter(isFirst).map(({ job }) => job);
  const stored =
    jobs.length > 0
      ? await findStored(
          transaction,
          context,
          jobs.map(({ externalId }) => externalId),
        )
      : new Map<string, StoredJob>();
  const rows: ReturnType<typeof rowOf>[] = [];
  const unchanged: [ImportedJob, StoredJob][] = [];
  let created = 0;
  for (const job of jobs) {
    const before = stored.get(job.externalId);
    if (before?.fingerprint === job.fingerprint && before.status === statusOf(job, context.now)) {
      unchanged.push([job, before]);
      continue;
    }
    if (!before) created += 1;
    const company = await context.findCompany(transaction, {
      name: job.company,
      industry: job.industry,
      cityIds: job.cityIds,
    });
    rows.push(rowOf(job, company, before, context));
  }
  await insertRows(transaction, 'jobs', rows, ['brand', 'source', 'external_id']);
  await renew(transaction, unchanged, context.now);
  return {
    created,
    updated: rows.length - created,
    unchanged: unchanged.length,
    duplicates: batch.filter((located) => !isFirst(located)),
  };
};
