import type { CallAnswer } from '@broadsheet/contract/call';
import type { AlertFilters, AlertFrequency, jobAlert } from '@broadsheet/contract/calls/alerts';
import { isFlagOn } from '@broadsheet/contract/profile-flags';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { wantMails } from './want-mails.ts';

/** A seeker's job alert as the calls return it. */
export const readJobAlert = async (
  database: Kysely<Schema>,
  seekerId: number,
): Promise<CallAnswer<typeof jobAlert>> => {
  const row = await database
    .selectFrom('seekers')
    .leftJoin('job_alerts', 'job_alerts.seeker_id', 'seekers.id')
    .select(['seekers.settings', 'frequency', 'filters', 'mailed_at'])
    .where('seekers.id', '=', seekerId)
    .executeTakeFirstOrThrow();
  return {
    frequency: row.frequency ?? 'off',
    filters: row.filters ?? {},
    mailedAt: row.mailed_at?.toISOString() ?? null,
    paused: !isFlagOn(row.settings, 'jobFeed'),
  };
};

/** The same with the mailed jobs, for the personal data export. */
export const exportJobAlert = async (database: Kysely<Schema>, seekerId: number) => {
  const mailed = await database
    .selectFrom('alerted_jobs')
    .innerJoin('jobs', 'jobs.id', 'alerted_jobs.job_id')
    .select(['jobs.id', 'jobs.title', 'alerted_at'])
    .where('seeker_id', '=', seekerId)
    .orderBy('alerted_at', 'desc')
    .orderBy('jobs.id')
    .execute();
  return {
    ...(await readJobAlert(database, seekerId)),
    jobs: mailed.map(({ id, title, alerted_at }) => ({
      id,
      title,
      mailedAt: alerted_at.toISOString(),
    })),
  };
};

interface AlertChange {
  readonly seekerId: number;
  readonly frequency: AlertFrequency;
  readonly filters: AlertFilters;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Saves an alert in place of the earlier one. An alert that is turned off retains its filters. */
export const saveJobAlert = (
  database: Kysely<Schema>,
  { seekerId, frequency, filters, now }: AlertChange,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('job_alerts')
      .values({
        seeker_id: seekerId,
        frequency,
        filters: JSON.stringify(filters),
        changed_at: new Date(now),
        mailed_at: null,
      })
      .onConflict((conflict) =>
        conflict.column('seeker_id').doUpdateSet({
          frequency,
          changed_at: new Date(now),
          ...(frequency === 'off' ? {} : { filters: JSON.stringify(filters) }),
        }),
      )
      .execute();
    if (frequency !== 'off') await wantMails(transaction, seekerId);
  });
