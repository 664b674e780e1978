import { Agent, request } from 'undici';
import webPush from 'web-push';
import { isPushEndpoint, type Push } from './push.ts';

/** An encrypted message for one browser. */
export interface PushMessage {
  readonly device: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  readonly payload: string;
  /** Seconds for which the push service keeps it for a device that is offline. */
  readonly lifeSeconds: number;
  readonly urgency: 'normal' | 'high';
  /** A message replaces one with the same topic that was not delivered yet. */
  readonly topic: string;
}

/**
 * `gone`: the subscription has ended. `refused`: it will never be accepted. `later`: the push service cannot take it now;
 * after `seconds` where it says so. `isDown` if it did not answer at all.
 */
export type PushOutcome =
  | { readonly is: 'sent' | 'gone' | 'refused' }
  | { readonly is: 'later'; readonly seconds: number; readonly isDown: boolean };

export type SendPush = (message: PushMessage) => Promise<PushOutcome>;

const TIMEOUT_MS = 10_000;
/** Only the status counts; a body is read up to here, so that the connection can be used again. */
const BODY_MAX = 16_384;
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Seconds of a Retry-After: a number, or a date. 0 without one. @param now epoch ms */
const secondsOf = (header: string | string[] | undefined, now: number): number => {
  const text = typeof header === 'string' ? header : '';
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
};

const outcomeOf = (
  status: number,
  retryAfter: string | string[] | undefined,
  now: number,
): PushOutcome => {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (GONE.has(status)) return { is: 'gone' };
  if (status === 429 || status >= 500)
    return { is: 'later', seconds: secondsOf(retryAfter, now), isDown: false };
  // A redirect, too: it could lead to any address.
  return { is: 'refused' };
};

/** Sends by web push: encrypted by RFC 8291, identified by VAPID. Never rejects. @param timeoutMs for a whole request */
export const createPushTransport = (push: Push, timeoutMs = TIMEOUT_MS): SendPush => {
  const dispatcher = new Agent({
    connect: { timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const { keys, subject } = push;
  return async ({ device, payload, lifeSeconds, urgency, topic }) => {
    const { endpoint, p256dh, auth } = device;
    if (!isPushEndpoint(endpoint, push)) return { is: 'refused' };
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      payload,
      { vapidDetails: { subject, ...keys }, TTL: lifeSeconds, urgency, topic },
    );
    try {
      const answer = await request(endpoint, {
        dispatcher,
        method: 'POST',
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, String(value)]),
        ),
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body.dump({ limit: BODY_MAX }).catch(() => undefined);
      return outcomeOf(answer.statusCode, answer.headers['retry-after'], Date.now());
    } catch {
      return { is: 'later', seconds: 0, isDown: true };
    }
  };
};
