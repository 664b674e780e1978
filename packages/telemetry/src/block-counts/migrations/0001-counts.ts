import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  // Nulls are not distinct, so that one row holds the counts of a block within an hour without a rollout, too.
  sql`
    create table blocks.counts (
      hour timestamptz not null,
      brand text not null,
      page text not null check (length(page) <= 100),
      block text not null check (length(block) <= 100),
      type text not null check (length(type) <= 100),
      rollout integer,
      arm text check (arm in ('live', 'next')),
      loads bigint not null check (loads >= 0),
      failures bigint not null check (failures between 0 and loads),
      views bigint not null check (views >= 0),
      times bigint[] not null,
      unique nulls not distinct (hour, brand, page, block, type, rollout, arm)
    )`,
  sql`create index counts_rollout on blocks.counts (rollout) where rollout is not null`,
  sql`
    create table blocks.browser_faults (
      hour timestamptz not null,
      type text not null check (length(type) <= 100),
      reason text not null check (length(reason) <= 100),
      faults bigint not null check (faults > 0),
      primary key (hour, type, reason)
    )`,
];

export const counts: Migration = {
  up: async (database: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(database);
  },
};
