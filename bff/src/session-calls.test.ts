import { defineCall } from '@broadsheet/contract/call';
import { CALLS } from '@broadsheet/contract/calls';
import { json, reset } from '@broadsheet/upstream/fault-server.fixture';
import type { InjectOptions } from 'fastify';
import Type from 'typebox';
import { afterEach, describe, expect, it } from 'vitest';
import {
  blocking,
  JOBS,
  LATER,
  NOW,
  REFRESH,
  services,
  sessionOf,
  setCookies,
  tokenOf,
  VALIDATE,
} from './session-site.fixture.ts';
import { openTestSite, type TestSite } from './test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const open = async (
  answers: Parameters<typeof services>[0],
  options: Parameters<typeof openTestSite>[0] = {},
): Promise<TestSite> => {
  const site = await openTestSite({ now: () => NOW, service: services(answers), ...options });
  sites.push(site);
  return site;
};

const OWN = { 'sec-fetch-site': 'same-origin' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const cookieOf = (token: string) => ({ cookie: `token=${token}` });
const post = (site: TestSite, url: string, payload: InjectOptions['payload'], headers = {}) =>
  site.ask(url, { method: 'POST', headers, ...(payload === undefined ? {} : { payload }) });

const SETTINGS = '/api/user/settings';
const SETTINGS_AT = '/user/settings';
const LOGIN = '/api/auth/login';
const CREDENTIALS = { email: 'asha@example.com', password: 'a long password' };
const said = { message: 'Done.' };
const settings = Object.fromEntries(
  [
    ...['coverLetter', 'jobFeed', 'jobAction', 'promotions', 'education', 'weeklyJobReport'],
    ...['jobApply', 'hideResume', 'followUp', 'chat', 'boost', 'search', 'unpublish'],
    ...['hideStories', 'diversity', 'similarCourseEnquiry', 'invalidEmail', 'testPending'],
    ...['twoFactorAuth', 'emailChangeRequestedOn', 'followUpUsed'],
  ].map((name) => [name, 0]),
);
const signedIn = (token: string, secondFactor: 'totp' | null = null) => ({
  token,
  secondFactor,
  ...said,
});

describe('a call that needs a token', () => {
  it('is refused without one, in the words of its service', async () => {
    const site = await open({});
    const refused = await site.ask(SETTINGS);
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'UNAUTHORIZED']);
    const otp = await post(site, '/api/otp/send', { purpose: 'email' });
    expect([otp.statusCode, otp.json().code, otp.json().message, otp.json().statusCode]).toEqual([
      401,
      'OTP_WITHOUT_TOKEN',
      'Try again!',
      0,
    ]);
    expect(site.service.seen).toEqual([]);
  });

  it('carries the cookie’s token or the bearer’s, who asks, and is kept by nobody', async () => {
    const site = await open({ [SETTINGS_AT]: { settings } });
    const token = await tokenOf();
    for (const headers of [cookieOf(token), { authorization: `Bearer ${token}` }]) {
      const forged = { 'x-client-address': '6.6.6.6', 'x-forwarded-for': '6.6.6.6' };
      const answer = await site.ask(SETTINGS, {
        headers: { ...headers, ...forged, 'user-agent': 'Browser/1' },
      });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(site.service.pending.at(-1)?.request.headers).toMatchObject({
        authorization: `Bearer ${token}`,
        'x-client-address': '127.0.0.1',
        'x-client-agent': 'Browser/1',
      });
    }
  });

  it('that has been refreshed on the way renews the cookie, or tells the bearer', async () => {
    const successor = await tokenOf({ generation: 1 }, LATER);
    const site = await open(
      {
        [REFRESH]: { token: successor },
        [VALIDATE]: sessionOf(),
        [SETTINGS_AT]: (request, response) => {
          const isNew = request.headers.authorization === `Bearer ${successor}`;
          return json(isNew ? { settings } : {}, isNew ? 200 : 406)(request, response);
        },
      },
      { now: () => LATER },
    );
    const token = await tokenOf();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => site.ask(SETTINGS, { headers: cookieOf(token) })),
    );
    for (const answer of answers)
      expect([answer.statusCode, setCookies(answer).token]).toEqual([200, successor]);
    const count = (path: string) =>
      site.service.seen.filter((line) => line === `GET ${path}`).length;
    expect([count(REFRESH), count(SETTINGS_AT)]).toEqual([1, 100]);
    const bearer = { authorization: `Bearer ${token}` };
    const told = await site.ask(SETTINGS, { headers: bearer });
    expect([told.headers['x-refreshed-token'], told.cookies]).toEqual([successor, []]);
  });

  it('drops the cookies when the session is over, with the answer as it was', async () => {
    for (const [status, code] of [
      [406, 'SESSION_EXPIRED'],
      [418, 'SESSION_ENDED'],
    ] as const) {
      const site = await open({ [SETTINGS_AT]: json({}, status), [REFRESH]: json({}, 406) });
      const answer = await site.ask(SETTINGS, { headers: cookieOf(await tokenOf()) });
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      expect(setCookies(answer)).toEqual({ token: null, member: null, filter: null });
    }
  });

  it('is refused for a token that is not ours, which a browser forgets; public calls take it for none', async () => {
    const site = await open({ '/job/search': JOBS });
    const headers = cookieOf(await tokenOf({ brand: 'management' }));
    const refused = await site.ask(SETTINGS, { headers });
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'UNAUTHORIZED']);
    expect(setCookies(refused)).toEqual({ token: null, member: null, filter: null });
    const list = await site.ask('/api/job/search', { headers });
    expect([list.statusCode, setCookies(list).token]).toEqual([200, null]);
    expect(site.service.pending.map(({ request }) => request.headers.authorization)).toEqual([
      undefined,
    ]);
  });

  it('of another seeker’s id is forbidden', async () => {
    const own = defineCall({
      service: 'user',
      method: 'GET',
      path: '/user/{userId}/things',
      auth: 'token',
      params: Type.Object({ userId: Type.Integer() }),
      query: Type.Object({}),
      answer: Type.Object({}),
    });
    const site = await open({ '/user/user/7/things': {} }, { calls: [...CALLS, own] });
    const headers = cookieOf(await tokenOf());
    expect((await site.ask('/api/user/user/7/things', { headers })).statusCode).toBe(200);
    const other = await site.ask('/api/user/user/8/things', { headers });
    expect([other.statusCode, other.json().code]).toEqual([403, 'FORBIDDEN']);
    expect(site.service.seen).toEqual(['GET /user/user/7/things']);
  });
});

