import { createHash } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import type { DeviceNotice, NoticeKind } from '@broadsheet/contract/device-notice';
import type { NotificationType } from '@broadsheet/contract/entities/notification';
import type { Kysely } from 'kysely';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { queueJob } from '../background/queue-job.ts';
import type { Schema } from '../database/schema.ts';
import type { MailSites } from '../messages/mail/mail-site.ts';
import { flagIsOn } from '../seekers/flag-is-on.ts';
import { FLAG_OF_KIND, type NoticeText, noticeOfType } from './notice-of-type.ts';
import type { PushOutcome, SendPush } from './push-transport.ts';
import { noticeKey, selectDevices } from './queue-notices.ts';

const Payload = Type.Object({
  deviceId: Type.Integer(),
  type: Type.Integer(),
  path: Type.String(),
  subject: Type.String(),
  /** Epoch milliseconds. */
  queuedAt: Type.Integer(),
  attempt: Type.Integer(),
});
const isPayload = Compile(Payload);
type Payload = Type.Static<typeof Payload>;

/** What has become of a notice, for the metrics: `dropped` is one that was not sent in time. */
export type NoticeOutcome = 'sent' | 'gone' | 'refused' | 'retried' | 'dropped';

export interface NoticeDelivery {
  readonly database: Kysely<Schema>;
  readonly sites: MailSites;
  /** Null where no notices are sent: what is queued is dropped. */
  readonly sendPush: SendPush | null;
  readonly count: (kind: NoticeKind, outcome: NoticeOutcome) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const ATTEMPTS_MAX = 5;
const FIRST_RETRY_SECONDS = 30;
const RETRY_FACTOR = 4;
const TOPIC_LENGTH = 32;
/** How long a push service that did not answer is left alone: it must not delay the notices of the others. */
const PAUSE_MS = 30_000;

/** Tells the push service and the browser which notices replace each other, and nothing about their subject. */
const topicOf = ({ deviceId, subject }: Payload): string =>
  createHash('sha256').update(`${deviceId}:${subject}`).digest('base64url').slice(0, TOPIC_LENGTH);

const findDevice = (database: Kysely<Schema>, deviceId: number, kind: NoticeKind) =>
  selectDevices(database)
    .where('devices.id', '=', deviceId)
    .where(flagIsOn(FLAG_OF_KIND[kind]))
    .select(['devices.id', 'endpoint', 'p256dh', 'auth', 'seekers.brand'])
    .executeTakeFirst();

const contentOf = (
  payload: Payload,
  brand: Brand,
  body: NoticeText,
  sites: MailSites,
): DeviceNotice => ({
  title: sites[brand].name,
  body: sites[brand].messages.notices[body],
  path: payload.path,
  tag: topicOf(payload),
});

/**
 * Sends notices to devices, each after checking that it is still wanted. A push service that cannot take one now is tried
 * up to five times while the notice is of use; one that does not answer is left alone for half a minute.
 */
export const createNoticeSender = ({ database, sites, sendPush, count, now }: NoticeDelivery) => {
  const pausedUntil = new Map<string, number>();

  const queueAgain = (payload: Payload, seconds: number): Promise<void> => {
    const key = noticeKey(payload.deviceId, payload.subject);
    return queueJob(database, 'send-notice', payload, { key, delaySeconds: seconds });
  };

  const followOutcome = async (
    payload: Payload,
    outcome: PushOutcome,
    lifeSeconds: number,
  ): Promise<NoticeOutcome> => {
    const { deviceId, attempt } = payload;
    if (outcome.is === 'sent') {
      const sent_at = new Date(now());
      await database.updateTable('devices').set({ sent_at }).where('id', '=', deviceId).execute();
      return 'sent';
    }
    if (outcome.is === 'gone')
      await database.deleteFrom('devices').where('id', '=', deviceId).execute();
    if (outcome.is !== 'later') return outcome.is;
    const seconds = Math.max(outcome.seconds, FIRST_RETRY_SECONDS * RETRY_FACTOR ** (attempt - 1));
    if (attempt >= ATTEMPTS_MAX || seconds > lifeSeconds) return 'dropped';
    await queueAgain({ ...payload, attempt: attempt + 1 }, seconds);
    return 'retried';
  };

  /** @throws Error for a payload that is none; what a push service does never throws */
  return async (payload: unknown): Promise<void> => {
    if (!isPayload.Check(payload)) throw new Error('A notice is sent by its device and type');
    const notice = noticeOfType(payload.type as NotificationType);
    if (!notice || !sendPush) return;
    const { kind, body, urgency } = notice;
    const device = await findDevice(database, payload.deviceId, kind);
    if (!device) return;
    const lifeSeconds = notice.lifeSeconds - Math.floor((now() - payload.queuedAt) / 1000);
    if (lifeSeconds <= 0) return count(kind, 'dropped');
    const { host } = new URL(device.endpoint);
    const pausedMs = (pausedUntil.get(host) ?? 0) - now();
    if (pausedMs > 0) return queueAgain(payload, Math.ceil(pausedMs / 1000));
    const outcome = await sendPush({
      device,
      payload: JSON.stringify(contentOf(payload, device.brand, body, sites)),
      lifeSeconds,
      urgency,
      topic: topicOf(payload),
    });
    if (outcome.is === 'later' && outcome.isDown) pausedUntil.set(host, now() + PAUSE_MS);
    else pausedUntil.delete(host);
    count(kind, await followOutcome(payload, outcome, lifeSeconds));
  };
};
