import { traceStatements } from '@broadsheet/tracing/trace-statements';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createDatabaseOnce, isMissingDatabase } from '../postgres/connection-check.ts';
import { launchEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { boundWaits } from './bound-waits.ts';
import { connectToServer } from './connect-to-server.ts';
import { isDatabaseDown } from './database-faults.ts';
import { giveUpHanging } from './give-up-hanging.ts';
import type { Schema } from './schema.ts';

export interface DatabaseConfig {
  /** A server to use; without it the embedded one is started. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded server's data. */
  readonly dataDir: string;
  readonly poolSize?: number;
  /** How long a statement waits for what another one has locked, in milliseconds, before it fails; without it, for as long as that takes. */
  readonly maxLockMs?: number;
  /** Nobody waits for an answer of it: a server that is slow is waited for, for a minute. */
  readonly isBackground?: boolean;
  /** Ends the wait for a server that is there and does not answer yet. */
  readonly signal?: AbortSignal;
  /** It need not answer yet. */
  readonly mayBeAway?: boolean;
  /** Hears how long each statement waited for a connection, in milliseconds. */
  readonly onWait?: (ms: number) => void;
  /** Hears what is going on, a line at a time. */
  readonly log: (line: string) => void;
  /** Hears that the embedded server has gone; it comes back with the next start only. */
  readonly onLost?: () => void;
}

export interface OpenDatabase {
  readonly database: Kysely<Schema>;
  readonly pool: pg.Pool;
  readonly url: string;
  /** Ends all connections, and the embedded server when nobody else uses it. */
  readonly close: () => Promise<void>;
}

/**
 * How long statements of calls wait for a lock. Less than a page waits for a call: a few that waited for longer would leave
 * no connection to anybody (`docs/decisions/0060-locks-are-waited-for-a-second.md`).
 */
export const CALL_LOCK_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;
const BACKGROUND_MS = 60_000;
const POOL_SIZE = 10;
/** A connection that nobody uses is not forgotten by what stands between. */
const KEEP_ALIVE_MS = 10_000;

const withoutPassword = (url: string): string => {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
};

/** One that may be away is tried once: something else is there to begin with. */
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
 * Connects to the server of `databaseUrl`, or to the embedded one; from there on both are the same. A missing
 * database is made. Throws an Error that names the server and the reason.
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
  // The pool hears of connections that nobody uses; of others their statements tell, but for those between two statements.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: boundWaits(pool, config.onWait) }),
    ...traceStatements(),
  });
  const close = async (): Promise<void> => {
    await database.destroy();
    endGivingUp();
    await embedded?.stop();
  };
  return { database, pool, url, close };
};
