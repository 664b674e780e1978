import { formatMessage } from '@broadsheet/messages/format-message';
import { forEachSeeker } from '../../platform/background/for-each-seeker.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';
import { MAX_JOBS } from '../../platform/messages/templates/weekly-report.ts';
import { addNotification } from '../../platform/notifications/add-notification.ts';
import { describeJobs } from '../reports/describe-jobs.ts';
import { type DueAlert, dueAlerts } from './due-alerts.ts';
import { type AlertContext, alertListPath, findNewJobs } from './find-new-jobs.ts';
import { takeNew } from './take-new.ts';

/** Queues the mail of one alert, unless it is no longer due or there are no new jobs. */
const queueAlert = (
  context: AlertContext,
  { alertId, seekerId }: Pick<DueAlert, 'alertId' | 'seekerId'>,
  found: readonly number[],
): Promise<void> =>
  context.database.transaction().execute(async (transaction) => {
    const { now } = context;
    // Locks all alerts of the seeker first and reads then: of two runs at once, the second sees what the first has queued,
    // and alerts that match the same job queue it once.
    await transaction
      .selectFrom('named_alerts')
      .select('id')
      .where('seeker_id', '=', seekerId)
      .orderBy('id')
      .forUpdate()
      .execute();
    const alert = await dueAlerts(transaction, now)
      .where('named_alerts.id', '=', alertId)
      .executeTakeFirst();
    if (!alert) return;
    const ids = await takeNew(transaction, 'job-alert', seekerId, found, now);
    if (ids.length === 0) return;
    const jobs = await describeJobs(
      { ...context, database: transaction },
      alert,
      ids.slice(0, MAX_JOBS),
    );
    const listPath = alertListPath(alert.filters);
    const count = String(ids.length);
    await queueMessage(transaction, {
      brand: alert.brand,
      channel: 'email',
      seekerId,
      recipient: alert.email,
      template: 'job-alert',
      variables: {
        name: alert.name,
        count,
        report: JSON.stringify({ jobs, listPath }),
        alert: alert.alertName,
        alertId: String(alertId),
      },
      now,
    });
    const { alertJobs } = context.messagesOf(alert.brand).notices;
    const text = formatMessage(alertJobs, { count: ids.length, alert: alert.alertName });
    const notification = { type: 11, text, link: listPath } as const;
    await addNotification(transaction, { seekerId, ...notification, about: null }, now);
    await transaction
      .updateTable('named_alerts')
      .set({ mailed_at: new Date(now) })
      .where('id', '=', alertId)
      .execute();
  });

/**
 * Queues a mail for each due alert with new jobs. Safe to run again, and twice at once: no seeker is mailed the same
 * job twice, whatever alerts match it. Throws like `forEachSeeker`. @param batchSize alerts per read
 */
export const queueJobAlerts = (context: AlertContext, batchSize?: number): Promise<void> =>
  forEachSeeker({
    read: (after, max) =>
      dueAlerts(context.database, context.now)
        .where('named_alerts.id', '>', after)
        .orderBy('named_alerts.id')
        .limit(max)
        .execute(),
    idOf: ({ alertId }) => alertId,
    work: async (alert) => queueAlert(context, alert, await findNewJobs(context, alert)),
    undone: 'job alerts were not queued',
    batchSize,
  });
