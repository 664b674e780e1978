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
}

/** Less than a day and a week, so that a late run does not skip the next one. */
const APART_MS = { daily: 20 * HOUR_MS, weekly: 6.5 * 24 * HOUR_MS } as const;

/**
 * Alerts of seekers who can be reached, want such mails, and have had none for the alert's period. @param now epoch ms
 */
export const dueAlerts = (database: Kysely<Schema>, now: number) =>
  database
    .selectFrom('named_alerts')
    .innerJoin('seekers', 'seekers.id', 'named_alerts.seeker_id')
    .select(['named_alerts.id as alertId', 'named_alerts.name as alertName'])
    .select(['seekers.id as seekerId', 'brand', 'email', 'seekers.name', 'filters'])
    .select(sql<'daily' | 'weekly'>`frequency`.as('frequency'))
    .where(mayBeMailed('jobFeed'))
    .where(({ or, and, eb }) =>
      or(
        (['daily', 'weekly'] as const).map((frequency) =>
          and([
            eb('frequency', '=', frequency),
            or([
              eb('mailed_at', 'is', null),
              eb('mailed_at', '<=', new Date(now - APART_MS[frequency])),
            ]),
          ]),
        ),
      ),
    );
