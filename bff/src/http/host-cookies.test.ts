import { bffPathOf } from '@broadsheet/contract/call';
import { CALLS } from '@broadsheet/contract/calls';
import { COOKIES } from '@broadsheet/contract/cookie-names';
import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { STUDIO_CALLS } from '@broadsheet/contract/studio/calls';
import { STUDIO_API_PATH } from '@broadsheet/contract/studio/studio-call';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { json } from '@broadsheet/upstream/fault-server.fixture';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { experiment, experimentLayout } from '../fixtures/experiment-site.fixture.ts';
import {
  CREDENTIALS,
  done,
  FORM,
  LATER,
  LOGIN,
  NOW,
  OWN,
  REFRESH,
  services,
  sessionOf,
  setCookies,
  signedIn,
  tokenOf,
  useTestSites,
  VALIDATE,
} from '../fixtures/session-site.fixture.ts';
import { layout } from '../fixtures/test-files.fixture.ts';
import type { TestSite } from '../fixtures/test-site.fixture.ts';
import {
  addMembers,
  emailOf,
  openStudioSite,
  PASSWORD,
  type StudioSite,
} from '../studio/studio-site.fixture.ts';

const PRODUCTION = { APP_ENV: 'production', SITE_SECRET: 'a secret of 32 characters or more' };
const NAVIGATION = { ...FORM, ...OWN, 'sec-fetch-mode': 'navigate', accept: 'text/html' };
const SET = /^__Host-(?<cookie>[\w-]+)=(?<value>[^;]*)(?=;)/;

/** The faults of a production site's Set-Cookie. */
const faultsOf = (line: string): string[] => {
  const [, ...attributes] = line.split('; ');
  const has = (name: RegExp) => attributes.some((attribute) => name.test(attribute));
  return [
    ...(SET.test(line) ? [] : ['has no __Host-']),
    ...(has(/^Secure$/) ? [] : ['lacks Secure']),
    ...(has(/^Path=\/$/) ? [] : ['lacks Path=/']),
    ...(has(/^SameSite=(Lax|Strict)$/) ? [] : ['lacks SameSite']),
    ...(has(/^Domain/i) ? ['has a Domain'] : []),
  ].map((fault) => `${line}: ${fault}`);
};

/** A browser that records all cookies it receives and stores none: each request names those it sends. */
const openWalk = (site: Pick<TestSite, 'request'>) => {
  const lines: string[] = [];
  const request = async (url: string, options: InjectOptions = {}) => {
    const answer = await site.request(url, options);
    lines.push(...[answer.headers['set-cookie'] ?? []].flat());
    return answer;
  };
  return { lines, request };
};

const openSite = useTestSites();
let database: TestDatabase;
let studio: StudioSite;
beforeAll(async () => {
  database = await createEmptyDatabase();
  studio = await openStudioSite(database.url, { env: PRODUCTION });
  await addMembers(studio);
});
afterAll(async () => {
  await studio.close();
  await database.close();
});

const KEY = 'home-order';
/** A production site with an experiment, over services that answer every call as a successful login. */
const openProduction = async (now = NOW, env = {}) => {
  const answer = json({ ...done, ...signedIn(await tokenOf({}, now)) });
  return openSite({
    now: () => now,
    env: { ...PRODUCTION, ...env },
    files: {
      ...experimentLayout('home', [KEY]),
      ...layout('jobfeed', { text: { type: 'text' } }),
      'layouts/experiments.json': { [KEY]: experiment('home') },
    },
    service: services({
      ...Object.fromEntries(CALLS.map(({ service, path }) => [`/${service}${path}`, answer])),
      [VALIDATE]: json(sessionOf()),
      [REFRESH]: json({ token: await tokenOf({ generation: 1 }, now) }),
      '/job/jobdetail/save': json({ message: 'Saved.', saved: 1, count: 1 }),
      '/user/updatestamp': json({ message: 'Thank you.', cohort: 'profileUpdateSuccess' }),
    }),
  });
};

const filled = (path: string): string => path.replace('{userId}', '7').replace(/\{\w+\}/g, '1');
const PAGES = Object.values(PAGE_KINDS).flatMap(({ paths }) => paths.map(filled));
const TOKEN = `__Host-token=${await tokenOf()}`;
const AGREED = '__Host-consent=all.1';

