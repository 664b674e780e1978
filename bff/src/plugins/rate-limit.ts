import { CatalogueError } from '@broadsheet/contract/errors';
import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import type { SharedRedis } from '../redis/open-redis.ts';
import { createRateStore } from './rate-store.ts';

const REQUESTS = 300;
const WINDOW_MS = 60_000;
const CLIENTS_REMEMBERED = 50_000;
/** What one page brings along, and what a probe must always reach. */
const EXEMPT =
  /^\/(assets|studio\/assets|theme|health)\/|^\/(metrics|favicon\.(ico|svg)|robots\.txt)$/;
// These would tell one client's count to everybody behind a shared cache.
const COUNT_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

/** Names the key that clients' addresses are hashed by in Redis. */
export const RATE_LIMIT_KEY = 'rate-limit';

/** Pages and API together, per client address; an IPv6 client is its /64. Counted for all replicas where there is Redis. */
export const createRateLimit = (redis: SharedRedis | null, key: Buffer) =>
  fp(
    async (app) => {
      const store = redis && createRateStore({ redis, key, clientsRemembered: CLIENTS_REMEMBERED });
      await app.register(rateLimit, {
        ...(store ? { store } : {}),
        max: REQUESTS,
        timeWindow: WINDOW_MS,
        cache: CLIENTS_REMEMBERED,
        ipv6Subnet: 64,
        allowList: (request) => EXEMPT.test(request.url.split('?', 1)[0] ?? ''),
        addHeaders: COUNT_HEADERS,
        addHeadersOnExceeding: COUNT_HEADERS,
        errorResponseBuilder: () => new CatalogueError('RATE_LIMITED'),
      });
    },
    { name: 'rate-limit' },
  );
