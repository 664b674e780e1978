import { defineCall } from '@broadsheet/contract/call';
import { CALLS } from '@broadsheet/contract/calls';
import { ProfileSettings } from '@broadsheet/contract/entities/profile-settings';
import { json, reset } from '@broadsheet/upstream/fault-server.fixture';
import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import {
  blocking,
  CREDENTIALS,
  cookieOf,
  done,
  JOBS,
  LATER,
  LOGIN,
  OWN,
  post,
  REFRESH,
  services,
  sessionOf,
  setCookies,
  signedIn,
  tokenOf,
  useTestSites,
  VALIDATE,
} from '../fixtures/session-site.fixture.ts';

const openSite = useTestSites();
const open = (
  answers: Parameters<typeof services>[0],
  options: Parameters<typeof openSite>[0] = {},
) => openSite({ service: services(answers), ...options });

const SETTINGS = '/api/user/settings';
const SETTINGS_AT = '/user/settings';
const settings = Object.fromEntries(
  Object.keys(ProfileSettings.properties).map((name) => [name, 0]),
);

describe('a call that needs a token', () => {
  it('is refused without one, in the words of its service', async () => {
    const site = await open({});
    const refused = await site.request(SETTINGS);
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
      const answer = await site.request(SETTINGS, {
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
      Array.from({ length: 50 }, () => site.request(SETTINGS, { headers: cookieOf(token) })),
    );
    for (const answer of answers)
      expect([answer.statusCode, setCookies(answer).token]).toEqual([200, successor]);
    const count = (path: string) =>
      site.service.seen.filter((line) => line === `GET ${path}`).length;
    expect([count(REFRESH), count(SETTINGS_AT)]).toEqual([1, 100]);
    const bearer = { authorization: `Bearer ${token}` };
    const renewed = await site.request(SETTINGS, { headers: bearer });
    expect([renewed.headers['x-refreshed-token'], renewed.cookies]).toEqual([successor, []]);
  });

  it('drops the cookies when the session is over, with the answer as it was', async () => {
    for (const [status, code] of [
      [406, 'SESSION_EXPIRED'],
      [418, 'SESSION_ENDED'],
    ] as const) {
      const site = await open({ [SETTINGS_AT]: json({}, status), [REFRESH]: json({}, 406) });
      const answer = await site.request(SETTINGS, { headers: cookieOf(await tokenOf()) });
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      expect(setCookies(answer)).toEqual({ token: null, member: null, aud: null, filter: null });
    }
  });

  it('is refused for a token that is not ours, which a browser forgets; public calls take it for none', async () => {
    const site = await open({ '/job/search': JOBS });
    const headers = cookieOf(await tokenOf({ brand: 'management' }));
    const refused = await site.request(SETTINGS, { headers });
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'UNAUTHORIZED']);
    expect(setCookies(refused)).toEqual({ token: null, member: null, aud: null, filter: null });
    const list = await site.request('/api/job/search', { headers });
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
    expect((await site.request('/api/user/user/7/things', { headers })).statusCode).toBe(200);
    const other = await site.request('/api/user/user/8/things', { headers });
    expect([other.statusCode, other.json().code]).toEqual([403, 'FORBIDDEN']);
    expect(site.service.seen).toEqual(['GET /user/user/7/things']);
  });
});

describe('signing in', () => {
  it('gives a browser the cookies and not the token, and a program both', async () => {
    const token = await tokenOf();
    const site = await open({ '/auth/login': signedIn(token), [VALIDATE]: blocking() });
    const browser = await post(site, LOGIN, CREDENTIALS, OWN);
    expect(browser.json()).toEqual({ secondFactor: null, ...done });
    const aud = 'freshers.basic.2.bangalore.backend';
    expect(setCookies(browser)).toEqual({ token, member: '2', aud, band: null });
    expect(browser.headers['cache-control']).toBe('no-store');
    expect((await post(site, LOGIN, CREDENTIALS)).json().token).toBe(token);
  });

  it('marks nobody as a member before the second step is done', async () => {
    const token = await tokenOf({ isSecondStep: true });
    const site = await open({ '/auth/login': signedIn(token, 'totp') });
    const answer = await post(site, LOGIN, CREDENTIALS, OWN);
    expect(setCookies(answer)).toEqual({ token, member: null, aud: null, band: null });
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
    const browser = await site.request(url, { headers: { ...cookieOf(token), ...OWN } });
    expect([browser.json(), setCookies(browser).token]).toEqual([{}, successor]);
    const bearer = await site.request(url, { headers: { authorization: `Bearer ${token}` } });
    expect([bearer.json(), bearer.cookies]).toEqual([{ token: successor }, []]);
  });

  it('that is refused clears the cookies', async () => {
    const site = await open({ [REFRESH]: json({}, 406) });
    const answer = await site.request('/api/auth/auth/refresh', {
      headers: { ...cookieOf(await tokenOf()), ...OWN },
    });
    expect(answer.statusCode).toBe(406);
    expect(setCookies(answer)).toEqual({ token: null, member: null, aud: null, filter: null });
  });
});

describe('logging out', () => {
  it('drops the cookies whatever the service says', async () => {
    for (const answer of [json(done), json({}, 418), json({}, 503), reset]) {
      const site = await open({ '/auth/user/logout': answer });
      const headers = { ...cookieOf(await tokenOf()), ...OWN };
      const left = await post(site, '/api/auth/user/logout', {}, headers);
      expect(setCookies(left)).toEqual({
        token: null,
        member: null,
        aud: null,
        filter: null,
        band: null,
        'deferred-call': null,
        'login-flow': null,
      });
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

describe('the log of calls', () => {
  it('holds no token, no address, no password and no query', async () => {
    const token = await tokenOf();
    const site = await open({ '/auth/login': signedIn(token), [VALIDATE]: reset });
    await post(site, `${LOGIN}?ref=secretly`, CREDENTIALS, OWN);
    await site.request('/api/user/exists?email=asha@example.com');
    await post(site, LOGIN, { ...CREDENTIALS, email: 'wrong' }, cookieOf(token));
    const lines = JSON.stringify(site.logged);
    expect(lines).toContain(LOGIN);
    for (const secret of [token, 'asha', 'a long password', 'secretly', 'wrong'])
      expect(lines).not.toContain(secret);
  });
});
