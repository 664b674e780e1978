import { sql, type Transaction } from 'kysely';
import type { Seller } from '../../platform/brands/selling.ts';
import type { Schema } from '../../platform/database/schema.ts';

const APRIL = 3;
const INDIA_MS = 19_800_000;
const DIGITS = 6;

/** The accounting year of an instant, from April on in India. @param at epoch ms */
const accountsYearOf = (at: number): number => {
  const day = new Date(at + INDIA_MS);
  return day.getUTCFullYear() - (day.getUTCMonth() < APRIL ? 1 : 0);
};

/** As printed, within the 16 characters that an invoice number may have: `BS/26-27/000012`. */
export const invoiceNumber = (year: number, number: number): string =>
  `BS/${String(year).slice(-2)}-${String(year + 1).slice(-2)}/${String(number).padStart(DIGITS, '0')}`;

/**
 * Numbers the invoice of a paid order, and stores the seller. There are no gaps within a year, because the number is
 * taken in the order's transaction.
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
