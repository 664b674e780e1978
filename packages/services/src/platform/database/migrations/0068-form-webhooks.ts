import { type Kysely, type Migration, sql } from 'kysely';

const steps = [
  sql`
    create table form_webhooks (
      id integer generated always as identity primary key,
      brand text not null,
      page text not null,
      block text not null,
      url text not null,
      secret bytea not null,
      failures integer not null default 0,
      failing_since timestamptz,
      paused_at timestamptz,
      unique (brand, page, block)
    )`,
  sql`
    create table form_webhook_deliveries (
      id uuid primary key default gen_random_uuid(),
      webhook_id integer not null references form_webhooks on delete cascade,
      answer_id uuid references form_answers (id) on delete cascade,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      tries integer not null default 0,
      status integer,
      fault text check (fault in ('refused-address', 'unreached', 'timeout', 'status', 'secret')),
      queued_at timestamptz not null,
      tried_at timestamptz
    )`,
  sql`create index form_webhook_deliveries_newest on form_webhook_deliveries (webhook_id, queued_at)`,
  sql`create index form_webhook_deliveries_answer on form_webhook_deliveries (answer_id) where answer_id is not null`,
  sql`create index form_webhook_deliveries_end on form_webhook_deliveries (queued_at)`,
];

/** Where answers to a form are passed on to, and what became of each: without anything that was entered. */
export const formWebhooks: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of steps) await step.execute(database);
  },
};
