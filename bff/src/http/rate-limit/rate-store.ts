import { createHmac } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { SharedRedis } from '../../redis/open-redis.ts';

interface Counted {
  readonly current: number;
  /** Milliseconds to the end of the window. */
  readonly ttl: number;
}

interface Window {
  count: number;
  readonly endsAt: number;
}

/** Atomic: otherwise two replicas could both count the last free request. */
const COUNT = `
  local count = redis.call('incrby', KEYS[1], ARGV[2])
  local ttl = redis.call('pttl', KEYS[1])
  if ttl < 0 then
    redis.call('pexpire', KEYS[1], ARGV[1])
    ttl = tonumber(ARGV[1])
  end
  return { count, ttl }`;

export interface RateStoreDeps {
  /** Null counts in this process alone. */
  readonly redis: Pick<SharedRedis, 'run'> | null;
  /** Hashes clients' addresses, which are never stored in plain form. */
  readonly key: Buffer;
  /** How many clients this replica remembers while Redis is away. */
  readonly clientsRemembered: number;
  /** Milliseconds of any monotonic clock. */
  readonly clock: () => number;
}

/** Options that a limiter adds to those of the plugin. */
export interface CountOptions {
  /** Separates the counts of different limiters; the default is the route. */
  readonly scope?: string;
  /** How much one request counts; 1 without it. */
  readonly cost?: number;
}

const isCounted = (answer: unknown): answer is [number, number] =>
  Array.isArray(answer) && answer.length === 2 && answer.every(Number.isInteger);

/** The plugin passes its own options with the route among them, although its types do not say so. */
const countOptionsOf = (options: object): Required<CountOptions> => {
  const { scope, cost, routeInfo } = options as CountOptions & {
    routeInfo?: { method?: unknown; url?: unknown };
  };
  return { scope: scope ?? `${routeInfo?.method} ${routeInfo?.url}`, cost: cost ?? 1 };
};

/** Counts in Redis for all replicas together, and in this process without it or while it is away. */
export const createRateStore = ({
  redis,
  key,
  clientsRemembered,
  clock,
}: RateStoreDeps): FastifyRateLimitStoreCtor => {
  const windows = new LRUCache<string, Window>({ max: clientsRemembered });

  const countHere = (name: string, cost: number, windowMs: number): Counted => {
    const at = clock();
    const known = windows.get(name);
    const window = known && known.endsAt > at ? known : { count: 0, endsAt: at + windowMs };
    window.count += cost;
    windows.set(name, window);
    return { current: window.count, ttl: Math.ceil(window.endsAt - at) };
  };
  const count = async (name: string, cost: number, windowMs: number): Promise<Counted> => {
    if (!redis) return countHere(name, cost, windowMs);
    const hash = createHmac('sha256', key).update(name).digest('base64url');
    const counter = `broadsheet:limit:${hash}`;
    const answer = await redis.run((client) => client.eval(COUNT, 1, counter, windowMs, cost));
    if (!isCounted(answer)) return countHere(name, cost, windowMs);
    const [current, ttl] = answer;
    return { current, ttl };
  };
  const storeOf = ({ scope, cost }: Required<CountOptions>): FastifyRateLimitStore => ({
    incr: (client, done, windowMs) => {
      count(`${scope} ${client}`, cost, windowMs).then(
        (counted) => done(null, counted),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
    child: (options) => storeOf(countOptionsOf(options)),
  });
  return class {
    readonly incr = storeOf({ scope: 'site', cost: 1 }).incr;
    readonly child = storeOf({ scope: 'site', cost: 1 }).child;
  };
};
