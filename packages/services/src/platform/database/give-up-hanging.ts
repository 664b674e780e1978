import pg from 'pg';
import { followBusyConnections } from './busy-connections.ts';

export interface HangingOptions {
  readonly url: string;
  /** Most statements take milliseconds; after this long, the server is checked. */
  readonly timeoutMs?: number;
  /** A server that is silent to a new connection for this long counts as hung. */
  readonly silenceMs?: number;
  readonly checkMs?: number;
  readonly log: (line: string) => void;
}

const TICKS = 20;
/**
 * Ends the socket of a connection that never opened. Far beyond the silence limit, because it also counts time in which
 * this process was suspended.
 */
const LEFT_OPEN_TIMES = 10;

/**
 * Whether a server responds to a new connection. Only time in which this process runs counts: a process that a busy
 * machine suspended was not listening, and missed timers tick once.
 */
const isAnswering = (url: string, silenceMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const connectionTimeoutMillis = silenceMs * LEFT_OPEN_TIMES;
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis });
    client.on('error', () => undefined);
    const finish = (isThere: boolean): void => {
      clearInterval(timer);
      client.end().catch(() => undefined);
      resolve(isThere);
    };
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
      if (ticks === TICKS) finish(false);
    }, silenceMs / TICKS);
    client
      .connect()
      .then(() => client.query('select 1'))
      // A server that refuses is alive.
      .then(
        () => finish(true),
        (error: unknown) => finish(error instanceof pg.DatabaseError),
      );
  });

/**
 * Ends the statements of a pool whose server stops answering without an error: a machine that hangs, or a network that
 * drops packets. A slow statement is left alone while its server still answers other connections.
 * @returns stops the checks
 */
export const giveUpHanging = (
  pool: pg.Pool,
  { url, timeoutMs = 5_000, silenceMs = 8_000, checkMs = 1_000, log }: HangingOptions,
): (() => void) => {
  const { since, begin, giveUp } = followBusyConnections(pool);
  let isChecking = false;
  const check = async (): Promise<void> => {
    const latest = performance.now() - timeoutMs;
    const slow = [...since].filter(([, at]) => at < latest);
    if (slow.length === 0) return;
    const isThere = await isAnswering(url, silenceMs);
    const still = slow.filter(([client, at]) => since.get(client) === at).map(([client]) => client);
    if (isThere) for (const client of still) begin(client);
    else if (still.length > 0) {
      log(`The database has stopped to answer: connections given up: ${still.length}`);
      giveUp(still);
    }
  };
  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    void check().finally(() => {
      isChecking = false;
    });
  }, checkMs).unref();
  return () => clearInterval(timer);
};