describe('every cookie of a production site is of its host alone, over TLS alone', () => {
  it.each([
    ['a visitor', AGREED, NOW],
    ['a seeker', `${TOKEN}; ${AGREED}; __Host-vid=1`, NOW],
    ['a seeker whose token is to be refreshed', TOKEN, LATER],
    ['somebody with a token that is not ours', '__Host-token=a.b.c', NOW],
  ])('on all pages and in all calls of %s', async (_, cookie, now) => {
    const site = await openProduction(now, { RATE_LIMIT: 'off', ALLOW_UNLIMITED: '1' });
    const { request, lines } = openWalk(site);
    for (const path of [...PAGES, '/no/such/page'])
      await request(path, { headers: { cookie, accept: 'text/html' } });
    for (const call of CALLS)
      for (const headers of [OWN, NAVIGATION])
        await request(filled(bffPathOf(call)), {
          method: call.method,
          headers: { ...headers, cookie },
        });
    expect(lines.length).toBeGreaterThan(0);
    expect([...new Set(lines.flatMap(faultsOf))]).toEqual([]);
  });

  it('in every form that sets one, at logins, logouts and in Studio: none is missing', async () => {
    const { request, lines } = openWalk(await openProduction());
    const post = (url: string, payload: string, cookie = '') =>
      request(url, { method: 'POST', payload, headers: { ...NAVIGATION, cookie } });
    await request('/', { headers: { cookie: AGREED } });
    await post('/preferences/experience', 'band=4');
    await post('/preferences/cookies', 'choice=all');
    await post('/preferences/cookies', 'choice=necessary', '__Host-vid=1');
    await post('/api/job/jobdetail/save', 'jobcode=7');
    await post('/api/job/jobdetail/save', 'jobcode=7', TOKEN);
    await post('/api/user/updatestamp', 'opt=parserMismatch&isUpdate=1', TOKEN);
    await post(LOGIN, new URLSearchParams(CREDENTIALS).toString());
    await request('/api/auth/with/sample', { headers: OWN });
    await request('/jobfeed?sort=date', { headers: { cookie: TOKEN } });
    await post('/api/auth/logout', '', TOKEN);
    // Enough requests to make an address a busy one, whose newcomers get an id.
    for (let count = 0; count < 70; count += 1)
      await request('/api/media/resume', { method: 'POST', headers: OWN });

    const ofStudio = openWalk(studio.site);
    const login = await ofStudio.request(`${STUDIO_API_PATH}/login`, {
      method: 'POST',
      headers: OWN,
      payload: { email: emailOf('editor'), password: PASSWORD },
    });
    const cookie = `__Host-studio_session=${login.cookies[0]?.value}`;
    for (const { method, path } of Object.values(STUDIO_CALLS))
      await ofStudio.request(`${STUDIO_API_PATH}${path}`, { method, headers: { ...OWN, cookie } });

    const all = [...lines, ...ofStudio.lines];
    expect([...new Set(all.flatMap(faultsOf))]).toEqual([]);
    const found = all.map((line) => SET.exec(line)?.groups ?? {});
    const set = found.filter(({ value }) => value !== '').map((line) => line.cookie);
    expect([...new Set(set)].sort()).toEqual([...COOKIES].sort());
  });
});

describe('cookies of earlier visits, whose names had no prefix', () => {
  const PAGE = { accept: 'text/html' };
  const visit = async (cookie: string, headers: object = PAGE) => {
    const site = await openProduction();
    return site.request('/faq', { headers: { ...headers, cookie } });
  };

  it('are dropped, and hand on what is a preference and nothing else', async () => {
    const old = 'band=4; consent=necessary.1; vid=1; arms=2; deferred-call=3; changed=1; guest=4';
    const answer = await visit(`${old}; other=5`);
    const dropped = old.split('; ').map((pair) => [pair.split('=')[0], null]);
    expect(setCookies(answer)).toEqual({
      ...Object.fromEntries(dropped),
      '__Host-band': '4',
      '__Host-consent': 'necessary.1',
    });
    const setCookieLines = [answer.headers['set-cookie'] ?? []]
      .flat()
      .filter((line) => SET.test(line));
    expect(setCookieLines.flatMap(faultsOf)).toEqual([]);
    expect([answer.headers['cache-control'], answer.headers['cache-tag']]).toEqual([
      'private, no-cache',
      undefined,
    ]);
  });

  it('agree to nothing, sign nobody in and carry nothing that is not as it should be', async () => {
    for (const cookie of ['consent=all.1', 'consent=necessary', 'band=10', 'band=<b>', 'member=1'])
      expect(setCookies(await visit(cookie))).toEqual({ [cookie.split('=')[0] ?? '']: null });
  });

  it('leave those signed in who are', async () => {
    const answer = await visit(`${TOKEN}; member=2`);
    expect(setCookies(answer)).toEqual({ member: null, '__Host-member': '2' });
  });

  it('stay behind those of the new names, and change nothing of them', async () => {
    const answer = await visit('band=4; __Host-band=5; consent=necessary.1; __Host-consent=all.1');
    expect(setCookies(answer)).toEqual({ band: null, consent: null });
  });

  it('are left to the next page by what is loaded beside one', async () => {
    expect((await visit('band=4', { accept: 'image/avif,*/*' })).cookies).toEqual([]);
  });

  it('are what a local site goes by', async () => {
    const site = await openSite({ files: experimentLayout('home', [KEY]) });
    const answer = await site.request('/faq', { headers: { ...PAGE, cookie: 'band=4; vid=1' } });
    expect(answer.cookies).toEqual([]);
  });
});
