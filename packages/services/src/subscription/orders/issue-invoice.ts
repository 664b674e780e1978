import { sql, type Transaction } from 'kysely';
import type { Seller } from '../../platform/brands/selling.ts';
import type { Schema } from '../../platform/database/schema.ts';

const APRIL = 3;
const INDIA_MS = 19_800_000;
const DIGITS = 6;

/** In which year of accounts, from April on in India, an instant is. @param at epoch ms */
const accountsYearOf = (at: number): number => {
  const day = new Date(at + INDIA_MS);
  return day.getUTCFullYear() - (day.getUTCMonth() < APRIL ? 1 : 0);
};

/** As it is printed, in the 16 signs that an invoice may have: `BS/26-27/000012`. */
export const invoiceNumber = (year: number, number: number): string =>
  `BS/${String(year).slice(-2)}-${String(year + 1).slice(-2)}/${String(number).padStart(DIGITS, '0')}`;

/**
 * Numbers the invoice of a paid order, and keeps who sold: without a gap within a year, since the number is taken with the
 * order.
 */
export const issueInvoice = async (
  transaction: Transaction<Schema>,
  orderId: string,
  now: number,
): Promise<void> => {
  const year = accountsYearOf(now);
  const { last } = await transaction
    .insertInto('invoice_years')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`invoice_years.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  const seller = sql<Seller | null>`(
    select selling->'seller' from brand_rules join orders using (brand) where orders.id = ${orderId})`;
  await transaction
    .insertInto('invoices')
    .values({ order_id: orderId, year, number: last, issued_at: new Date(now), seller })
    .execute();
};
