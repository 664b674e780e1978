import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { isRowFault } from './row-fault.ts';
import type { RecordingSchema } from './schema.ts';

/** A postgres:// address, or what tells it: an embedded server may come back on another port. */
export type DatabaseUrl = string | (() => Promise<string>);

export interface RecordingDatabase {
  /**
   * Runs a task on the migrated database and throws what fails. Unless that was the fault of rows, the next task
   * connects anew, and migrates where that was never done.
   */
  readonly run: <Result>(
    task: (database: Kysely<RecordingSchema>) => Promise<Result>,
  ) => Promise<Result>;
  readonly close: () => Promise<void>;
}

interface Connection {
  readonly url: string;
  readonly database: Kysely<RecordingSchema>;
  readonly migrated: Promise<void>;
}

const CONNECTIONS = 2;
const CONNECT_TIMEOUT_MS = 5_000;
const PATIENCE_MS = 10_000;
/** The server gives up first: that leaves no lock behind, as a dropped connection would. */
const SILENCE_MS = 5_000;

const connect = (url: string, patienceMs: number): Connection => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: patienceMs,
    query_timeout: patienceMs + SILENCE_MS,
    keepAlive: true,
    allowExitOnIdle: true,
  });
  // An idle connection that was lost is no news: the next task opens another.
  pool.on('error', () => undefined);
  const database = new Kysely<RecordingSchema>({ dialect: new PostgresDialect({ pool }) });
  return { url, database, migrated: migrate(database) };
};

/**
 * Connects with the first task, not before.
 * @param patienceMs how long one statement may take
 */
export const openRecordingDatabase = (
  databaseUrl: DatabaseUrl,
  patienceMs = PATIENCE_MS,
): RecordingDatabase => {
  let current: Connection | null = null;

  const leave = async (connection: Connection | null): Promise<void> => {
    if (current === connection) current = null;
    await connection?.database.destroy();
  };
  const follow = async (): Promise<Connection> => {
    const url = typeof databaseUrl === 'string' ? databaseUrl : await databaseUrl();
    if (current?.url === url) return current;
    // Tasks that still run there end by themselves.
    leave(current).catch(() => undefined);
    current = connect(url, patienceMs);
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
