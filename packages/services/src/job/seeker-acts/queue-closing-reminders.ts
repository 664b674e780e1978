import { HOUR_MS } from '@broadsheet/contract/durations';
import { jobHref } from '@broadsheet/contract/job-text';
import type { Kysely } from 'kysely';
import { forEachSeeker } from '../../platform/background/for-each-seeker.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { dayOf } from '../../platform/dates/day-of.ts';
import { mailSeeker } from '../../platform/messages/mail-seeker.ts';
import { MAX_MAILED_JOBS } from '../../platform/messages/templates/mailed-jobs.ts';
import { mayBeMailed } from '../../platform/seekers/flag-is-on.ts';

/** A job that closes within this time closes soon. */
const SOON_MS = 48 * HOUR_MS;

interface Context {
  readonly database: Kysely<Schema>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Saved jobs that close soon, without an application, and of which their seeker was not notified. */
const selectClosing = ({ database, now }: Context) =>
  database
    .selectFrom('saved_jobs')
    .innerJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .where('closing_told_at', 'is', null)
    .where('jobs.status', '=', 'open')
    .where('jobs.expires_at', '>', new Date(now))
    .where('jobs.expires_at', '<=', new Date(now + SOON_MS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications')
            .whereRef('applications.seeker_id', '=', 'saved_jobs.seeker_id')
            .whereRef('applications.job_id', '=', 'saved_jobs.job_id'),
        ),
      ),
    );

const dueSeekers = (context: Context, after: number, max: number) =>
  selectClosing(context)
    .innerJoin('seekers', 'seekers.id', 'saved_jobs.seeker_id')
    .select('seekers.id')
    .distinct()
    .where(mayBeMailed('jobAction'))
    .where('seekers.id', '>', after)
    .orderBy('seekers.id')
    .limit(max)
    .execute();

/** Of two runs at once, the second waits for the row locks of the first, and then finds the rows marked. */
const remind = ({ database, now }: Context, seekerId: number): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const closing = await selectClosing({ database: transaction, now })
      .innerJoin('companies', 'companies.id', 'jobs.company_id')
      .select(['jobs.id', 'jobs.slug', 'jobs.title', 'jobs.expires_at'])
      .select('companies.name as company')
      .where('saved_jobs.seeker_id', '=', seekerId)
      .orderBy('jobs.expires_at')
      .orderBy('jobs.id')
      .forUpdate('saved_jobs')
      .execute();
    if (closing.length === 0) return;
    await transaction
      .updateTable('saved_jobs')
      .set({ closing_told_at: new Date(now) })
      .where('seeker_id', '=', seekerId)
      .where(
        'job_id',
        'in',
        closing.map(({ id }) => id),
      )
      .execute();
    const jobs = closing.slice(0, MAX_MAILED_JOBS).map((job) => ({
      title: job.title,
      company: job.company,
      path: jobHref(job),
      closesOn: dayOf(job.expires_at.getTime()),
    }));
    await mailSeeker(transaction, seekerId, {
      template: 'saved-jobs-closing',
      variables: (name) => ({ name, count: String(closing.length), jobs: JSON.stringify(jobs) }),
      now,
    });
  });

/**
 * Queues one mail for each seeker with saved jobs that close soon. Safe to run again, and twice at once: no seeker is
 * notified of a job twice. Throws like `forEachSeeker`.
 */
export const queueClosingReminders = (context: Context, batchSize?: number): Promise<void> =>
  forEachSeeker({
    read: (after, max) => dueSeekers(context, after, max),
    idOf: ({ id }) => id,
    work: ({ id }) => remind(context, id),
    undone: 'reminders of saved jobs were not queued',
    batchSize,
  });
