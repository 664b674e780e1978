import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Purchases and payments of seekers: orders with what they grant, the gateway's messages, invoices and refunds. An
 * order outlives its seeker, without a name, because payments stay in the books.
 */
export const orders: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      alter table entitlements drop constraint entitlements_feature_check,
        add constraint entitlements_feature_check
          check (feature in ('pro', 'early-applicant', 'resume-builder', 'spotlight'))`.execute(
      database,
    );
    await sql`alter table brand_rules add column selling jsonb not null default '{}'`.execute(
      database,
    );
    await sql`
      create table orders (
        id text primary key check (id ~ '^bs[0-9a-f]{18}$'),
        brand text not null,
        seeker_id integer references seekers on delete set null,
        choice text not null,
        amount text not null check (amount ~ '^(0|[1-9][0-9]{0,6})[.][0-9]{2}$'),
        saved text,
        tax text not null,
        tax_percent smallint not null,
        status text not null default 'open'
          check (status in ('open', 'pending', 'failed', 'paid', 'refunded')),
        opened_at timestamptz not null,
        changed_at timestamptz not null,
        paid_at timestamptz,
        payment_id text,
        check ((status in ('paid', 'refunded')) = (paid_at is not null))
      )`.execute(database);
    await sql`create index orders_seeker on orders (seeker_id, opened_at desc)`.execute(database);
    await sql`
      create index orders_unknown on orders (opened_at) where status in ('open', 'pending')`.execute(
      database,
    );
    await sql`
      create table order_items (
        order_id text not null references orders on delete cascade,
        position smallint not null,
        feature text not null,
        name text not null,
        months smallint not null check (months > 0),
        amount text not null,
        given_from timestamptz,
        given_until timestamptz check ((given_from is null) = (given_until is null)),
        primary key (order_id, feature)
      )`.execute(database);
    // An order id from outside need not exist.
    await sql`
      create table payment_callbacks (
        id bigint primary key generated always as identity,
        order_id text not null,
        at timestamptz not null,
        status text not null,
        amount text not null,
        payment_id text not null,
        digest bytea not null,
        verdict text not null default 'received'
      )`.execute(database);
    await sql`create index payment_callbacks_order on payment_callbacks (order_id, id)`.execute(
      database,
    );
    await sql`
      create table invoice_years (
        year smallint primary key,
        last integer not null
      )`.execute(database);
    await sql`
      create table invoices (
        order_id text primary key references orders on delete cascade,
        year smallint not null,
        number integer not null,
        issued_at timestamptz not null,
        unique (year, number)
      )`.execute(database);
    await sql`
      create table refunds (
        order_id text primary key references orders on delete cascade,
        amount text not null,
        reason text not null,
        refunded_at timestamptz not null
      )`.execute(database);
  },
};
