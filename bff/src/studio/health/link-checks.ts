import { LinkHealth } from '@broadsheet/contract/studio/health-calls';
import type { Migrations } from '@broadsheet/site-database/migrate';
import { type DatabaseUrl, openSiteDatabase } from '@broadsheet/site-database/site-database';
import { sql } from 'kysely';
import Value from 'typebox/value';

type Running = NonNullable<LinkHealth['running']>;
type LastCheck = NonNullable<LinkHealth['last']>;

/** A check that has saved nothing for this long has died with its process. */
const SILENT_MS = 60_000;

const MIGRATIONS: Migrations = {
  '0001-looks': {
    up: async (database) => {
      // One row: the running check and the last one.
      await sql`
        create table links.looks (
          is_only boolean primary key default true check (is_only),
          running json,
          told_at timestamptz not null,
          last json
        )`.execute(database);
    },
  },
};

/** The state of link checks, shared by all replicas. Every method throws database errors. */
export interface LinkChecks {
  readonly read: () => Promise<LinkHealth>;
  /** False where another check runs. */
  readonly begin: (running: Running) => Promise<boolean>;
  readonly save: (running: Running) => Promise<void>;
  /** Null leaves the previous result as the last one. */
  readonly end: (last: LastCheck | null) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** @param now epoch ms */
export const openLinkChecks = (databaseUrl: DatabaseUrl, now: () => number): LinkChecks => {
  const database = openSiteDatabase<unknown>({
    databaseUrl,
    schemaName: 'links',
    migrations: MIGRATIONS,
  });
  const at = () => new Date(now());
  const silentSince = () => new Date(now() - SILENT_MS);
  return {
    read: async () => {
      const { rows } = await database.run((queries) =>
        sql<LinkHealth>`
          select case when told_at >= ${silentSince()} then running end as running, last
          from links.looks`.execute(queries),
      );
      return Value.Parse(LinkHealth, rows[0] ?? { running: null, last: null });
    },
    begin: async (running) => {
      const { rows } = await database.run((queries) =>
        sql`
          insert into links.looks as looks (running, told_at)
          values (${JSON.stringify(running)}::json, ${at()})
          on conflict (is_only) do update set running = excluded.running, told_at = excluded.told_at
          where looks.running is null or looks.told_at < ${silentSince()}
          returning is_only`.execute(queries),
      );
      return rows.length > 0;
    },
    save: async (running) => {
      await database.run((queries) =>
        sql`update links.looks set running = ${JSON.stringify(running)}::json, told_at = ${at()}`.execute(
          queries,
        ),
      );
    },
    end: async (last) => {
      const written = last && JSON.stringify(last);
      await database.run((queries) =>
        sql`
          update links.looks
          set running = null, told_at = ${at()}, last = coalesce(${written}::json, last)`.execute(
          queries,
        ),
      );
    },
    close: database.close,
  };
};
