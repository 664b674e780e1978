import { receivesStatusUpdates } from '@broadsheet/contract/apply-rules';
import type { ApplicationStatus } from '@broadsheet/contract/entities/application';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { isProAt } from '../../platform/entitlements/is-pro-at.ts';
import { mailSeeker } from '../../platform/messages/mail-seeker.ts';
import {
  addNotification,
  type NoticeContext,
} from '../../platform/notifications/add-notification.ts';

interface About {
  readonly seekerId: number;
  readonly jobId: number;
}

/** The job of an application as one line. */
const readJob = async (
  transaction: Kysely<Schema>,
  { jobId }: About,
  { jobAtCompany }: Messages['notices'],
): Promise<string> => {
  const { title, company } = await transaction
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.title', 'companies.name as company'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirstOrThrow();
  return formatMessage(jobAtCompany, { title, company });
};

/** Notifies a pro member of the status of an application; other seekers see it on the page. */
export const notifyStatus = async (
  transaction: Kysely<Schema>,
  change: About & { readonly status: ApplicationStatus },
  { messages: { notices }, now }: NoticeContext,
): Promise<void> => {
  const { seekerId, jobId, status } = change;
  if (!receivesStatusUpdates(await isProAt(transaction, seekerId, now))) return;
  const text = formatMessage(notices[status], { job: await readJob(transaction, change, notices) });
  const link = `/job/applied/${jobId}`;
  await addNotification(transaction, { seekerId, type: 1, text, link, about: `job:${jobId}` }, now);
  await mailSeeker(transaction, seekerId, {
    template: 'application-status',
    variables: (name) => ({ name, said: text, jobId: String(jobId) }),
    now,
  });
};

/** Notifies a seeker that a follow-up has been answered. */
export const notifyAnswer = async (
  transaction: Kysely<Schema>,
  about: About,
  { messages: { notices }, now }: NoticeContext,
): Promise<void> => {
  const job = await readJob(transaction, about, notices);
  const { seekerId, jobId } = about;
  const text = formatMessage(notices.followUpAnswered, { job });
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
