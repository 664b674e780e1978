import { DAY_MS } from '@broadsheet/contract/durations';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { Kysely } from 'kysely';
import type { Seeker } from '../../auth/account/find-seeker.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { mailSeeker } from '../../platform/messages/mail-seeker.ts';
import { MAX_MAILED_JOBS, type MailedJobs } from '../../platform/messages/templates/mailed-jobs.ts';
import { wasSentMessage } from '../../platform/messages/was-sent-message.ts';

/** The period in which the applications of basic members are counted. */
const OFFER_APART_MS = 30 * DAY_MS;

export interface Sent {
  readonly seeker: Pick<Seeker, 'id'>;
  readonly jobIds: readonly number[];
  /** How many applications remained before; null means no limit. */
  readonly left: number | null;
  readonly applyLimit: number;
}

const readJobs = async (
  transaction: Kysely<Schema>,
  jobIds: readonly number[],
): Promise<MailedJobs> => {
  const rows = await transaction
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.title', 'companies.name as company'])
    .where('jobs.id', 'in', jobIds)
    .orderBy('jobs.id')
    .limit(MAX_MAILED_JOBS)
    .execute();
  return rows.map(({ id, title, company }) => ({
    title,
    company,
    path: hrefOf('jobapplied', { jobId: String(id) }),
  }));
};

const isOffered = async (transaction: Kysely<Schema>, seekerId: number, now: number) => {
  const row = await transaction
    .selectFrom('seekers')
    .select('id')
    .where('id', '=', seekerId)
    .where(wasSentMessage('applications-used', new Date(now - OFFER_APART_MS)))
    .executeTakeFirst();
  return row === undefined;
};

/**
 * Queues one mail that confirms applications. If they used up the limit, it also presents the pro plan. @param now
 * epoch ms
 */
export const mailApplied = async (
  transaction: Kysely<Schema>,
  { seeker: { id }, jobIds, left, applyLimit }: Sent,
  now: number,
): Promise<void> => {
  if (jobIds.length === 0) return;
  const jobs = JSON.stringify(await readJobs(transaction, jobIds));
  await mailSeeker(transaction, id, {
    template: 'application-sent',
    variables: (name) => ({ name, jobs }),
    now,
  });
  if (left !== jobIds.length || !(await isOffered(transaction, id, now))) return;
  await mailSeeker(transaction, id, {
    template: 'applications-used',
    variables: (name) => ({ name, count: String(applyLimit) }),
    now,
  });
};
