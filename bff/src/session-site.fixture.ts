import type { Session } from '@broadsheet/contract/entities/session';
import { signToken, type TokenSubject } from '@broadsheet/session-token/sign-token';
import { tokenKeysOf } from '@broadsheet/session-token/token-keys';
import { type Answer, json } from '@broadsheet/upstream/fault-server.fixture';
import type { InjectOptions } from 'fastify';
import { afterEach } from 'vitest';
import { openTestSite, SITE_SECRET, type TestSite } from './test-site.fixture.ts';

export const NOW = Date.parse('2026-11-01T10:00:00Z');
/** Beyond the time of a token signed at NOW, within that of its session. */
export const LATER = NOW + 3_600_000;
export const KEYS = tokenKeysOf(SITE_SECRET);

export const tokenOf = (more: Partial<TokenSubject> = {}, at = NOW): Promise<string> =>
  signToken(
    {
      seekerId: 7,
      brand: 'tech',
      sessionId: '5f5e2f9c-6a5e-4d0e-9c6e-2d4f4b2f9d11',
      generation: 0,
      isSecondStep: false,
      proUntil: null,
      ...more,
    },
    KEYS,
    at,
  );

export const sessionOf = (more: Partial<Session> = {}): Session => ({
  isLoggedIn: true,
  statusType: 'active',
  userId: 7,
  obfuscatedUserId: 'o7',
  isPro: false,
  authInfo: {
    name: 'Asha',
    email: 'asha@example.com',
    verifiedEmail: true,
    verifiedNumber: false,
    twoFactorAuth: false,
  },
  reader: {
    cohort: 'freshers',
    experienceBand: 2,
    city: 'bangalore',
    category: 'backend',
    ownLists: false,
  },
  ...more,
});

export const blocking = (): Session =>
  sessionOf({ reader: { ...sessionOf().reader, ownLists: true } });

export const JOBS = {
  items: [],
  page: 1,
  size: 20,
  total: 3,
  hasMore: false,
  loadMoreEnabled: false,
  facets: [],
  corrected: null,
};

/** Services that answer as told by the path, without its query, and are at fault for all else. */
export const services =
  (answers: Readonly<Record<string, Answer | object>>): Answer =>
  (request, response) => {
    const answer = answers[(request.url ?? '').split('?', 1)[0] ?? ''] ?? json({}, 503);
    return (typeof answer === 'function' ? (answer as Answer) : json(answer))(request, response);
  };

export const VALIDATE = '/auth/auth/validate';
export const REFRESH = '/auth/auth/refresh';

/** What an answer sets: cookies by name, with null for those that it drops. */
export const setCookies = (answer: {
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}): Record<string, string | null> =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value === '' ? null : value]));

/** Opens sites at NOW, and closes those of each test after it. */
export const useTestSites = () => {
  const sites: TestSite[] = [];
  afterEach(async () => {
    await Promise.all(sites.splice(0).map((site) => site.close()));
  });
  return async (options: Parameters<typeof openTestSite>[0]): Promise<TestSite> => {
    const site = await openTestSite({ now: () => NOW, ...options });
    sites.push(site);
    return site;
  };
};

export const cookieOf = (token: string) => ({ cookie: `token=${token}` });

/** What a browser says of a request that our own page makes. */
export const OWN = { 'sec-fetch-site': 'same-origin' };
export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
export const post = (
  site: TestSite,
  url: string,
  payload: InjectOptions['payload'],
  headers = {},
) => site.ask(url, { method: 'POST', headers, ...(payload === undefined ? {} : { payload }) });

export const LOGIN = '/api/auth/login';
export const CREDENTIALS = { email: 'asha@example.com', password: 'a long password' };
export const said = { message: 'Done.' };
export const signedIn = (token: string, secondFactor: 'totp' | null = null) => ({
  token,
  secondFactor,
  ...said,
});
