import type { Brand } from '@broadsheet/contract/brand';
import type { Kysely } from 'kysely';
import { queueJob, queueJobsNow } from '../../platform/background/queue-job.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** A form of a brand. */
export interface BrandForm {
  readonly brand: Brand;
  readonly page: string;
  readonly block: string;
}

const selectWebhook = (database: Kysely<Schema>, { brand, page, block }: BrandForm) =>
  database
    .selectFrom('form_webhooks')
    .where('brand', '=', brand)
    .where('page', '=', page)
    .where('block', '=', block)
    .select(['id', 'url', 'paused_at']);

export const findWebhook = (database: Kysely<Schema>, form: BrandForm) =>
  selectWebhook(database, form).executeTakeFirst();

/** The webhook of a form, which nobody pauses, resumes or removes until the transaction ends. */
export const lockWebhook = (transaction: Kysely<Schema>, form: BrandForm) =>
  selectWebhook(transaction, form).forShare().executeTakeFirst();

interface DeliveryRef {
  readonly id: string;
  readonly webhookId: number;
}

/** A webhook gets one request at a time, so that a slow one does not hold up the others. */
const jobOf = ({ id, webhookId }: DeliveryRef) => ({
  payload: { deliveryId: id },
  key: `webhook:${id}`,
  queue: `webhook:${webhookId}`,
});

/** Queues a try of a delivery. */
export const queueTry = (
  database: Kysely<Schema>,
  delivery: DeliveryRef,
  delaySeconds = 0,
): Promise<void> => {
  const { payload, ...how } = jobOf(delivery);
  return queueJob(database, 'send-webhook', payload, { ...how, delaySeconds });
};

const TRIES_A_STATEMENT = 1_000;

/** Queues a try of each delivery, in statements that no limit of time ends. */
export const queueTries = async (
  database: Kysely<Schema>,
  deliveries: readonly DeliveryRef[],
): Promise<void> => {
  for (let from = 0; from < deliveries.length; from += TRIES_A_STATEMENT) {
    const some = deliveries.slice(from, from + TRIES_A_STATEMENT);
    await queueJobsNow(database, 'send-webhook', some.map(jobOf));
  }
};

/** Adds a delivery to a webhook. @param answerId null: a test; @param now epoch ms */
export const addDelivery = async (
  database: Kysely<Schema>,
  webhookId: number,
  answerId: string | null,
  now: number,
): Promise<string> => {
  const { id } = await database
    .insertInto('form_webhook_deliveries')
    .values({ webhook_id: webhookId, answer_id: answerId, queued_at: new Date(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/**
 * Queues a new answer for the webhook of its form, if there is one, in the transaction that stores the answer. During a
 * pause it waits.
 * @param now epoch ms
 */
export const queueAnswer = async (
  transaction: Kysely<Schema>,
  form: BrandForm,
  answerId: string,
  now: number,
): Promise<void> => {
  const webhook = await lockWebhook(transaction, form);
  if (!webhook) return;
  const id = await addDelivery(transaction, webhook.id, answerId, now);
  if (webhook.paused_at === null) await queueTry(transaction, { id, webhookId: webhook.id });
};
