import {
  deleteFormWebhook,
  type FormWebhook,
  listFormWebhooks,
  type PauseReason,
  readFormWebhook,
  resumeFormWebhook,
  saveFormWebhook,
  testFormWebhook,
  WEBHOOK_GONE,
  type WebhookDelivery,
} from '@broadsheet/contract/calls/form-webhooks';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { AppError } from '@broadsheet/contract/errors';
import { isOutsideAddress } from '@broadsheet/outbound/fetch-outside';
import { type Kysely, sql } from 'kysely';
import { countTry } from '../../auth/account/limits.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { Schema } from '../../platform/database/schema.ts';
import {
  addDelivery,
  type BrandForm,
  findWebhook,
  lockWebhook,
  queueTries,
  queueTry,
} from './queue-delivery.ts';
import { createWebhookSecret } from './webhook-secret.ts';

const LISTED_DELIVERIES = 20;
const TESTS = { name: 'webhook-tests', tries: 20, windowMs: HOUR_MS };
const NOT_OUTSIDE = {
  path: 'body/url',
  message: 'must be an https address of a public host, without a port or a password',
};

const requireWebhook = async (database: Kysely<Schema>, form: BrandForm) => {
  const webhook = await findWebhook(database, form);
  if (!webhook) throw new AppError('NOT_FOUND');
  return webhook;
};

const listDeliveries = async (
  database: Kysely<Schema>,
  webhookId: number,
): Promise<WebhookDelivery[]> => {
  const rows = await database
    .selectFrom('form_webhook_deliveries')
    .where('webhook_id', '=', webhookId)
    .selectAll()
    .orderBy(sql`state = 'delivered'`)
    .orderBy('queued_at', 'desc')
    .orderBy('id')
    .limit(LISTED_DELIVERIES)
    .execute();
  return rows.map(({ id, state, tries, status, fault, ...row }) => ({
    id,
    isTest: row.answer_id === null,
    state,
    tries,
    status,
    fault,
    queuedAt: row.queued_at.toISOString(),
    triedAt: row.tried_at?.toISOString() ?? null,
  }));
};

const undelivered = (database: Kysely<Schema>, webhookId: number) =>
  database
    .selectFrom('form_webhook_deliveries')
    .where('webhook_id', '=', webhookId)
    .where('answer_id', 'is not', null)
    .where('state', '!=', 'delivered');

/** Why a webhook is paused, by the last try of an answer. */
const findPauseReason = async (
  database: Kysely<Schema>,
  webhookId: number,
): Promise<PauseReason> => {
  const last = await database
    .selectFrom('form_webhook_deliveries')
    .where('webhook_id', '=', webhookId)
    .where('answer_id', 'is not', null)
    .where('tried_at', 'is not', null)
    .select(['fault', 'status'])
    .orderBy('tried_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.fault === 'secret') return 'secret';
  return last?.status === WEBHOOK_GONE ? 'gone' : 'failures';
};

const describeWebhook = async (
  database: Kysely<Schema>,
  { id, url, paused_at }: Awaited<ReturnType<typeof requireWebhook>>,
): Promise<FormWebhook> => {
  const { count } = await undelivered(database, id)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    url,
    pausedAt: paused_at?.toISOString() ?? null,
    pauseReason: paused_at ? await findPauseReason(database, id) : null,
    undelivered: Number(count),
    deliveries: await listDeliveries(database, id),
  };
};

/** Queues the answers that wait or were given up, each with all of its tries again. Answers their number. */
const queueUndelivered = async (
  transaction: Kysely<Schema>,
  webhookId: number,
): Promise<number> => {
  const rows = await transaction
    .updateTable('form_webhook_deliveries')
    .set({ state: 'waiting', tries: 0 })
    .where('webhook_id', '=', webhookId)
    .where('answer_id', 'is not', null)
    .where('state', '!=', 'delivered')
    .returning('id')
    .execute();
  await queueTries(
    transaction,
    rows.map(({ id }) => ({ id, webhookId })),
  );
  return rows.length;
};

const RUNNING = { failures: 0, failing_since: null, paused_at: null };

export const listFormWebhooksCall = bindCall(
  listFormWebhooks,
  async (_query, _params, { database, brand }) => {
    const rows = await database
      .selectFrom('form_webhooks')
      .where('brand', '=', brand)
      .select(['page', 'block', 'paused_at'])
      .orderBy('id')
      .execute();
    return {
      items: rows.map(({ paused_at, ...form }) => ({ ...form, isPaused: paused_at !== null })),
    };
  },
);

export const readFormWebhookCall = bindCall(
  readFormWebhook,
  async (_query, _params, { database, brand }, form) => {
    const webhook = await findWebhook(database, { brand, ...form });
    return { webhook: webhook ? await describeWebhook(database, webhook) : null };
  },
);

export const saveFormWebhookCall = bindCall(
  saveFormWebhook,
  async (_query, _params, { database, brand, secrets }, { page, block, url }) => {
    if (!isOutsideAddress(url)) throw new AppError('VALIDATION', { details: [NOT_OUTSIDE] });
    const form = { brand, page, block };
    const { secret, sealed } = createWebhookSecret(form, secrets.webhooks);
    await database.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .insertInto('form_webhooks')
        .values({ ...form, url, secret: sealed })
        .onConflict((conflict) =>
          conflict
            .columns(['brand', 'page', 'block'])
            .doUpdateSet({ url, secret: sealed, ...RUNNING }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      // They were for the former address.
      await transaction
        .deleteFrom('form_webhook_deliveries')
        .where('webhook_id', '=', id)
        .where('answer_id', 'is', null)
        .where('state', '=', 'waiting')
        .execute();
      await queueUndelivered(transaction, id);
    });
    return { secret };
  },
);

export const deleteFormWebhookCall = bindCall(
  deleteFormWebhook,
  async (_query, _params, { database, brand }, form) => {
    const { id } = await requireWebhook(database, { brand, ...form });
    await database.deleteFrom('form_webhooks').where('id', '=', id).execute();
    return {};
  },
);

export const testFormWebhookCall = bindCall(
  testFormWebhook,
  async (_query, _params, context, form) => {
    const { database, brand, now } = context;
    await requireWebhook(database, { brand, ...form });
    await countTry(context, TESTS, `${form.page} ${form.block}`);
    await database.transaction().execute(async (transaction) => {
      const webhook = await lockWebhook(transaction, { brand, ...form });
      if (!webhook) throw new AppError('NOT_FOUND');
      const id = await addDelivery(transaction, webhook.id, null, now);
      await queueTry(transaction, { id, webhookId: webhook.id });
    });
    return {};
  },
);

export const resumeFormWebhookCall = bindCall(
  resumeFormWebhook,
  async (_query, _params, { database, brand }, form) => {
    const { id } = await requireWebhook(database, { brand, ...form });
    const queued = await database.transaction().execute(async (transaction) => {
      await transaction.updateTable('form_webhooks').set(RUNNING).where('id', '=', id).execute();
      return queueUndelivered(transaction, id);
    });
    return { queued };
  },
);
