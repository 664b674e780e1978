import { connectRedis, type RedisClient } from './connect-redis.ts';
import type { RedisAddress } from './redis-address.ts';

/** Nobody waits longer for Redis: what it holds can be done without. */
const DEADLINE_MS = 100;
const PROBE_MS = 250;
const PROBE_KEY = 'broadsheet:probe';

export interface SharedRedis {
  /**
   * What Redis answers to `work`; null where it is away, or does not answer by the deadline. Never rejects, so that
   * whoever asks must say what is done without it.
   */
  readonly run: <Value>(work: (client: RedisClient) => Promise<Value>) => Promise<Value | null>;
  readonly isAway: () => boolean;
  readonly close: () => Promise<void>;
}

interface RedisLog {
  readonly info: (message: string) => void;
  readonly warn: (details: object, message: string) => void;
}

class TooLate extends Error {}

/** What has come by the deadline counts, even where this process was too busy to read it. */
const within = <Value>(deadlineMs: number, work: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => setImmediate(reject, new TooLate('no answer')), deadlineMs);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });

/** Opens the Redis that replicas share. It need not be there yet, nor stay: it is looked for four times a second. */
export const openRedis = async (
  address: RedisAddress,
  log: RedisLog,
  deadlineMs = DEADLINE_MS,
): Promise<SharedRedis> => {
  const client = await connectRedis(address);
  let isAway = true;
  let isLogged = false;
  let isProbing = false;
  // What it says of its connections is told once, by the probe.
  client.on('error', () => undefined);

  const leave = (error: unknown): void => {
    isAway = true;
    if (isLogged) return;
    isLogged = true;
    const code = error instanceof Error ? error.message : String(error);
    log.warn({ reason: code }, 'Redis is away: this replica counts by itself');
  };
  const probe = async (): Promise<void> => {
    if (isProbing) return;
    isProbing = true;
    try {
      await within(deadlineMs, client.get(PROBE_KEY));
      if (isLogged) log.info('Redis is back');
      isAway = false;
      isLogged = false;
    } catch (error) {
      leave(error);
    } finally {
      isProbing = false;
    }
  };
  const firstConnection = new Promise<void>((resolve) => {
    client.once('ready', resolve);
    client.once('close', resolve);
  });
  await within(deadlineMs, firstConnection).catch(() => undefined);
  await probe();
  const timer = setInterval(() => void probe(), PROBE_MS).unref();

  return {
    run: async (work) => {
      if (isAway) return null;
      try {
        return await within(deadlineMs, work(client));
      } catch (error) {
        // One late answer is a busy moment; the probe finds out whether it is more.
        if (error instanceof TooLate) void probe();
        else leave(error);
        return null;
      }
    },
    isAway: () => isAway,
    close: async () => {
      clearInterval(timer);
      client.disconnect();
    },
  };
};
