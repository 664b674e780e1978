import { type Kysely, type Migration, sql } from 'kysely';

/** Whose money was asked back, when the gateway was last asked of an order, and what payers of the sandbox have pressed. */
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
  },
};
