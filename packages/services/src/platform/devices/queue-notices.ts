import type {
  NotificationSubject,
  NotificationType,
} from '@broadsheet/contract/entities/notification';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { Kysely } from 'kysely';
import { queueJob } from '../background/queue-job.ts';
import type { Schema } from '../database/schema.ts';
import { flagIsOn } from '../seekers/flag-is-on.ts';
import { FLAG_OF_KIND, noticeOfType } from './notice-of-type.ts';

interface NotedEvent {
  readonly seekerId: number;
  readonly type: NotificationType;
  /** The page where the notification leads. */
  readonly link: string;
  readonly about: NotificationSubject | null;
}

/** The devices to which a seeker gets notices: those of sessions that have not ended. */
export const selectDevices = (database: Kysely<Schema>) =>
  database
    .selectFrom('devices')
    .innerJoin('sessions', 'sessions.id', 'devices.session_id')
    .innerJoin('seekers', 'seekers.id', 'devices.seeker_id')
    .where('sessions.ended_at', 'is', null)
    .where('seekers.status', '=', 'active');

/**
 * Queues a notice for each device of a seeker who wants the kind of a notification. It is sent only if the transaction
 * commits, and once: a notice that still waits takes in the next one with the same subject. @param now epoch ms
 */
export const queueNotices = async (
  transaction: Kysely<Schema>,
  { seekerId, type, link, about }: NotedEvent,
  now: number,
): Promise<void> => {
  const notice = noticeOfType(type);
  if (!notice) return;
  const rows = await selectDevices(transaction)
    .select('devices.id')
    .where('devices.seeker_id', '=', seekerId)
    .where(flagIsOn(FLAG_OF_KIND[notice.kind]))
    .orderBy('devices.id')
    .execute();
  const subject = about ?? notice.kind;
  // New jobs of several alerts are one notice, so it leads to all of them.
  const path = notice.kind === 'alerts' ? hrefOf('allnotification') : link;
  for (const { id: deviceId } of rows)
    await queueJob(
      transaction,
      'send-notice',
      { deviceId, type, path, subject, queuedAt: now, attempt: 1 },
      { key: noticeKey(deviceId, subject), delaySeconds: notice.delaySeconds },
    );
};

/** Identifies the waiting notice of a device about a subject. */
export const noticeKey = (deviceId: number, subject: string): string =>
  `notice:${deviceId}:${subject}`;
