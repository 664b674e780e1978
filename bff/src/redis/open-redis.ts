import { connectRedis, type RedisClient } from './connect-redis.ts';
import type { RedisAddress } from './redis-address.ts';

/** No caller waits longer for Redis: its data is optional. */
const DEADLINE_MS = 100;
const PROBE_MS = 250;
const PROBE_KEY = 'broadsheet:probe';

export interface SharedRedis {
  /**
   * Runs `work` against Redis; null where Redis is away or misses the deadline. Never rejects, so every caller must
   * handle the absence.
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

/** A result that arrived before the deadline counts, even if this process was too busy to read it. */
const within = <Value>(deadlineMs: number, work: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => setImmediate(reject, new TooLate('no answer')), deadlineMs);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });

/**
 * Opens the Redis that replicas share. It need not be reachable, now or later: a probe checks it four times a second.
 */
export const openRedis = async (
  address: RedisAddress,
  log: RedisLog,
  deadlineMs = DEADLINE_MS,
): Promise<SharedRedis> => {
  const client = await connectRedis(address);
  let isAway = true;
  let isLogged = false;
  let isProbing = false;
  // The probe reports connection errors, once.
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
        // A single late response may be load; the probe finds out whether Redis is away.
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
