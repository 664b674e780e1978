import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * What is left to send, with the answer if it is one. An answer that was deleted took its delivery with it; one that is to
 * be deleted is sent no more.
 * @param now epoch ms
 */
export const findWaiting = (database: Kysely<Schema>, id: string, now: number) =>
  database
    .selectFrom('form_webhook_deliveries as delivery')
    .innerJoin('form_webhooks as webhook', 'webhook.id', 'delivery.webhook_id')
    .leftJoin('form_answers as answer', 'answer.id', 'delivery.answer_id')
    .where('delivery.id', '=', id)
    .where('delivery.state', '=', 'waiting')
    .where(({ eb, or }) =>
      or([eb('delivery.answer_id', 'is', null), eb('answer.delete_at', '>', new Date(now))]),
    )
    .select([
      'delivery.id',
      'delivery.tries',
      'delivery.queued_at',
      'webhook.id as webhook_id',
      'webhook.brand',
      'webhook.page',
      'webhook.block',
      'webhook.url',
      'webhook.secret',
      'webhook.paused_at',
      'answer.id as answer_id',
      'answer.title',
      'answer.answers',
      'answer.purpose',
      'answer.consent',
      'answer.answered_at',
      'answer.delete_at',
    ])
    .executeTakeFirst();
export type WaitingDelivery = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;
