import { encryptStoredToken } from '@broadsheet/session-token/stored-token';
import { createSecret } from '@broadsheet/test-kit/site/create-secret';
import { json, reset } from '@broadsheet/upstream/fault-server.fixture';
import { describe, expect, it } from 'vitest';
import {
  blocking,
  JOBS,
  KEYS,
  LATER,
  NOW,
  REFRESH,
  services,
  sessionOf,
  setCookies,
  tokenOf,
  useTestSites,
  VALIDATE,
} from '../fixtures/session-site.fixture.ts';
import { layout } from '../fixtures/test-files.fixture.ts';
import type { TestSite } from '../fixtures/test-site.fixture.ts';

const openSite = useTestSites();
const PERSONAL = { who: { type: 'who' }, jobs: { type: 'jobs' } };
const open = (options: Parameters<typeof openSite>[0] = {}) =>
  openSite({
    service: services({ [VALIDATE]: sessionOf(), '/job/search': JOBS }),
    ...options,
    files: {
      ...layout('home', PERSONAL),
      ...layout('jobfeed', PERSONAL),
      ...layout('category', {
        ...PERSONAL,
        pro: { type: 'text', when: { membership: ['pro'] } },
      }),
      ...options.files,
    },
  });
const withToken = (token: string, more: object = {}) => ({
  headers: { cookie: `token=${token}`, ...more },
});
const OTHER = '0b5e1f6c-5d0b-4a39-9d6e-0a5f4f6b7c8d';
const CATEGORY = '/c/backend-jobs';
const valuesOf = (body: string): string[] =>
  [...body.matchAll(/"value":"([^"]*)"/g)].map(([, value = '']) => value);

describe('a page that everybody gets alike', () => {
  it('has the same bytes with and without a session, sets no cookie and asks for no session', async () => {
    const site = await open();
    const without = await site.request('/');
    site.service.seen.length = 0;
    const token = await tokenOf();
    for (const headers of [{ cookie: `token=${token}` }, { authorization: `Bearer ${token}` }]) {
      const answer = await site.request('/', { headers });
      expect([answer.body, answer.headers['cache-control'], answer.cookies]).toEqual([
        without.body,
        without.headers['cache-control'],
        [],
      ]);
    }
    expect(without.headers['cache-control']).toMatch(/^public/);
    expect(site.service.seen.filter((line) => line.includes('/auth/'))).toEqual([]);
  });
});

describe('a page of a class', () => {
  const AUD = 'freshers.basic.2.bangalore.backend';
  const isForPro = async (site: TestSite, cookie: string) =>
    (await site.request(CATEGORY, { headers: { cookie } })).body.includes('data-block-id="pro"');

  it('is chosen by the session for a browser that does not know its class, which it then stores', async () => {
    const site = await open({
      service: services({ [VALIDATE]: sessionOf({ isPro: true }), '/job/search': JOBS }),
    });
    const token = await tokenOf({ proUntil: LATER });
    const answer = await site.request(CATEGORY, withToken(token));
    expect(valuesOf(answer.body)).toEqual(['nobody', '3 jobs, nobody']);
    expect(answer.body).toContain('data-block-id="pro"');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(setCookies(answer)).toEqual({ member: '1', aud: AUD.replace('basic', 'pro') });
  });

  it('is chosen by the cookie alone, without a question to any service', async () => {
    const site = await open();
    const token = await tokenOf();
    const answer = await site.request(CATEGORY, {
      headers: { cookie: `token=${token}; aud=${AUD}` },
    });
    expect([answer.statusCode, answer.cookies]).toEqual([200, []]);
    expect(site.service.seen.filter((line) => line.includes('/auth/'))).toEqual([]);
    expect(await isForPro(site, `token=${token}; aud=${AUD}`)).toBe(false);
    expect(await isForPro(site, `token=${token}; aud=${AUD.replace('basic', 'pro')}`)).toBe(true);
  });

  it('is a public page for whoever forges a class, and a visitor’s for what is no class', async () => {
    const site = await open();
    expect(await isForPro(site, 'aud=none.pro.1..')).toBe(true);
    const bad = ['none.visitor.1..', 'none.pro', 'no.pro.1..', 'none.pro.0..', 'none.pro.1..<', ''];
    for (const aud of [...bad, `none.pro.1.${'a'.repeat(300)}.`])
      expect([aud, await isForPro(site, `aud=${encodeURIComponent(aud)}`)]).toEqual([aud, false]);
  });
});

