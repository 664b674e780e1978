import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Whose money was asked back, when the gateway was last asked of an order, what payers of the sandbox have pressed, who sold
 * on the day of an invoice, and the notification of a payment.
 */
export const refundRequests: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table refund_requests (
        order_id text primary key references orders on delete cascade,
        asked_at timestamptz not null
      )`.execute(database);
    await sql`alter table orders add column gateway_asked_at timestamptz`.execute(database);
    await sql`
      create table sandbox_payments (
        order_id text primary key,
        said jsonb not null
      )`.execute(database);
    await sql`drop index orders_unknown`.execute(database);
    await sql`
      create index orders_unknown on orders (opened_at)
      where status in ('open', 'pending', 'failed')`.execute(database);
    await sql`
      alter table notifications drop constraint notifications_type_check,
        add constraint notifications_type_check
          check (type in (1, 2, 3, 4, 5, 6, 11, 14, 15, 16))`.execute(database);
    // Who sold stands on an invoice as it was on its day.
    await sql`alter table invoices add column seller jsonb`.execute(database);
  },
};
