import { createHmac } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { SharedRedis } from '../redis/open-redis.ts';

interface Counted {
  readonly current: number;
  /** Milliseconds to the end of the window. */
  readonly ttl: number;
}

interface Window {
  count: number;
  readonly endsAt: number;
}

/** In one step, or two replicas would both count the last request that is free. */
const COUNT = `
  local count = redis.call('incr', KEYS[1])
  if count == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
  return { count, redis.call('pttl', KEYS[1]) }`;

export interface RateStoreDeps {
  readonly redis: Pick<SharedRedis, 'ask'>;
  /** Hashes clients' addresses, which are kept nowhere as they are. */
  readonly key: Buffer;
  /** How many clients this replica remembers while Redis is away. */
  readonly clientsRemembered: number;
}

const isCounted = (answer: unknown): answer is [number, number] =>
  Array.isArray(answer) && answer.length === 2 && answer.every(Number.isInteger);

/** What the plugin hands over is its own options with the route among them, whatever its types say. */
const placeOf = (options: object): string => {
  const { routeInfo } = options as { routeInfo?: { method?: unknown; url?: unknown } };
  return `${routeInfo?.method} ${routeInfo?.url}`;
};

/** Counts in Redis for all replicas together, and in this process while Redis is away. */
export const createRateStore = ({
  redis,
  key,
  clientsRemembered,
}: RateStoreDeps): FastifyRateLimitStoreCtor => {
  const windows = new LRUCache<string, Window>({ max: clientsRemembered });

  const countHere = (name: string, windowMs: number): Counted => {
    const at = performance.now();
    const known = windows.get(name);
    const window = known && known.endsAt > at ? known : { count: 0, endsAt: at + windowMs };
    window.count += 1;
    windows.set(name, window);
    return { current: window.count, ttl: Math.ceil(window.endsAt - at) };
  };
  const count = async (name: string, windowMs: number): Promise<Counted> => {
    const answer = await redis.ask((client) => client.eval(COUNT, 1, name, windowMs));
    if (!isCounted(answer)) return countHere(name, windowMs);
    const [current, ttl] = answer;
    return { current, ttl };
  };
  const storeOf = (place: string): FastifyRateLimitStore => ({
    incr: (client, done, windowMs) => {
      const hash = createHmac('sha256', key).update(`${place} ${client}`).digest('base64url');
      count(`broadsheet:limit:${hash}`, windowMs).then(
        (counted) => done(null, counted),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
    child: (route) => storeOf(placeOf(route)),
  });
  return class {
    readonly incr = storeOf('site').incr;
    readonly child = storeOf('site').child;
  };
};