describe('a view of a page of a class', () => {
  const AUD = 'freshers.pro.6.bangalore.backend';
  const countedFor = async (site: TestSite, cookie: string) => {
    site.recorded.views.length = 0;
    await site.request(CATEGORY, { headers: { cookie } });
    await site.request('/api/exposures', {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      payload: { path: CATEGORY },
    });
    return site.recorded.views.map(({ audience }) => audience);
  };

  it('is counted for the class of a seeker beside a token of ours, and for a visitor without one', async () => {
    const site = await open();
    const seeker = { cohort: 'freshers', membership: 'pro', experienceBand: 6, city: 'bangalore' };
    const own = await countedFor(site, `token=${await tokenOf()}; aud=${AUD}`);
    expect(own).toMatchObject([seeker, seeker]);
    const visitor = { cohort: 'none', membership: 'visitor', experienceBand: 3, city: null };
    for (const token of ['', `token=${await tokenOf({ brand: 'management' })}; `])
      expect(await countedFor(site, `${token}aud=${AUD}; band=3`)).toMatchObject([
        visitor,
        visitor,
      ]);
  });
});

describe('a page of one viewer', () => {
  it('is made for the seeker that the session names, and stored by nobody', async () => {
    const site = await open();
    const answer = await site.request('/jobfeed', withToken(await tokenOf()));
    expect(valuesOf(answer.body)).toEqual(['7,Asha,basic,freshers,2,bangalore', '3 jobs, nobody']);
    expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['no-store', undefined]);
    expect(setCookies(answer)).toEqual({ member: '1', aud: 'freshers.basic.2.bangalore.backend' });
  });

  it('is any page whose main block shows data of its viewer, with or without classes', async () => {
    const pro = { type: 'text', when: { membership: ['pro'] } };
    const site = await open({ files: layout('category', { own: { type: 'own' }, pro }) });
    for (const cookie of [
      `token=${await tokenOf()}`,
      `token=${await tokenOf()}; aud=none.pro.1..`,
    ]) {
      const answer = await site.request(CATEGORY, { headers: { cookie } });
      expect([valuesOf(answer.body)[0], answer.headers['cache-control']]).toEqual([
        'of 7',
        'no-store',
      ]);
    }
  });

  it('is by the band that was chosen since the login, before that of the profile', async () => {
    const site = await open();
    const chosen = { headers: { cookie: `token=${await tokenOf()}; band=5` } };
    const [who] = valuesOf((await site.request('/jobfeed', chosen)).body);
    expect(who).toBe('7,Asha,basic,freshers,5,bangalore');
  });

  it('validates a token once for all concurrent requests', async () => {
    const site = await open();
    const token = await tokenOf();
    await Promise.all([1, 2, 3].map(() => site.request('/jobfeed', withToken(token))));
    await site.request('/jobfeed', withToken(token));
    expect(site.service.seen.filter((line) => line.endsWith(VALIDATE))).toHaveLength(1);
  });

  it('is a visitor’s for a token that is forged, unsigned, of the other brand, or no token at all', async () => {
    const site = await open();
    const validToken = await tokenOf();
    const [, claims] = validToken.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.${'x'.repeat(60)}`;
    const bad = [
      `${validToken.slice(0, -6)}AAAAAA`,
      unsigned,
      await tokenOf({ brand: 'management' }),
      'a.b.c',
      'nothing',
    ];
    for (const token of bad) {
      const answer = await site.request(CATEGORY, withToken(token));
      expect([token, valuesOf(answer.body)[0]]).toEqual([token, 'nobody']);
      const feed = await site.request('/jobfeed', {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([feed.statusCode, feed.headers.location]).toEqual([302, '/login?next=%2Fjobfeed']);
    }
    expect(site.service.seen.filter((line) => line.includes('/auth/'))).toEqual([]);
  });

  it('carries the token to lists for those who block companies, and to no other block', async () => {
    const site = await open({
      service: services({ [VALIDATE]: blocking(), '/job/search': JOBS }),
    });
    const answer = await site.request('/jobfeed', withToken(await tokenOf(), {}));
    expect(setCookies(answer).member).toBe('2');
    const bearers = () =>
      site.service.pending
        .filter(({ request }) => request.url?.startsWith('/job/search'))
        .map(({ request }) => request.headers.authorization !== undefined);
    expect(bearers()).toEqual([true]);
    await site.request(CATEGORY);
    expect(bearers()).toEqual([true, false]);
  });

  it('has single blocks for the seeker too, on shared pages as well, and refuses those of seekers’ pages', async () => {
    const site = await open();
    const token = await tokenOf();
    const requestPage = (kind: 'home' | 'jobfeed', path: string, headers = {}) => {
      const revision = site.content.current().pages.get(kind)?.revision;
      return site.request(`/api/blocks?path=${path}&revision=${revision}&ids=who`, { headers });
    };
    const own = await requestPage('home', '/', { cookie: `token=${token}` });
    expect(own.json().blocks[0].data.value).toMatch(/^7,Asha/);
    expect(own.headers['cache-control']).toBe('no-store');
    expect((await requestPage('home', '/')).json().blocks[0].data.value).toBe('nobody');
    expect((await requestPage('jobfeed', '/jobfeed')).statusCode).toBe(401);
    expect(
      (await requestPage('jobfeed', '/jobfeed', { cookie: `token=${token}` })).statusCode,
    ).toBe(200);
  });
});

describe('a seeker’s page', () => {
  it('sends visitors to the login, and back to where they were', async () => {
    const site = await open();
    const answer = await site.request('/jobfeed?ref=hp');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      '/login?next=%2Fjobfeed%3Fref%3Dhp',
    ]);
  });

  it('sends those whose second step is open to that step', async () => {
    const site = await open({
      service: services({
        [VALIDATE]: sessionOf({ isLoggedIn: false, statusType: 'second-step' }),
      }),
    });
    const answer = await site.request('/jobfeed', withToken(await tokenOf({ isSecondStep: true })));
    expect(answer.headers.location).toBe('/login?step=second-factor&next=%2Fjobfeed');
  });

  it('is never public, even if its layout depends on nothing', async () => {
    const site = await open();
    for (const path of ['/jobfeed', '/api/layout?path=/jobfeed']) {
      const answer = await site.request(path, withToken(await tokenOf()));
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.headers['cache-tag']).toBeUndefined();
    }
  });

  it('answers while the auth service is down, by what the token says', async () => {
    for (const fault of [json({}, 503), reset]) {
      const site = await open({ service: services({ [VALIDATE]: fault, '/job/search': JOBS }) });
      const answer = await site.request('/jobfeed', withToken(await tokenOf({ proUntil: LATER })));
      expect([answer.statusCode, valuesOf(answer.body)[0]]).toEqual([200, '7,,pro,none,1,']);
      expect(answer.cookies).toEqual([]);
    }
  });

  it('ends the session that the service says is over', async () => {
    for (const status of [401, 418]) {
      const site = await open({ service: services({ [VALIDATE]: json({}, status) }) });
      const answer = await site.request('/jobfeed', withToken(await tokenOf()));
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login?next=%2Fjobfeed']);
      expect(setCookies(answer)).toEqual({ token: null, member: null, aud: null, filter: null });
    }
  });
});

describe('a token past its time', () => {
  const refreshing = async (more: object = {}) =>
    open({
      now: () => LATER,
      service: services({
        [REFRESH]: { token: await tokenOf({ generation: 1 }, LATER) },
        [VALIDATE]: sessionOf(),
        '/job/search': JOBS,
      }),
      ...more,
    });

  it('is refreshed once for fifty who ask at a time, and all have the successor', async () => {
    const site = await refreshing();
    const token = await tokenOf();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => site.request('/jobfeed', withToken(token))),
    );
    const successor = await tokenOf({ generation: 1 }, LATER);
    for (const answer of answers)
      expect([answer.statusCode, setCookies(answer)]).toEqual([
        200,
        { token: successor, member: '1', aud: 'freshers.basic.2.bangalore.backend' },
      ]);
    expect(site.service.seen.filter((line) => line.endsWith(REFRESH))).toHaveLength(1);
  });

  it('gives cookies as they should be', async () => {
    const site = await refreshing();
    const answer = await site.request('/jobfeed', withToken(await tokenOf()));
    const shape = { path: '/', sameSite: 'Lax', maxAge: 172_800 };
    expect(answer.cookies).toMatchObject([
      { name: 'token', httpOnly: true, ...shape },
      { name: 'member', value: '1', ...shape },
      { name: 'aud', httpOnly: true, ...shape },
    ]);
    expect(answer.cookies[1]).not.toHaveProperty('httpOnly');
  });

  it('gives cookies of the host alone, over TLS alone, in production', async () => {
    const site = await refreshing({
      env: { APP_ENV: 'production', SITE_SECRET: createSecret() },
    });
    const headers = { cookie: `__Host-token=${await tokenOf()}` };
    const answer = await site.request('/jobfeed', { headers });
    expect(answer.cookies).toMatchObject([
      { name: '__Host-token', secure: true, httpOnly: true, path: '/' },
      { name: '__Host-member', secure: true, path: '/' },
      { name: '__Host-aud', secure: true, httpOnly: true, path: '/' },
    ]);
    for (const cookie of answer.cookies) expect(cookie).not.toHaveProperty('domain');
    expect((await site.request('/jobfeed', withToken(await tokenOf()))).statusCode).toBe(302);
  });

  it('makes visitors of readers whose session is over', async () => {
    const site = await refreshing({ service: services({ [REFRESH]: json({}, 406) }) });
    const answer = await site.request(CATEGORY, withToken(await tokenOf()));
    expect(answer.statusCode).toBe(200);
    expect(setCookies(answer)).toEqual({ token: null, member: null, aud: null, filter: null });
  });

  it('that cannot be refreshed now leaves public pages, and their cookie, and closes seekers’ pages', async () => {
    const site = await refreshing({
      service: services({ '/job/search': JOBS }),
      wait: async () => {},
    });
    const token = await tokenOf();
    const page = await site.request(CATEGORY, withToken(token));
    expect([page.statusCode, valuesOf(page.body)[0], page.cookies]).toEqual([200, 'nobody', []]);
    const own = await site.request('/jobfeed', withToken(token));
    expect([own.statusCode, own.headers['retry-after'], own.cookies]).toEqual([503, '5', []]);
  });

  it('is not replaced by another seeker’s', async () => {
    const other = await tokenOf({ seekerId: 8, generation: 1 }, LATER);
    const site = await refreshing({ service: services({ [REFRESH]: { token: other } }) });
    const answer = await site.request('/jobfeed', withToken(await tokenOf()));
    expect([answer.statusCode, answer.cookies]).toEqual([503, []]);
  });
});

describe('an address that has no page for seekers', () => {
  it('is answered to its asker alone, when the session was looked at', async () => {
    const site = await open({ now: () => LATER, service: services({ [REFRESH]: json({}, 406) }) });
    const token = await tokenOf();
    const ended = await site.request('/interviews', withToken(token));
    expect([ended.statusCode, ended.headers['cache-control']]).toEqual([302, 'private, no-cache']);
    site.service.answer = services({
      [REFRESH]: { token: await tokenOf({ generation: 1, sessionId: OTHER }, LATER) },
      [VALIDATE]: sessionOf(),
    });
    const lost = await site.request('/interviews', withToken(await tokenOf({ sessionId: OTHER })));
    expect([lost.statusCode, lost.headers['cache-control']]).toEqual([404, 'private, no-cache']);
    expect(setCookies(lost).member).toBe('1');
  });
});

describe('a stored token', () => {
  it('counts in trial mode, and nowhere else', async () => {
    const site = await open();
    const stored = await encryptStoredToken(await tokenOf(), LATER / 1000, KEYS, NOW);
    const headers = { 'x-stored-token': stored };
    expect((await site.request('/jobfeed', { headers })).statusCode).toBe(302);
    const tech = site.content.current().brands.tech;
    const trial = await open({
      files: {
        'brand-configs/tech.json': { ...tech, flags: { ...tech.flags, trialMode: true } },
      },
    });
    expect((await trial.request('/jobfeed', { headers })).statusCode).toBe(200);
    const broken = { 'x-stored-token': `${stored}x` };
    expect((await trial.request('/jobfeed', { headers: broken })).statusCode).toBe(302);
  });
});

describe('the log', () => {
  it('holds no token, no address and no query', async () => {
    const site = await open();
    const token = await tokenOf();
    await site.request(`${CATEGORY}?email=asha@example.com`, withToken(token));
    site.service.answer = json({}, 500);
    await site.request('/jobfeed?q=secretly', withToken(token));
    const lines = JSON.stringify(site.logged);
    expect(lines).toContain(CATEGORY);
    for (const secret of [token, token.split('.')[2] ?? token, 'asha@', 'secretly', 'Asha'])
      expect(lines).not.toContain(secret);
  });
});
