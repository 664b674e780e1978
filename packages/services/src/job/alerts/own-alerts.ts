import type { CallAnswer } from '@broadsheet/contract/call';
import type {
  Alert,
  AlertFilters,
  AlertFrequency,
  jobAlerts,
} from '@broadsheet/contract/calls/alerts';
import { ALERTS_MAX } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import { isFlagOn } from '@broadsheet/contract/profile-flags';
import { isSameSearch } from '@broadsheet/contract/same-search';
import type { Kysely, Transaction } from 'kysely';
import { lockSeekerProfile } from '../../auth/account/lock-seeker-profile.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { makeUnique } from './name-alert.ts';
import { wantMails } from './want-mails.ts';

const listAlerts = async (database: Kysely<Schema>, seekerId: number): Promise<Alert[]> => {
  const rows = await database
    .selectFrom('named_alerts')
    .select(['id', 'name', 'frequency', 'filters', 'mailed_at'])
    .where('seeker_id', '=', seekerId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ mailed_at, ...row }) => ({
    ...row,
    mailedAt: mailed_at?.toISOString() ?? null,
  }));
};

/** A seeker's job alerts as the calls return them. */
export const readAlerts = async (
  database: Kysely<Schema>,
  seekerId: number,
): Promise<CallAnswer<typeof jobAlerts>> => {
  const { settings } = await database
    .selectFrom('seekers')
    .select('settings')
    .where('id', '=', seekerId)
    .executeTakeFirstOrThrow();
  const items = await listAlerts(database, seekerId);
  return { items, paused: !isFlagOn(settings, 'jobFeed') };
};

/** The same with the mailed jobs, for the personal data export. */
export const exportAlerts = async (database: Kysely<Schema>, seekerId: number) => {
  const mailed = await database
    .selectFrom('alerted_jobs')
    .innerJoin('jobs', 'jobs.id', 'alerted_jobs.job_id')
    .select(['jobs.id', 'jobs.title', 'alerted_at'])
    .where('seeker_id', '=', seekerId)
    .orderBy('alerted_at', 'desc')
    .orderBy('jobs.id')
    .execute();
  return {
    ...(await readAlerts(database, seekerId)),
    jobs: mailed.map(({ id, title, alerted_at }) => ({
      id,
      title,
      mailedAt: alerted_at.toISOString(),
    })),
  };
};

interface OwnChange {
  readonly seekerId: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Changes a seeker's alerts under a lock, so that concurrent changes keep to the limit and to distinct names. */
const withAlerts = <Result>(
  database: Kysely<Schema>,
  seekerId: number,
  work: (transaction: Transaction<Schema>, alerts: readonly Alert[]) => Promise<Result>,
): Promise<Result> =>
  database.transaction().execute(async (transaction) => {
    await lockSeekerProfile(transaction, seekerId);
    return work(transaction, await listAlerts(transaction, seekerId));
  });

/** Throws CONFLICT where another alert of the seeker has the name. */
const requireFreeName = (alerts: readonly Alert[], name: string, id?: number): void => {
  const isTaken = (each: Alert) => each.id !== id && each.name.toLowerCase() === name.toLowerCase();
  if (alerts.some(isTaken)) throw new AppError('CONFLICT');
};

const requireAlert = (alerts: readonly Alert[], id: number): Alert => {
  const found = alerts.find((each) => each.id === id);
  if (!found) throw new AppError('ALERT_NOT_FOUND');
  return found;
};

interface AlertChange {
  readonly name?: string | undefined;
  readonly frequency?: AlertFrequency | undefined;
}

const update = async (
  transaction: Transaction<Schema>,
  alert: Alert,
  { name = alert.name, frequency = alert.frequency }: AlertChange,
  { seekerId, now }: OwnChange,
): Promise<Alert> => {
  await transaction
    .updateTable('named_alerts')
    .set({
      name,
      frequency,
      ...(frequency === alert.frequency ? {} : { changed_at: new Date(now) }),
    })
    .where('id', '=', alert.id)
    .execute();
  if (frequency !== 'off') await wantMails(transaction, seekerId);
  return { ...alert, name, frequency };
};

interface NewAlert extends OwnChange {
  readonly frequency: AlertFrequency;
  readonly filters: AlertFilters;
  /** Absent: `suggested`, with a number where that is in use. */
  readonly name?: string | undefined;
  readonly suggested: string;
}

/**
 * Adds an alert, or changes the one for the same search. Throws ALERTS_FULL and CONFLICT.
 */
export const addAlert = (database: Kysely<Schema>, added: NewAlert): Promise<Alert> =>
  withAlerts(database, added.seekerId, async (transaction, alerts) => {
    const { seekerId, frequency, filters, suggested, now } = added;
    const same = alerts.find((each) => isSameSearch(each.filters, filters));
    if (added.name !== undefined) requireFreeName(alerts, added.name, same?.id);
    if (same) return update(transaction, same, added, added);
    if (alerts.length >= ALERTS_MAX) throw new AppError('ALERTS_FULL');
    const used = new Set(alerts.map((each) => each.name.toLowerCase()));
    const name = added.name ?? makeUnique(suggested, used);
    const { id } = await transaction
      .insertInto('named_alerts')
      .values({
        seeker_id: seekerId,
        name,
        frequency,
        filters: JSON.stringify(filters),
        changed_at: new Date(now),
        mailed_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (frequency !== 'off') await wantMails(transaction, seekerId);
    return { id, name, frequency, filters, mailedAt: null };
  });

/** Throws ALERT_NOT_FOUND and CONFLICT. */
export const changeAlert = (
  database: Kysely<Schema>,
  { id, ...change }: AlertChange & OwnChange & { readonly id: number },
): Promise<Alert> =>
  withAlerts(database, change.seekerId, async (transaction, alerts) => {
    const alert = requireAlert(alerts, id);
    if (change.name !== undefined) requireFreeName(alerts, change.name, id);
    return update(transaction, alert, change, change);
  });

/** Turns all alerts off; they keep their names and filters. */
export const turnAlertsOff = async (
  database: Kysely<Schema>,
  { seekerId, now }: OwnChange,
): Promise<void> => {
  await database
    .updateTable('named_alerts')
    .set({ frequency: 'off', changed_at: new Date(now) })
    .where('seeker_id', '=', seekerId)
    .execute();
};

/** Throws ALERT_NOT_FOUND. @returns the deleted alert */
export const removeAlert = (
  database: Kysely<Schema>,
  { seekerId, id }: { readonly seekerId: number; readonly id: number },
): Promise<Alert> =>
  withAlerts(database, seekerId, async (transaction, alerts) => {
    const alert = requireAlert(alerts, id);
    await transaction.deleteFrom('named_alerts').where('id', '=', id).execute();
    return alert;
  });
