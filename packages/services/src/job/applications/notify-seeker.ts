import { receivesStatusUpdates } from '@broadsheet/contract/apply-rules';
import type { ApplicationStatus } from '@broadsheet/contract/entities/application';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { isProAt } from '../../platform/entitlements/is-pro-at.ts';
import { mailSeeker } from '../../platform/messages/mail-seeker.ts';
import { addNotification } from '../../platform/notifications/add-notification.ts';

const MESSAGES: Readonly<Record<ApplicationStatus, (job: string) => string>> = {
  applied: (job) => `You applied for ${job}.`,
  viewed: (job) => `A recruiter viewed your application for ${job}.`,
  shortlisted: (job) => `You've been shortlisted for ${job}.`,
  interview: (job) => `You've been selected for an interview: ${job}.`,
  offered: (job) => `You have an offer: ${job}.`,
  rejected: (job) => `You were not selected for ${job}.`,
};

interface About {
  readonly seekerId: number;
  readonly jobId: number;
}

/** The job of an application as one line. */
const readJob = async (transaction: Kysely<Schema>, { jobId }: About): Promise<string> => {
  const { title, company } = await transaction
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.title', 'companies.name as company'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirstOrThrow();
  return `${title} at ${company}`;
};

/** Notifies a pro member of the status of an application; other seekers see it on the page. @param now epoch ms */
export const notifyStatus = async (
  transaction: Kysely<Schema>,
  change: About & { readonly status: ApplicationStatus },
  now: number,
): Promise<void> => {
  const { seekerId, jobId, status } = change;
  if (!receivesStatusUpdates(await isProAt(transaction, seekerId, now))) return;
  const text = MESSAGES[status](await readJob(transaction, change));
  const link = `/job/applied/${jobId}`;
  await addNotification(transaction, { seekerId, type: 1, text, link, about: `job:${jobId}` }, now);
  await mailSeeker(transaction, seekerId, {
    template: 'application-status',
    variables: (name) => ({ name, said: text, jobId: String(jobId) }),
    now,
  });
};

/** Notifies a seeker that a follow-up has been answered. @param now epoch ms */
export const notifyAnswer = async (
  transaction: Kysely<Schema>,
  about: About,
  now: number,
): Promise<void> => {
  const job = await readJob(transaction, about);
  const { seekerId, jobId } = about;
  const text = `The recruiter replied to your follow-up: ${job}.`;
  const link = `/job/applied/${jobId}`;
  await addNotification(
    transaction,
    { seekerId, type: 14, text, link, about: `job:${jobId}` },
    now,
  );
  await mailSeeker(transaction, seekerId, {
    template: 'follow-up-answered',
    variables: (name) => ({ name, said: text, jobId: String(jobId) }),
    now,
  });
};
