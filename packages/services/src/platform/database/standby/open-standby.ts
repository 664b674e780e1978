import { setTimeout as wait } from 'node:timers/promises';
import { traceStatements } from '@broadsheet/tracing/trace-statements';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { followBusyConnections } from '../busy-connections.ts';
import { CALL_LOCK_MS } from '../open-database.ts';
import { loggedStatementNames, prepareStatements } from '../prepare-statements.ts';
import type { Schema } from '../schema.ts';
import { createLogPosition } from './log-position.ts';
import type { Watched } from './read-order.ts';
import { createReplayLag } from './replay-lag.ts';

const POLL_MS = 500;
const CONNECT_TIMEOUT_MS = 1_000;

export interface StandbyOptions {
  readonly url: string;
  readonly primaryUrl: string;
  readonly poolSize: number;
  /** The lag in milliseconds above which the standby is not used. */
  readonly maxLagMs?: number;
  /** Receives every change, a line at a time. */
  readonly log: (line: string) => void;
}

export interface Standby {
  readonly database: Kysely<Schema>;
  readonly watched: () => Watched;
  readonly close: () => Promise<void>;
}

const LOG_TEXTS = {
  fresh: 'The standby is up to date: public reads go to it',
  behind: 'The standby is behind: all reads go to the primary',
  away: 'The standby is away: all reads go to the primary',
} as const;

/** A pool whose statements are ended when the server stops answering. */
const openPool = (url: string, max: number) => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: CALL_LOCK_MS,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const { since, giveUp } = followBusyConnections(pool);
  return { pool, giveUp: () => giveUp(since.keys()) };
};

/** Opens a hot standby, which may be away at first, and monitors it and its primary until it is closed. */
export const openStandby = async (options: StandbyOptions): Promise<Standby> => {
  const { pool, giveUp } = openPool(options.url, options.poolSize);
  const positions = {
    primary: createLogPosition(options.primaryUrl),
    standby: createLogPosition(options.url),
  };
  const lag = createReplayLag(options.maxLagMs);
  const closed = new AbortController();
  let watched: Watched = { standby: 'away', isPrimaryAway: false };

  const check = async (): Promise<void> => {
    const [written, replayed] = await Promise.allSettled([
      positions.primary.read(),
      positions.standby.read(),
    ]);
    const at = performance.now();
    if (written.status === 'fulfilled') lag.wrote(at, written.value);
    const isPrimaryAway = written.status === 'rejected';
    const found =
      replayed.status === 'rejected'
        ? 'away'
        : lag.isBehind(at, replayed.value)
          ? 'behind'
          : 'fresh';
    if (found === 'away') giveUp();
    if (found !== watched.standby) options.log(LOG_TEXTS[found]);
    if (isPrimaryAway !== watched.isPrimaryAway)
      options.log(isPrimaryAway ? 'The primary database is away' : 'The primary database is back');
    watched = { standby: found, isPrimaryAway };
  };
  const goOn = async (): Promise<void> => {
    while (!closed.signal.aborted) {
      await check();
      await wait(POLL_MS, undefined, { signal: closed.signal, ref: false }).catch(() => undefined);
    }
  };
  await check();
  const watching = goOn();

  const database = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: prepareStatements(pool, loggedStatementNames(options.log)),
    }),
    ...traceStatements(),
  });
  return {
    database,
    watched: () => watched,
    close: async () => {
      closed.abort();
      positions.primary.close();
      positions.standby.close();
      await watching;
      giveUp();
      await database.destroy();
    },
  };
};
