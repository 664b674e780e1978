import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { Kysely } from 'kysely';
import { forEachSeeker } from '../../platform/background/for-each-seeker.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';
import { type AlertDigest, MAX_JOBS_EACH } from '../../platform/messages/templates/alert-digest.ts';
import { MAX_JOBS } from '../../platform/messages/templates/weekly-report.ts';
import { addNotification } from '../../platform/notifications/add-notification.ts';
import { describeJobs } from '../reports/describe-jobs.ts';
import { type DueAlert, dueAlertsOf, dueSeekers } from './due-alerts.ts';
import { type AlertContext, alertListPath, findNewJobs } from './find-new-jobs.ts';
import { takeNew } from './take-new.ts';

/** A due alert with its new jobs, the newest first. */
interface NewJobs {
  readonly alert: DueAlert;
  readonly ids: readonly number[];
}

/** Each job is only in the first alert that matches it. */
const takeNewOfEach = async (
  transaction: Kysely<Schema>,
  found: readonly NewJobs[],
  now: number,
): Promise<readonly NewJobs[]> => {
  const taken: NewJobs[] = [];
  for (const { alert, ids } of found) {
    const fresh = await takeNew(transaction, 'job-alert', alert.seekerId, ids, now);
    if (fresh.length > 0) taken.push({ alert, ids: fresh });
  }
  return taken;
};

const describeAlerts = async (
  context: AlertContext,
  alerts: readonly NewJobs[],
): Promise<AlertDigest> => {
  const max = alerts.length > 1 ? MAX_JOBS_EACH : MAX_JOBS;
  const sections: AlertDigest[number][] = [];
  for (const { alert, ids } of alerts)
    sections.push({
      alertId: alert.alertId,
      name: alert.alertName,
      count: ids.length,
      jobs: await describeJobs(context, alert, ids.slice(0, max)),
      listPath: alertListPath(alert.filters),
    });
  return sections;
};

const notify = async (
  transaction: Kysely<Schema>,
  { alertJobs }: Messages['notices'],
  { alert, ids }: NewJobs,
  now: number,
): Promise<void> => {
  const text = formatMessage(alertJobs, { count: ids.length, alert: alert.alertName });
  const link = alertListPath(alert.filters);
  await addNotification(
    transaction,
    { seekerId: alert.seekerId, type: 11, text, link, about: null },
    now,
  );
};

/** Queues one mail about the alerts of a seeker that are still due, unless none of them has new jobs. */
const queueDigest = (
  context: AlertContext,
  seekerId: number,
  found: readonly NewJobs[],
): Promise<void> =>
  context.database.transaction().execute(async (transaction) => {
    const { now } = context;
    // Locks all alerts of the seeker first and reads then: of two runs at once, the second sees what the first has queued.
    await transaction
      .selectFrom('named_alerts')
      .select('id')
      .where('seeker_id', '=', seekerId)
      .orderBy('id')
      .forUpdate()
      .execute();
    const due = new Map(
      (await dueAlertsOf(transaction, now, seekerId)).map((alert) => [alert.alertId, alert]),
    );
    const current = found.flatMap(({ alert: { alertId }, ids }) => {
      const alert = due.get(alertId);
      return alert ? [{ alert, ids }] : [];
    });
    const alerts = await takeNewOfEach(transaction, current, now);
    const [first] = alerts;
    if (!first) return;
    const { brand, email, name } = first.alert;
    const count = alerts.reduce((sum, { ids }) => sum + ids.length, 0);
    const digest = await describeAlerts({ ...context, database: transaction }, alerts);
    await queueMessage(transaction, {
      brand,
      channel: 'email',
      seekerId,
      recipient: email,
      template: 'job-alert',
      variables: { name, count: String(count), alerts: JSON.stringify(digest) },
      now,
    });
    const { notices } = context.messagesOf(brand);
    for (const each of alerts) await notify(transaction, notices, each, now);
    const ids = alerts.map(({ alert }) => alert.alertId);
    await transaction
      .updateTable('named_alerts')
      .set({ mailed_at: new Date(now) })
      .where('id', 'in', ids)
      .execute();
  });

const findForSeeker = async (context: AlertContext, seekerId: number): Promise<NewJobs[]> => {
  const found: NewJobs[] = [];
  for (const alert of await dueAlertsOf(context.database, context.now, seekerId))
    found.push({ alert, ids: await findNewJobs(context, alert) });
  return found;
};

/**
 * Queues one mail for each seeker whose due alerts have new jobs. Safe to run again, and twice at once: no seeker is
 * mailed twice, or the same job twice, whatever alerts match it. Throws like `forEachSeeker`. @param batchSize seekers
 * per read
 */
export const queueJobAlerts = (context: AlertContext, batchSize?: number): Promise<void> =>
  forEachSeeker({
    read: (after, max) => dueSeekers(context.database, context.now, { after, max }),
    idOf: ({ seekerId }) => seekerId,
    work: async ({ seekerId }) =>
      queueDigest(context, seekerId, await findForSeeker(context, seekerId)),
    undone: 'mails about job alerts were not queued',
    batchSize,
  });
