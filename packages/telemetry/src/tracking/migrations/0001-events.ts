import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`
    create table tracking.events (
      id uuid primary key,
      at timestamptz not null,
      brand text not null,
      type text not null check (type in ('page-view', 'call', 'banner-click')),
      visitor uuid not null,
      page text,
      view text,
      origin text,
      source smallint,
      listing smallint,
      ref text check (length(ref) <= 100),
      pref text check (length(pref) <= 100),
      ref_pool jsonb not null check (octet_length(ref_pool::text) <= 16384),
      call text check ((call is null) = (type <> 'call')),
      subjects text[] check ((subjects is null) = (type <> 'call')),
      banner text check ((banner is null) = (type <> 'banner-click'))
    )`,
  sql`create index events_at on tracking.events (at)`,
  sql`create index events_visitor on tracking.events (visitor, at)`,
];

export const events: Migration = {
  up: async (database: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(database);
  },
};
