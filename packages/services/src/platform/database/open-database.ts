import { traceStatements } from '@broadsheet/tracing/trace-statements';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createDatabaseOnce, isMissingDatabase } from '../postgres/connection-check.ts';
import { launchEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { boundWaits } from './bound-waits.ts';
import { connectToServer } from './connect-to-server.ts';
import { isDatabaseDown } from './database-faults.ts';
import { giveUpHanging } from './give-up-hanging.ts';
import { loggedStatementNames, prepareStatements } from './prepare-statements.ts';
import type { Schema } from './schema.ts';

export interface DatabaseConfig {
  /** The server to use; without it the embedded one is started. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded server's data. */
  readonly dataDir: string;
  readonly poolSize?: number;
  /** The lock timeout of a statement in milliseconds; without it, statements wait without limit. */
  readonly maxLockMs?: number;
  /** No client waits for its results: waits up to a minute for a slow server. */
  readonly isBackground?: boolean;
  /** Ends the wait for a server that does not answer yet. */
  readonly signal?: AbortSignal;
  /** The server need not answer yet. */
  readonly mayBeAway?: boolean;
  /** Receives how long each statement waited for a connection, in milliseconds. */
  readonly onWait?: (ms: number) => void;
  /** Receives progress, a line at a time. */
  readonly log: (line: string) => void;
  /** Called when the embedded server has ended; only the next start brings it back. */
  readonly onLost?: () => void;
}

export interface OpenDatabase {
  readonly database: Kysely<Schema>;
  readonly pool: pg.Pool;
  readonly url: string;
  /** Closes all connections, and the embedded server when no other process uses it. */
  readonly close: () => Promise<void>;
}

/**
 * The lock timeout of calls. It is shorter than a page waits for a call: a few statements that waited longer would use
 * up all connections (`docs/decisions/0060-locks-are-waited-for-a-second.md`).
 */
export const CALL_LOCK_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;
const BACKGROUND_MS = 60_000;
const POOL_SIZE = 10;
/** Prevents firewalls and proxies from dropping an idle connection. */
const KEEP_ALIVE_MS = 10_000;

const withoutPassword = (url: string): string => {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
};

/** A server that may be away is tried once: the start can go on without it. */
const connectOnce = async (url: string): Promise<void> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  try {
    await client.connect();
  } finally {
    client.end().catch(() => undefined);
  }
};

const checkServer = async (
  url: string,
  mayBeAway: boolean,
  signal?: AbortSignal,
): Promise<void> => {
  try {
    if (mayBeAway) return await connectOnce(url);
    const client = await connectToServer(url, signal);
    await client.end();
  } catch (error) {
    if (signal?.aborted) throw error;
    if (isMissingDatabase(error)) return createDatabaseOnce(url);
    if (mayBeAway && isDatabaseDown(error)) return;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new Error(`The database at ${withoutPassword(url)} does not answer: ${reason}`, {
      cause: error,
    });
  }
};

/**
 * Connects to the server of `databaseUrl`, or to the embedded one; from there on both are the same. Creates a missing
 * database. Throws an Error that names the server and the reason.
 */
export const openDatabase = async (config: DatabaseConfig): Promise<OpenDatabase> => {
  const embedded = config.databaseUrl ? null : await launchEmbeddedPostgres(config);
  const url = embedded?.url ?? config.databaseUrl ?? '';
  await checkServer(url, config.mayBeAway === true, config.signal);
  const pool = new pg.Pool({
    connectionString: url,
    max: config.poolSize ?? POOL_SIZE,
    connectionTimeoutMillis: config.isBackground ? BACKGROUND_MS : CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(config.maxLockMs === undefined ? {} : { lock_timeout: config.maxLockMs }),
  });
  const endGivingUp = giveUpHanging(pool, {
    url,
    log: config.log,
    ...(config.isBackground ? { silenceMs: BACKGROUND_MS } : {}),
  });
  pool.on('error', (error) => config.log(`An idle database connection was lost: ${error.message}`));
  // The pool reports errors of idle connections, and statements report those of connections in use; this handles errors
  // between two statements.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: prepareStatements(boundWaits(pool, config.onWait), loggedStatementNames(config.log)),
    }),
    ...traceStatements(),
  });
  const close = async (): Promise<void> => {
    await database.destroy();
    endGivingUp();
    await embedded?.stop();
  };
  return { database, pool, url, close };
};
