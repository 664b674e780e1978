import { traceStatements } from '@broadsheet/tracing/trace-statements';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Migrations, migrate } from './migrate.ts';
import { isRowFault } from './row-fault.ts';

/** A postgres:// address, or a function that returns it: an embedded server may restart on another port. */
export type DatabaseUrl = string | (() => Promise<string>);

export interface SiteDatabase<Schema> {
  /**
   * Runs a task on the migrated database and throws its errors. Unless the rows were at fault, the next task
   * reconnects, and migrates if that is still pending.
   */
  readonly run: <Result>(task: (database: Kysely<Schema>) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

interface Connection<Schema> {
  readonly url: string;
  readonly database: Kysely<Schema>;
  readonly migrated: Promise<void>;
}

const CONNECTIONS = 2;
const CONNECT_TIMEOUT_MS = 5_000;
const TIMEOUT_MS = 10_000;
/** The server's timeout comes first: it leaves no lock behind, unlike a dropped connection. */
const SILENCE_MS = 5_000;

export interface SiteDatabaseOptions {
  readonly databaseUrl: DatabaseUrl;
  /** Its own schema, next to those of others. */
  readonly schemaName: string;
  /** Null leaves the schema to another program: this one only reads it. */
  readonly migrations: Migrations | null;
  /** Timeout of one statement. */
  readonly timeoutMs?: number;
}

const connect = <Schema>(url: string, options: SiteDatabaseOptions): Connection<Schema> => {
  const { schemaName, migrations, timeoutMs = TIMEOUT_MS } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + SILENCE_MS,
    keepAlive: true,
    allowExitOnIdle: true,
  });
  // An idle connection that was lost is no news: the next task opens another.
  pool.on('error', () => undefined);
  // Of a connection in use its query fails, and without a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    ...traceStatements(),
  });
  return {
    url,
    database,
    migrated: migrations ? migrate(database, schemaName, migrations) : Promise.resolve(),
  };
};

/** Connects with the first task, not before. */
export const openSiteDatabase = <Schema>(options: SiteDatabaseOptions): SiteDatabase<Schema> => {
  const { databaseUrl } = options;
  let current: Connection<Schema> | null = null;

  const leave = async (connection: Connection<Schema> | null): Promise<void> => {
    if (current === connection) current = null;
    await connection?.database.destroy();
  };
  const follow = async (): Promise<Connection<Schema>> => {
    const url = typeof databaseUrl === 'string' ? databaseUrl : await databaseUrl();
    if (current?.url === url) return current;
    // Tasks that still run there end by themselves.
    leave(current).catch(() => undefined);
    current = connect<Schema>(url, options);
    return current;
  };

  return {
    run: async (task) => {
      const connection = await follow();
      try {
        await connection.migrated;
        return await task(connection.database);
      } catch (error) {
        if (!isRowFault(error)) leave(connection).catch(() => undefined);
        throw error;
      }
    },
    close: () => leave(current),
  };
};
