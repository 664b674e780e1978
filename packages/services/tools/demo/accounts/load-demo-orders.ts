import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { DAY_MS } from '@broadsheet/contract/durations';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../src/platform/database/schema.ts';
import { applyStatus } from '../../../src/subscription/orders/apply-status.ts';
import { openOrderWithin } from '../../../src/subscription/orders/open-order.ts';
import { loadOnce } from '../load-once.ts';

const LOAD_NAME = 'demo-orders';
const PAID_DAYS = 2;

const buyPro = async (transaction: Transaction<Schema>, brand: Brand, at: number) => {
  const seeker = await transaction
    .selectFrom('seekers')
    .select(['id', 'public_id'])
    .where('brand', '=', brand)
    .where('email', '=', `pro@${brand}.example`)
    .executeTakeFirst();
  if (!seeker) return;
  const wanted = { seekerId: seeker.id, brand, choice: 'pro', state: '29' } as const;
  const orderId = await openOrderWithin(transaction, wanted, at);
  const { amount } = await transaction
    .selectFrom('orders')
    .select('amount')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const word = { orderId, outcome: 'paid', amount, product: 'pro', brand } as const;
  const report = { ...word, buyer: seeker.public_id, paymentId: 'demo' };
  await applyStatus(transaction, report, { messagesOf: builtInMessages, now: at });
};

/** The pro account of each brand paid for a further term two days ago; loaded once. @param now epoch ms */
export const loadDemoOrders = (database: Kysely<Schema>, now: number): Promise<void> =>
  loadOnce(database, LOAD_NAME, async (transaction) => {
    for (const brand of BRANDS) await buyPro(transaction, brand, now - PAID_DAYS * DAY_MS);
  });
