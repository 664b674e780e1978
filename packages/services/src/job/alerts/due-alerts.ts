import type { Brand } from '@broadsheet/contract/brand';
import type { AlertFilters } from '@broadsheet/contract/calls/alerts';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { mayBeMailed } from '../../platform/seekers/flag-is-on.ts';

export interface DueAlert {
  readonly alertId: number;
  readonly alertName: string;
  readonly seekerId: number;
  readonly brand: Brand;
  readonly email: string;
  readonly name: string;
  readonly frequency: 'daily' | 'weekly';
  readonly filters: AlertFilters;
  /** When it was last mailed, or got its frequency after that. */
  readonly since: Date;
}

/** Less than a day and a week, so that a late run does not skip the next one. */
const APART_MS = { daily: 20 * HOUR_MS, weekly: 6.5 * 24 * HOUR_MS } as const;

/**
 * Alerts of seekers who can be reached and want such mails. A seeker who was mailed about any alert within a day has none,
 * also if they have deleted that one, and no weekly one within a week of a weekly mail: so each gets one mail a day, and
 * weekly alerts arrive together. Only an alert itself counts a mail that it got before it became weekly.
 * @param now epoch ms
 */
const dueAlerts = (database: Kysely<Schema>, now: number) =>
  database
    .selectFrom('named_alerts')
    .innerJoin('seekers', 'seekers.id', 'named_alerts.seeker_id')
    .select(['named_alerts.id as alertId', 'named_alerts.name as alertName'])
    .select(['seekers.id as seekerId', 'brand', 'email', 'seekers.name', 'filters'])
    .select(sql<'daily' | 'weekly'>`frequency`.as('frequency'))
    .select(sql<Date>`greatest(mailed_at, changed_at)`.as('since'))
    .where(mayBeMailed('jobFeed'))
    .where('frequency', '<>', 'off')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('alerted_jobs')
            .select('job_id')
            .whereRef('alerted_jobs.seeker_id', '=', 'named_alerts.seeker_id')
            .where('alerted_at', '>', new Date(now - APART_MS.daily)),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('named_alerts as mailed')
            .select('mailed.id')
            .whereRef('mailed.seeker_id', '=', 'named_alerts.seeker_id')
            .where(({ or, and, eb, ref }) =>
              or([
                eb('mailed.mailed_at', '>', new Date(now - APART_MS.daily)),
                and([
                  eb('named_alerts.frequency', '=', 'weekly'),
                  eb('mailed.frequency', '=', 'weekly'),
                  eb('mailed.mailed_at', '>', new Date(now - APART_MS.weekly)),
                  or([
                    eb('mailed.id', '=', ref('named_alerts.id')),
                    eb('mailed.changed_at', '<=', ref('mailed.mailed_at')),
                  ]),
                ]),
              ]),
            ),
        ),
      ),
    );

/** Ids of seekers with due alerts, in order. @param after the last id of the batch before */
export const dueSeekers = (
  database: Kysely<Schema>,
  now: number,
  { after, max }: { readonly after: number; readonly max: number },
): Promise<readonly { readonly seekerId: number }[]> =>
  dueAlerts(database, now)
    .clearSelect()
    .select('seekers.id as seekerId')
    .distinct()
    .where('seekers.id', '>', after)
    .orderBy('seekers.id')
    .limit(max)
    .execute();

/** The due alerts of one seeker, the oldest first. */
export const dueAlertsOf = (
  database: Kysely<Schema>,
  now: number,
  seekerId: number,
): Promise<readonly DueAlert[]> =>
  dueAlerts(database, now).where('seekers.id', '=', seekerId).orderBy('named_alerts.id').execute();
