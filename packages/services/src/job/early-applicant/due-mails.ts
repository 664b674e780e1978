import type { Brand } from '@broadsheet/contract/brand';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { flagIsOn } from '../../platform/seekers/flag-is-on.ts';

export interface DueMail {
  readonly seekerId: number;
  readonly brand: Brand;
  readonly email: string;
  readonly name: string;
}

/** Less than a day, so that a late run does not skip the next one. */
const APART_MS = 20 * HOUR_MS;

/** Seekers with an active plan who want the mails, can be reached, and have had none today. @param now epoch ms */
export const dueMails = (database: Kysely<Schema>, now: number) =>
  database
    .selectFrom('seekers')
    .innerJoin('entitlements', 'entitlements.seeker_id', 'seekers.id')
    .leftJoin('early_preferences', 'early_preferences.seeker_id', 'seekers.id')
    .select(['seekers.id as seekerId', 'brand', 'email', 'name'])
    .where('feature', '=', 'early-applicant')
    .where('until', '>', new Date(now))
    .where('status', '=', 'active')
    .where('email_verified_at', 'is not', null)
    .where('email_invalid_at', 'is', null)
    .where(sql<boolean>`coalesce(early_preferences.mails, true)`)
    .where(flagIsOn('jobFeed'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('early_told_jobs')
            .whereRef('early_told_jobs.seeker_id', '=', 'seekers.id')
            .where('told_at', '>', new Date(now - APART_MS)),
        ),
      ),
    );
