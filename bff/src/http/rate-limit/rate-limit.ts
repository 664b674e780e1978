import { isCrawler } from '@broadsheet/contract/crawler';
import { AppError } from '@broadsheet/contract/errors';
import type { ReadClaims } from '@broadsheet/session-token/read-claims';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { SharedRedis } from '../../redis/open-redis.ts';
import {
  ALL_COSTS,
  BUDGETS,
  BUSY_SHARE,
  costOf,
  givesGuestIds,
  NEW_GUESTS_PER_ADDRESS,
} from './budgets.ts';
import { createGuestId, GUEST_SECONDS } from './guest-id.ts';
import { type RateClient, resolveRateClient } from './rate-client.ts';
import { type CountOptions, createRateStore } from './rate-store.ts';

const WINDOW_MS = 60_000;
const CLIENTS_REMEMBERED = 50_000;
/** A newcomer who has just received an id has a budget from then on. */
const RETRY_AS_GUEST_S = 2;
/** Subresources of pages, and probes. */
const EXEMPT =
  /^\/(assets|studio\/assets|theme|health)\/|^\/(metrics|favicon\.(ico|svg)|robots\.txt|manifest\.webmanifest|apple-touch-icon\.png|icon-[a-z0-9-]+\.png|service-worker\.js|offline(\.css|\.json)?)$/;
// These would reveal one client's count to everybody behind a shared cache.
const COUNT_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

/** Names the key that clients' addresses are hashed by in Redis. */
export const RATE_LIMIT_KEY = 'rate-limit';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client that this request is counted for; null where it is not counted. */
    rateClient: RateClient | null;
  }
}

interface Counted {
  readonly isExceeded: boolean;
  readonly isBusy: boolean;
  readonly retryAfterS: number;
}

const FREE: Counted = { isExceeded: false, isBusy: false, retryAfterS: 0 };

type Count = (request: FastifyRequest, cost: number) => Promise<Counted>;

/** A budget that requests are charged to. @param keyOf the owner's key */
const openBudget = (
  app: FastifyInstance,
  scope: string,
  max: number,
  keyOf: (client: RateClient) => string,
): Count => {
  const limiters = new Map(
    ALL_COSTS.map((cost) => {
      const options: CountOptions & Parameters<typeof app.createRateLimit>[0] = {
        scope,
        cost,
        max,
        timeWindow: WINDOW_MS,
        keyGenerator: ({ rateClient }) => (rateClient ? keyOf(rateClient) : ''),
      };
      return [cost, app.createRateLimit(options)] as const;
    }),
  );
  return async (request, cost) => {
    const counted = await limiters.get(cost)?.(request);
    if (!counted || counted.isAllowed) return FREE;
    return {
      isExceeded: counted.isExceeded,
      isBusy: counted.remaining < max * (1 - BUSY_SHARE),
      retryAfterS: counted.ttlInSeconds,
    };
  };
};

const keyOf = ({ key }: RateClient): string => key;
const addressOf = ({ address }: RateClient): string => address;

/**
 * Charges a request to its budgets one after the other: a client that has used up its own takes nothing from others at
 * the same address.
 */
const openBudgets = (app: FastifyInstance) => {
  const open = (scope: string, max: number, key: (client: RateClient) => string) =>
    openBudget(app, scope, max, key);
  const budgets: Readonly<Record<RateClient['kind'], readonly Count[]>> = {
    session: [
      open('session', BUDGETS.session, keyOf),
      open('sessions of address', BUDGETS.sessionsOfAddress, addressOf),
    ],
    guest: [
      open('guest', BUDGETS.guest, keyOf),
      open('guests of address', BUDGETS.guestsOfAddress, addressOf),
    ],
    newcomer: [open('newcomers', BUDGETS.newcomers, addressOf)],
  };
  return async (request: FastifyRequest, cost: number): Promise<Counted> => {
    let last = FREE;
    for (const count of budgets[request.rateClient?.kind ?? 'newcomer']) {
      last = await count(request, cost);
      if (last.isExceeded) return last;
    }
    return last;
  };
};

export interface RateLimitOptions {
  /** Null counts in this process alone. */
  readonly redis: SharedRedis | null;
  /** Hashes the keys of counts in Redis. */
  readonly key: Buffer;
  readonly readClaims: ReadClaims;
  /** Epoch ms. */
  readonly now: () => number;
  /** Of the windows, in milliseconds; absent it is that of the process. */
  readonly clock?: () => number;
}

/**
 * Limits pages and API together (docs/decisions/0067): signed-in people by session, visitors by a signed id, all others
 * by address. With Redis, all replicas count together.
 */
export const createRateLimit = ({
  redis,
  key,
  readClaims,
  now,
  clock = () => performance.now(),
}: RateLimitOptions) =>
  fp(
    async (app) => {
      await app.register(rateLimit, {
        global: false,
        store: createRateStore({ redis, key, clientsRemembered: CLIENTS_REMEMBERED, clock }),
        timeWindow: WINDOW_MS,
        keyGenerator: ({ rateClient }) =>
          rateClient ? `${rateClient.kind} ${rateClient.key}` : '',
        addHeaders: COUNT_HEADERS,
        addHeadersOnExceeding: COUNT_HEADERS,
        errorResponseBuilder: () => new AppError('RATE_LIMITED'),
      });
      const charge = openBudgets(app);
      const countNewGuest = app.createRateLimit({
        ...({ scope: 'new guests' } satisfies CountOptions),
        max: NEW_GUESTS_PER_ADDRESS,
        timeWindow: WINDOW_MS,
        keyGenerator: ({ rateClient }) => rateClient?.address ?? '',
      });

      /** Issues an id to a newcomer while the limit of their address allows it. */
      const giveGuestId = async (request: FastifyRequest, reply: FastifyReply) => {
        if (!givesGuestIds(request.routeOptions.url)) return false;
        if (isCrawler(request.headers['user-agent'] ?? '')) return false;
        const counted = await countNewGuest(request);
        if (counted.isAllowed || counted.isExceeded) return false;
        reply.writeCookie('guest', createGuestId(now()), {
          signed: true,
          seconds: GUEST_SECONDS,
        });
        return true;
      };

      app.decorateRequest('rateClient', null);
      app.addHook('onRequest', async (request, reply) => {
        if (EXEMPT.test(request.url.split('?', 1)[0] ?? '')) return;
        const { method, routeOptions } = request;
        const cost = costOf({ method, route: routeOptions.url, call: routeOptions.config.call });
        request.rateClient = resolveRateClient(request, { readClaims, now });
        const counted = await charge(request, cost.onArrival);
        const isNewcomer = request.rateClient.kind === 'newcomer';
        const hasId = isNewcomer && counted.isBusy && (await giveGuestId(request, reply));
        if (counted.isExceeded) {
          reply.header('retry-after', hasId ? RETRY_AS_GUEST_S : counted.retryAfterS);
          throw new AppError('RATE_LIMITED');
        }
        if (cost.whenMade === 0) return;
        // A page is charged even if its client disconnects before the response.
        reply.raw.once('close', () => {
          if (request.served?.isFromCache) return;
          charge(request, cost.whenMade).catch((error: unknown) =>
            request.log.error({ err: error }, 'a page could not be counted'),
          );
        });
      });
    },
    { name: 'rate-limit', dependencies: ['cookies', 'session'] },
  );
