import pg from 'pg';
import { followBusyConnections } from './busy-connections.ts';

export interface HangingOptions {
  readonly url: string;
  /** Most statements take milliseconds; the server of one that takes so long is asked whether it is there. */
  readonly patienceMs?: number;
  /** In which it has to answer a new connection. */
  readonly deadlineMs?: number;
  readonly lookMs?: number;
  readonly log: (line: string) => void;
}

const isAnswering = async (url: string, deadlineMs: number): Promise<boolean> => {
  const bounds = { connectionTimeoutMillis: deadlineMs, query_timeout: deadlineMs };
  const client = new pg.Client({ connectionString: url, ...bounds });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    // A server that refuses is there.
    return error instanceof pg.DatabaseError;
  } finally {
    void client.end().catch(() => undefined);
  }
};

/**
 * Gives up the statements of a pool whose server has stopped to answer without a word: a machine that hangs, or a network
 * that swallows what is sent. However long a statement takes, it is left alone while its server answers others.
 * @returns what ends it
 */
export const giveUpHanging = (
  pool: pg.Pool,
  { url, patienceMs = 5_000, deadlineMs = 2_000, lookMs = 1_000, log }: HangingOptions,
): (() => void) => {
  const { since, begin, giveUp } = followBusyConnections(pool);
  let isLooking = false;
  const look = async (): Promise<void> => {
    const latest = performance.now() - patienceMs;
    const slow = [...since].filter(([, at]) => at < latest);
    if (slow.length === 0) return;
    const isThere = await isAnswering(url, deadlineMs);
    const still = slow.filter(([client, at]) => since.get(client) === at).map(([client]) => client);
    if (isThere) for (const client of still) begin(client);
    else if (still.length > 0) {
      log(`The database has stopped to answer: connections given up: ${still.length}`);
      giveUp(still);
    }
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  }, lookMs).unref();
  return () => clearInterval(timer);
};
