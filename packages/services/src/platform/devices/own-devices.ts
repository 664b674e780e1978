import { DEVICES_MAX } from '@broadsheet/contract/device-notice';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { selectDevices } from './queue-notices.ts';

interface NewDevice {
  readonly seekerId: number;
  readonly sessionId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The browsers to which a seeker gets notices, the newest first. */
export const readDevices = async (database: Kysely<Schema>, seekerId: number) => {
  const rows = await selectDevices(database)
    .where('devices.seeker_id', '=', seekerId)
    .select(['devices.id', 'endpoint', 'devices.created_at', 'sent_at'])
    .orderBy('devices.created_at', 'desc')
    .orderBy('devices.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    service: new URL(row.endpoint).host,
    createdAt: row.created_at.toISOString(),
    lastSentAt: iso(row.sent_at),
  }));
};

/** All stored devices of a seeker, for the personal data export: without keys and addresses, which allow to send. */
export const exportDevices = async (database: Kysely<Schema>, seekerId: number) => {
  const rows = await database
    .selectFrom('devices')
    .select(['endpoint', 'created_at', 'sent_at'])
    .where('seeker_id', '=', seekerId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    service: new URL(row.endpoint).host,
    createdAt: iso(row.created_at),
    lastSentAt: iso(row.sent_at),
  }));
};

/** Adds a browser; one that is known becomes the seeker's. Beyond the limit the first one is dropped. */
export const addOwnDevice = (
  database: Kysely<Schema>,
  { seekerId, sessionId, endpoint, p256dh, auth, now }: NewDevice,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    // Locks the seeker: otherwise concurrent requests could exceed the limit together.
    await transaction
      .selectFrom('seekers')
      .select('id')
      .where('id', '=', seekerId)
      .forUpdate()
      .execute();
    const device = { seeker_id: seekerId, session_id: sessionId, endpoint, p256dh, auth };
    // A new row: what is queued for an earlier owner of the browser is not sent to this one.
    await transaction.deleteFrom('devices').where('endpoint', '=', endpoint).execute();
    await transaction
      .insertInto('devices')
      .values({ ...device, created_at: new Date(now), sent_at: null })
      // Two people subscribe the same browser at the same time.
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(device))
      .execute();
    await transaction
      .deleteFrom('devices')
      .where('id', 'in', (from) =>
        from
          .selectFrom('devices')
          .select('id')
          .where('seeker_id', '=', seekerId)
          .orderBy('id', 'desc')
          .offset(DEVICES_MAX)
          .limit(DEVICES_MAX),
      )
      .execute();
  });

interface OwnEndpoint {
  readonly seekerId: number;
  readonly endpoint: string;
}

export const removeOwnDevice = async (
  database: Kysely<Schema>,
  { seekerId, endpoint }: OwnEndpoint,
): Promise<void> => {
  await database
    .deleteFrom('devices')
    .where('seeker_id', '=', seekerId)
    .where('endpoint', '=', endpoint)
    .execute();
};

/** Ties a seeker's browser to the session. False where it is not theirs. */
export const renewOwnDevice = async (
  database: Kysely<Schema>,
  { seekerId, endpoint, sessionId }: OwnEndpoint & { readonly sessionId: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('devices')
    .set({ session_id: sessionId })
    .where('seeker_id', '=', seekerId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Removes the browser of a session: its seeker has logged out there. */
export const forgetDevicesOf = async (
  database: Kysely<Schema>,
  sessionId: string,
): Promise<void> => {
  await database.deleteFrom('devices').where('session_id', '=', sessionId).execute();
};
