import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Refund requests, the time of the last query to the gateway, what payers pressed in the sandbox, the seller of an
 * invoice on its day, and the notification of a payment.
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
    // An invoice shows the seller as of its own day.
    await sql`alter table invoices add column seller jsonb`.execute(database);
  },
};
