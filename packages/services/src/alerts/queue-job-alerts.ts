import type { Kysely } from 'kysely';
import { forEachSeeker } from '../background/for-each-seeker.ts';
import type { Schema } from '../database/schema.ts';
import { selectSummaries, toSummary } from '../jobs/job-summary.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { addNotification } from '../notifications/add-notification.ts';
import { toReportJob } from '../reports/find-report.ts';
import { JOBS_MOST, type WeeklyReport } from '../reports/weekly-report.ts';
import { type DueAlert, dueAlerts } from './due-alerts.ts';
import { type AlertContext, alertListPath, findNewJobs } from './find-new-jobs.ts';

/** Those of the jobs of which the seeker was never told, in their order; from now on they were. */
const takeNew = async (
  transaction: Kysely<Schema>,
  seekerId: number,
  ids: readonly number[],
  now: number,
): Promise<readonly number[]> => {
  if (ids.length === 0) return [];
  const taken = await transaction
    .insertInto('alerted_jobs')
    .values(ids.map((id) => ({ seeker_id: seekerId, job_id: id, alerted_at: new Date(now) })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('job_id')
    .execute();
  const fresh = new Set(taken.map(({ job_id }) => job_id));
  return ids.filter((id) => fresh.has(id));
};

const describeJobs = async (
  { readDirectory, now }: AlertContext,
  transaction: Kysely<Schema>,
  { brand, seekerId }: DueAlert,
  ids: readonly number[],
): Promise<WeeklyReport['jobs']> => {
  const rows = await selectSummaries({ database: transaction, caller: { seekerId } })
    .where('jobs.id', 'in', ids)
    .execute();
  const directory = await readDirectory(brand);
  return ids
    .flatMap((id) => rows.find((row) => row.id === id) ?? [])
    .map((row) => toReportJob(toSummary(row, directory, now)));
};

/** Queues the mail of one alert, unless it is not due any more or there is nothing new. */
const queueAlert = (
  context: AlertContext,
  seekerId: number,
  found: readonly number[],
): Promise<void> =>
  context.database.transaction().execute(async (transaction) => {
    const { now } = context;
    // Held first and looked at then: of two runs at once, the second sees what the first has queued.
    await transaction
      .selectFrom('job_alerts')
      .select('seeker_id')
      .where('seeker_id', '=', seekerId)
      .forUpdate()
      .execute();
    const alert = await dueAlerts(transaction, now)
      .where('seekers.id', '=', seekerId)
      .executeTakeFirst();
    if (!alert) return;
    const ids = await takeNew(transaction, seekerId, found, now);
    if (ids.length === 0) return;
    const jobs = await describeJobs(context, transaction, alert, ids.slice(0, JOBS_MOST));
    const listPath = alertListPath(alert.filters);
    const count = String(ids.length);
    await queueMessage(transaction, {
      brand: alert.brand,
      channel: 'email',
      seekerId,
      recipient: alert.email,
      template: 'job-alert',
      variables: { name: alert.name, count, report: JSON.stringify({ jobs, listPath }) },
      now,
    });
    const text = ids.length === 1 ? 'One new job' : `${count} new jobs`;
    const notification = { type: 11, text: `${text} for your alert.`, link: listPath } as const;
    await addNotification(transaction, { seekerId, ...notification, about: null }, now);
    await transaction
      .updateTable('job_alerts')
      .set({ mailed_at: new Date(now) })
      .where('seeker_id', '=', seekerId)
      .execute();
  });

/**
 * Queues a mail of new jobs for each alert that is due and has any. May be begun again at any time, and run twice at once:
 * nobody is told of the same job twice. Throws as `forEachSeeker` does. @param batchSize how many alerts are read at once
 */
export const queueJobAlerts = (context: AlertContext, batchSize?: number): Promise<void> =>
  forEachSeeker({
    read: (after, most) =>
      dueAlerts(context.database, context.now)
        .where('seekers.id', '>', after)
        .orderBy('seekers.id')
        .limit(most)
        .execute(),
    idOf: ({ seekerId }) => seekerId,
    work: async (alert) => queueAlert(context, alert.seekerId, await findNewJobs(context, alert)),
    undone: 'job alerts were not queued',
    batchSize,
  });
