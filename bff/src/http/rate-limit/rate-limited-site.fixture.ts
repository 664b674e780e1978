import { NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import { createClaimsReader } from '@broadsheet/session-token/read-claims';
import { signToken } from '@broadsheet/session-token/sign-token';
import { tokenKeysOf } from '@broadsheet/session-token/token-keys';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import fp from 'fastify-plugin';
import { expect } from 'vitest';
import type { ServedPage } from '../../page/respond/page-response.ts';
import type { SharedRedis } from '../../redis/open-redis.ts';
import { createFlagEvaluation } from '../../routes/flag-evaluation.ts';
import { createSession, type SessionOptions } from '../../session/session-plugin.ts';
import type { Site } from '../../site/site.ts';
import { createCookies } from '../cookies.ts';
import { createErrorAnswer, createErrors } from '../errors.ts';
import { securityHeaders } from '../response-headers.ts';
import { createRateLimit } from './rate-limit.ts';

const NOW = Date.parse('2026-11-01T10:00:00Z');
const KEYS = tokenKeysOf('a secret of the limited site, 32 letters');
const KEY = Buffer.alloc(32, 7);

/** The rate limits with their dependencies, in front of trivial routes: thousands of people are simulated quickly. */
export const openLimitedSite = async (
  redis: SharedRedis | null = null,
  clock: () => number = () => 0,
): Promise<FastifyInstance> => {
  const app = Fastify();
  const answerError = createErrorAnswer(securityHeaders(false));
  await app.register(createErrors(answerError));
  await app.register(
    fp(
      async (brand) => {
        const site = {
          brand: { brand: 'tech', flags: {} },
          snapshot: { experiments: NO_EXPERIMENTS },
        } as unknown as Site;
        brand.decorateRequest('site', undefined);
        brand.addHook('onRequest', async (request) => {
          request.site = site;
        });
      },
      { name: 'brand' },
    ),
  );
  await app.register(createCookies(false, KEY));
  const sessions = {} as SessionOptions['sessions'];
  await app.register(createSession({ keys: KEYS, sessions, now: () => NOW }));
  const readClaims = createClaimsReader(KEYS, () => NOW);
  await app.register(createRateLimit({ redis, key: KEY, readClaims, now: () => NOW, clock }));
  app.decorateRequest('served', undefined);
  app.get('/*', async (request, reply) => {
    const isFromCache = request.url.startsWith('/cached');
    request.served = { isFromCache } as ServedPage;
    const control = isFromCache ? 'public, max-age=0, s-maxage=60' : 'private, no-cache';
    return reply.header('cache-control', control).send('a page');
  });
  const answerCall = async () => ({ ok: true });
  app.get('/api/blocks', answerCall);
  app.post('/api/user/save', answerCall);
  const experiments = {
    assign: () => expect.unreachable('there is no experiment'),
    recorder: { isOpen: () => true },
    onAssignFault: () => undefined,
  };
  await app.register(createFlagEvaluation({ experiments, now: () => NOW }));
  await app.ready();
  return app;
};

/** A browser behind one address, with its cookies. */
export const openBrowser = (app: FastifyInstance, remoteAddress: string, cookies: object = {}) => {
  const jar = new Map<string, string>(Object.entries(cookies));
  const send = async (url: string, options: InjectOptions = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...options.headers, ...(cookie === '' ? {} : { cookie }) };
    const answer = await app.inject({ ...options, url, remoteAddress, headers });
    for (const { name, value } of answer.cookies) jar.set(name, encodeURIComponent(value));
    return answer;
  };
  return { send, jar };
};

export const tokenOfPerson = (person: number): Promise<string> =>
  signToken(
    {
      seekerId: person,
      brand: 'tech',
      sessionId: `session-${person}`,
      generation: 0,
      isSecondStep: false,
      proUntil: null,
    },
    KEYS,
    NOW,
  );
