import { DAY_MS } from '@broadsheet/contract/durations';
import { type Kysely, sql } from 'kysely';
import { forEachSeeker } from '../../platform/background/for-each-seeker.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';
import type { WeeklyReport } from '../../platform/messages/templates/weekly-report.ts';
import { wasSentMessage } from '../../platform/messages/was-sent-message.ts';
import { mayBeMailed } from '../../platform/seekers/flag-is-on.ts';
import { findReport, type ReportContext } from './find-report.ts';

const TEMPLATE = 'weekly-job-report';
/** Less than a week, so that a late run does not skip the next one. */
const APART_MS = 6 * DAY_MS;

/** Seekers who want a report, can be reached, and have had none this week. */
const dueSeekers = (database: Kysely<Schema>, now: number) =>
  database
    .selectFrom('seekers')
    .leftJoin('profiles', 'profiles.seeker_id', 'seekers.id')
    .select(['seekers.id', 'brand', 'email', 'name'])
    .select(['profiles.city_id', 'profiles.category_id', 'profiles.experience_months'])
    .where(mayBeMailed('weeklyJobReport'))
    .where(({ not }) => not(wasSentMessage(TEMPLATE, new Date(now - APART_MS))));

/** Queues one report, unless the seeker has meanwhile received one or turned them off. */
const queueReport = (
  { database, now }: ReportContext,
  seekerId: number,
  report: WeeklyReport,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    // Locks first and reads then: of two runs at once, the second sees what the first has queued.
    await sql`select from seekers where id = ${seekerId} for no key update`.execute(transaction);
    const seeker = await dueSeekers(transaction, now)
      .where('seekers.id', '=', seekerId)
      .executeTakeFirst();
    if (!seeker) return;
    await queueMessage(transaction, {
      brand: seeker.brand,
      channel: 'email',
      seekerId,
      recipient: seeker.email,
      template: TEMPLATE,
      variables: { name: seeker.name, report: JSON.stringify(report) },
      now,
    });
  });

/**
 * Queues a report for each seeker with new jobs this week. Safe to run again, and twice at once: no seeker gets two in
 * a week. Throws like `forEachSeeker`. @param batchSize seekers per read
 */
export const queueWeeklyReports = (context: ReportContext, batchSize?: number): Promise<void> =>
  forEachSeeker({
    read: (after, max) =>
      dueSeekers(context.database, context.now)
        .where('seekers.id', '>', after)
        .orderBy('seekers.id')
        .limit(max)
        .execute(),
    idOf: ({ id }) => id,
    work: async (seeker) => {
      const report = await findReport(context, seeker);
      if (report) await queueReport(context, seeker.id, report);
    },
    undone: 'weekly reports were not queued',
    batchSize,
  });
