import {
  WEBHOOK_GONE,
  WEBHOOK_TRIES_MAX,
  type WebhookFault,
} from '@broadsheet/contract/calls/form-webhooks';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { fetchOutside, type Network, RefusedAddress } from '@broadsheet/outbound/fetch-outside';
import { type Kysely, sql } from 'kysely';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Schema } from '../../platform/database/schema.ts';
import { findWaiting, type WaitingDelivery } from './find-waiting.ts';
import { formatMessage } from './format-message.ts';
import { queueTry } from './queue-delivery.ts';
import { signMessage } from './webhook-secret.ts';

const isPayload = Compile(Type.Object({ deliveryId: Type.String() }));

const TIMEOUT_MS = 10_000;
const USER_AGENT = 'Broadsheet-Webhook';
const FIRST_RETRY_SECONDS = 30;
const RETRY_FACTOR = 4;
/** A webhook is paused after this many failed tries in a row, if they go on for an hour: a restart does not pause it. */
const FAILURES_MAX = 10;
const FAILING_MS = HOUR_MS;

export interface WebhookDeps {
  readonly database: Kysely<Schema>;
  readonly network: Network;
  /** Decrypts the secrets. */
  readonly key: Buffer;
  /** Epoch ms. */
  readonly now: () => number;
  readonly timeoutMs?: number;
}

interface Outcome {
  /** Null: it was delivered. */
  readonly fault: WebhookFault | null;
  readonly status: number | null;
}

/** The signed headers of a message; null if the secret was encrypted with another site secret. */
const findSignature = (
  delivery: WaitingDelivery,
  body: string,
  { key, now }: WebhookDeps,
): ReturnType<typeof signMessage> | null => {
  try {
    return signMessage({ id: delivery.id, body, now: now() }, delivery, delivery.secret, key);
  } catch {
    return null;
  }
};

const send = async (delivery: WaitingDelivery, deps: WebhookDeps): Promise<Outcome> => {
  const { network, timeoutMs = TIMEOUT_MS } = deps;
  const body = formatMessage(delivery);
  const signed = findSignature(delivery, body, deps);
  if (!signed) return { fault: 'secret', status: null };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const { status } = await fetchOutside(
      network,
      {
        method: 'POST',
        address: delivery.url,
        userAgent: USER_AGENT,
        headers: { ...signed, 'content-type': 'application/json' },
        body,
      },
      signal,
    );
    return { fault: status >= 200 && status < 300 ? null : 'status', status };
  } catch (error) {
    if (error instanceof RefusedAddress) return { fault: 'refused-address', status: null };
    return { fault: signal.aborted ? 'timeout' : 'unreached', status: null };
  }
};

/** The counters of a webhook after a try. It pauses at once where no later try can succeed, else if it fails for long. */
const countersAfter = ({ fault, status }: Outcome, now: number) => {
  if (fault === null) return { failures: 0, failing_since: null };
  const at = new Date(now);
  const since = new Date(now - FAILING_MS);
  const isFinal = fault === 'secret' || status === WEBHOOK_GONE;
  return {
    failures: sql<number>`failures + 1`,
    failing_since: sql<Date>`coalesce(failing_since, ${at})`,
    paused_at: sql<Date | null>`case
      when paused_at is not null then paused_at
      when ${isFinal}::boolean then ${at}::timestamptz
      when failures + 1 >= ${FAILURES_MAX}::integer and failing_since <= ${since} then ${at}::timestamptz
    end`,
  };
};

/**
 * Counts a try, and locks the webhook before its delivery, as a resume does. Undefined: it was removed, or has got another
 * address and sends the answer there. A test says how the webhook does now; only answers decide whether it is paused.
 */
const saveCounters = (
  transaction: Kysely<Schema>,
  { webhook_id, secret, answer_id }: WaitingDelivery,
  outcome: Outcome,
  now: number,
) =>
  transaction
    .updateTable('form_webhooks')
    .where('id', '=', webhook_id)
    .where('secret', '=', secret)
    .set(answer_id === null ? { secret } : countersAfter(outcome, now))
    .returning('paused_at')
    .executeTakeFirst();

const saveOutcome = async (
  transaction: Kysely<Schema>,
  delivery: WaitingDelivery,
  outcome: Outcome,
  now: number,
): Promise<void> => {
  const webhook = await saveCounters(transaction, delivery, outcome, now);
  if (!webhook) return;
  const { id, webhook_id: webhookId, answer_id, tries: before } = delivery;
  const tries = before + 1;
  const isLast = answer_id === null || tries >= WEBHOOK_TRIES_MAX;
  const failed = isLast ? 'failed' : 'waiting';
  await transaction
    .updateTable('form_webhook_deliveries')
    .set({
      ...outcome,
      tries,
      tried_at: new Date(now),
      state: outcome.fault === null ? 'delivered' : failed,
    })
    .where('id', '=', id)
    .execute();
  if (outcome.fault === null || isLast || webhook.paused_at !== null) return;
  await queueTry(transaction, { id, webhookId }, FIRST_RETRY_SECONDS * RETRY_FACTOR ** before);
};

/**
 * Sends an answer, or a test, to the webhook of its form. An answer is delivered at least once; a try that failed is repeated
 * up to seven times within half a day. @throws Error for a payload that is none; what a webhook does never throws
 */
export const deliverWebhook = async (payload: unknown, deps: WebhookDeps): Promise<void> => {
  if (!isPayload.Check(payload)) throw new Error('A webhook is sent by its delivery');
  const delivery = await findWaiting(deps.database, payload.deliveryId, deps.now());
  if (!delivery || (delivery.paused_at !== null && delivery.answer_id !== null)) return;
  const outcome = await send(delivery, deps);
  await deps.database
    .transaction()
    .execute((transaction) => saveOutcome(transaction, delivery, outcome, deps.now()));
};