describe('the body of a write', () => {
  it('is read as JSON and as a form, and sent as its definition says', async () => {
    const bodies: unknown[] = [];
    const site = await open({
      '/user/settings/blocked-companies': (request, response) => {
        let text = '';
        request.on('data', (chunk) => {
          text += chunk;
        });
        request.on('end', () => {
          bodies.push(JSON.parse(text));
          json({ items: [] })(request, response);
        });
      },
    });
    const headers = { ...cookieOf(await tokenOf()), ...OWN };
    const url = '/api/user/settings/blocked-companies';
    await post(site, url, { companyId: 3, blocked: 1, more: 'x' }, headers);
    await post(site, url, 'companyId=3&blocked=1&next=%2F', { ...headers, ...FORM });
    expect(bodies).toEqual(Array(2).fill({ companyId: 3, blocked: 1 }));
  });

  it('is refused with details when it is wrong, and by its type and length', async () => {
    const site = await open({});
    const wrong = await post(site, LOGIN, { email: 'x' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'VALIDATION']);
    expect(wrong.json().details[0].path).toMatch(/^body/);
    expect(wrong.body).not.toContain('password":"');
    const text = await post(site, LOGIN, 'x', { 'content-type': 'text/plain' });
    expect([text.statusCode, text.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const long = await post(site, LOGIN, { ...CREDENTIALS, reCap: 'x'.repeat(70_000) });
    expect([long.statusCode, long.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const broken = await post(site, LOGIN, '{', { 'content-type': 'application/json' });
    expect(broken.statusCode).toBe(400);
    expect(site.service.seen).toEqual([]);
  });
});

describe('a write', () => {
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];

  it('by cookie has to come from a page of ours', async () => {
    const site = await open({ '/auth/user/logout': said });
    const cookie = cookieOf(await tokenOf());
    for (const headers of [...foreign, {}]) {
      const answer = await post(site, '/api/auth/user/logout', {}, { ...cookie, ...headers });
      expect([headers, answer.statusCode, answer.cookies]).toEqual([headers, 403, []]);
    }
    for (const headers of foreign) {
      const refresh = await site.ask('/api/auth/auth/refresh', {
        headers: { ...cookie, ...headers },
      });
      expect(refresh.statusCode).toBe(403);
    }
    expect(site.service.seen).toEqual([]);
    for (const headers of [OWN, { origin: 'http://tech.localhost' }]) {
      const answer = await post(site, '/api/auth/user/logout', {}, { ...cookie, ...headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['clear-site-data']).toBe('"storage"');
    }
  });

  it('by a GET may come from a program that has the cookie', async () => {
    const next = await tokenOf({ generation: 1 });
    const site = await open({ '/auth/auth/refresh': json({ token: next }) });
    const answer = await site.ask('/api/auth/auth/refresh', { headers: cookieOf(await tokenOf()) });
    expect([answer.statusCode, answer.json()]).toEqual([200, { token: next }]);
  });

  it('without a session must not come from a foreign page, and may come from a program', async () => {
    const site = await open({ '/auth/forgot': said });
    for (const headers of foreign)
      expect(
        (await post(site, '/api/auth/forgot', { email: 'a@b.example' }, headers)).statusCode,
      ).toBe(403);
    for (const headers of [{}, OWN, { 'sec-fetch-site': 'none' }])
      expect(
        (await post(site, '/api/auth/forgot', { email: 'a@b.example' }, headers)).statusCode,
      ).toBe(200);
  });

  it('by bearer needs no page', async () => {
    const site = await open({ '/auth/user/logout': said });
    const headers = { authorization: `Bearer ${await tokenOf()}`, origin: 'https://app.example' };
    const answer = await post(site, '/api/auth/user/logout', {}, headers);
    expect([answer.statusCode, answer.cookies]).toEqual([200, []]);
  });
});

describe('signing in', () => {
  it('gives a browser the cookies and not the token, and a program both', async () => {
    const token = await tokenOf();
    const site = await open({ '/auth/login': signedIn(token), [VALIDATE]: blocking() });
    const browser = await post(site, LOGIN, CREDENTIALS, OWN);
    expect(browser.json()).toEqual({ secondFactor: null, ...said });
    expect(setCookies(browser)).toEqual({ token, member: '2', band: null });
    expect(browser.headers['cache-control']).toBe('no-store');
    expect((await post(site, LOGIN, CREDENTIALS)).json().token).toBe(token);
  });

  it('marks nobody as a member before the second step is done', async () => {
    const token = await tokenOf({ isSecondStep: true });
    const site = await open({ '/auth/login': signedIn(token, 'totp') });
    const answer = await post(site, LOGIN, CREDENTIALS, OWN);
    expect(setCookies(answer)).toEqual({ token, member: null, band: null });
    expect(answer.json().secondFactor).toBe('totp');
  });

  it('takes no token that is not ours', async () => {
    const token = await tokenOf({ brand: 'management' });
    const site = await open({ '/auth/login': signedIn(token) });
    const answer = await post(site, LOGIN, CREDENTIALS, OWN);
    expect([answer.statusCode, answer.cookies]).toEqual([502, []]);
  });

  it('says no as the service does', async () => {
    const site = await open({ '/auth/login': json({ code: 'WRONG_CREDENTIALS' }, 401) });
    const answer = await post(site, LOGIN, CREDENTIALS, { ...OWN, ...cookieOf(await tokenOf()) });
    expect([answer.statusCode, answer.json().code, answer.cookies]).toEqual([
      401,
      'WRONG_CREDENTIALS',
      [],
    ]);
  });
});

describe('a refresh through the site', () => {
  it('renews what the caller holds', async () => {
    const successor = await tokenOf({ generation: 1 });
    const site = await open({ [REFRESH]: { token: successor }, [VALIDATE]: sessionOf() });
    const token = await tokenOf();
    const url = '/api/auth/auth/refresh';
    const browser = await site.ask(url, { headers: { ...cookieOf(token), ...OWN } });
    expect([browser.json(), setCookies(browser).token]).toEqual([{}, successor]);
    const bearer = await site.ask(url, { headers: { authorization: `Bearer ${token}` } });
    expect([bearer.json(), bearer.cookies]).toEqual([{ token: successor }, []]);
  });

  it('that is refused clears the cookies', async () => {
    const site = await open({ [REFRESH]: json({}, 406) });
    const answer = await site.ask('/api/auth/auth/refresh', {
      headers: { ...cookieOf(await tokenOf()), ...OWN },
    });
    expect(answer.statusCode).toBe(406);
    expect(setCookies(answer)).toEqual({ token: null, member: null, filter: null });
  });
});

describe('logging out', () => {
  it('drops the cookies whatever the service says', async () => {
    for (const answer of [json(said), json({}, 418), json({}, 503), reset]) {
      const site = await open({ '/auth/user/logout': answer });
      const headers = { ...cookieOf(await tokenOf()), ...OWN };
      const left = await post(site, '/api/auth/user/logout', {}, headers);
      expect(setCookies(left)).toEqual({ token: null, member: null, filter: null, band: null });
    }
  });
});

describe('blocking a company', () => {
  it('tells the browser’s scripts that lists are not everybody’s any more', async () => {
    const company = { id: 3, name: 'Acme', slug: 'acme' };
    const site = await open({ '/user/settings/blocked-companies': { items: [company] } });
    const headers = { ...cookieOf(await tokenOf()), ...OWN };
    const body = { companyId: 3, blocked: 1 };
    const answer = await post(site, '/api/user/settings/blocked-companies', body, headers);
    expect(setCookies(answer)).toEqual({ member: '2' });
  });
});

describe('a form without scripts', () => {
  const navigation = { ...FORM, ...OWN, 'sec-fetch-mode': 'navigate' };
  const form = (next: string) => `${new URLSearchParams({ ...CREDENTIALS, next })}`;

  it('leads on to where it says, on this site alone', async () => {
    const token = await tokenOf();
    const site = await open({ '/auth/login': signedIn(token), [VALIDATE]: sessionOf() });
    for (const [next, location] of [
      ['/jobfeed?page=2', '/jobfeed?page=2'],
      ['https://evil.example/', '/'],
      ['//evil.example', '/'],
    ] as const) {
      const answer = await post(site, LOGIN, form(next), navigation);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
      expect(setCookies(answer).token).toBe(token);
    }
    const old = { ...FORM, accept: 'text/html,application/xhtml+xml;q=0.9' };
    expect((await post(site, LOGIN, form('/jobfeed'), old)).statusCode).toBe(303);
  });

  it('leads on to the second step where it is open', async () => {
    const token = await tokenOf({ isSecondStep: true });
    const site = await open({ '/auth/login': signedIn(token, 'totp') });
    const answer = await post(site, LOGIN, form('/jobfeed'), navigation);
    expect(answer.headers.location).toBe('/login?step=second-factor&next=%2Fjobfeed');
  });

  it('leads back to its page with why it was refused, and shows a page where that is not known', async () => {
    const site = await open({ '/auth/login': json({ code: 'WRONG_CREDENTIALS' }, 401) });
    const referer = 'http://tech.localhost/login?next=%2Fjobfeed&failed=OLD';
    const back = await post(site, LOGIN, form('/jobfeed'), { ...navigation, referer });
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      '/login?next=%2Fjobfeed&failed=WRONG_CREDENTIALS',
    ]);
    const wrong = await post(site, LOGIN, 'email=x', { ...navigation, referer });
    expect(wrong.headers.location).toBe('/login?next=%2Fjobfeed&failed=VALIDATION');
    for (const headers of [{}, { referer: 'https://evil.example/login' }]) {
      const shown = await post(site, LOGIN, form('/'), { ...navigation, ...headers });
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([
        401,
        'text/html; charset=utf-8',
      ]);
    }
  });

  it('that a script sends is answered as a call', async () => {
    const site = await open({ '/auth/forgot': said });
    const headers = { ...FORM, ...OWN, 'sec-fetch-mode': 'cors', accept: 'text/html' };
    const answer = await post(site, '/api/auth/forgot', 'email=a%40b.example', headers);
    expect([answer.statusCode, answer.json()]).toEqual([200, said]);
  });

  it('logs out even where the service does not answer', async () => {
    const site = await open({ '/auth/user/logout': json({}, 503) });
    const headers = { ...cookieOf(await tokenOf()), ...navigation };
    const answer = await post(site, '/api/auth/user/logout', 'next=%2Fc%2Fbackend-jobs', headers);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/c/backend-jobs']);
    expect(setCookies(answer).token).toBeNull();
  });
});

describe('the log of calls', () => {
  it('holds no token, no address, no password and no query', async () => {
    const token = await tokenOf();
    const site = await open({ '/auth/login': signedIn(token), [VALIDATE]: reset });
    await post(site, `${LOGIN}?ref=secretly`, CREDENTIALS, OWN);
    await site.ask('/api/user/exists?email=asha@example.com');
    await post(site, LOGIN, { ...CREDENTIALS, email: 'wrong' }, cookieOf(token));
    const lines = JSON.stringify(site.logged);
    expect(lines).toContain(LOGIN);
    for (const secret of [token, 'asha', 'a long password', 'secretly', 'wrong'])
      expect(lines).not.toContain(secret);
  });
});
