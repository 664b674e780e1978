import { json } from '@broadsheet/upstream/fault-server.fixture';
import { describe, expect, it } from 'vitest';
import {
  cookiesOf,
  goOn,
  logIn,
  logInByScript,
  loginOf,
  NAVIGATION,
  nextOf,
  PAGE,
  SAVE,
  useDeferredCallSites,
} from '../fixtures/deferred-call-site.fixture.ts';
import {
  CREDENTIALS,
  cookieOf,
  LOGIN,
  NOW,
  OWN,
  post,
  services,
  sessionOf,
  setCookies,
  signedIn,
  tokenOf,
  useTestSites,
  VALIDATE,
} from '../fixtures/session-site.fixture.ts';

const openSite = useTestSites();
const open = useDeferredCallSites();

describe('the deferred call of a visitor’s form', () => {
  it('leads to the login and from there back, and is done once when they are signed in', async () => {
    const { site, saved } = await open();
    const loggedOut = await post(site, SAVE, 'jobcode=7', NAVIGATION);
    expect([loggedOut.statusCode, loginOf(loggedOut).pathname]).toEqual([303, '/login']);
    expect(nextOf(loggedOut)).toMatch(/^\/c\/backend-jobs\?page=2&flow=[\w-]{22}$/);
    expect(loggedOut.cookies).toMatchObject([
      { name: 'deferred-call', httpOnly: true, sameSite: 'Lax', maxAge: 1_800 },
      { name: 'login-flow', httpOnly: true, sameSite: 'Lax', maxAge: 1_800 },
    ]);
    expect(saved).toEqual([]);

    const entered = await goOn(site, loggedOut);
    expect([entered.statusCode, entered.headers.location]).toEqual([303, `${PAGE}&done=save`]);
    expect(setCookies(entered)).toMatchObject({
      'deferred-call': null,
      'login-flow': null,
      member: '2',
    });
    expect(saved).toEqual([`Bearer ${await tokenOf()}`]);

    await logIn(site, nextOf(loggedOut), cookiesOf(entered));
    expect(saved).toHaveLength(1);
  });

  it('is done for a login by script, too', async () => {
    const { site, saved } = await open();
    const loggedOut = await post(site, SAVE, 'jobcode=7', NAVIGATION);
    const entered = await logInByScript(site, loggedOut, cookiesOf(loggedOut));
    expect([entered.statusCode, entered.json().next]).toEqual([200, `${PAGE}&done=save`]);
    expect(saved).toHaveLength(1);
  });

  it('waits for a script that prefers so, which gets the login that leads to it', async () => {
    const { site, saved } = await open();
    const script = { ...OWN, referer: NAVIGATION.referer, prefer: 'respond-async' };
    const deferred = await post(site, SAVE, { jobcode: '7' }, script);
    expect([deferred.statusCode, deferred.headers['cache-control']]).toEqual([202, 'no-store']);
    const login = new URL(deferred.json().login, 'http://tech.localhost');
    expect([login.pathname, login.searchParams.get('act')]).toEqual(['/login', 'save']);
    const next = login.searchParams.get('next') ?? '';
    expect(next).toMatch(/^\/c\/backend-jobs\?page=2&flow=[\w-]{22}$/);
    expect(saved).toEqual([]);
    const entered = await logIn(site, next, cookiesOf(deferred));
    expect(entered.headers.location).toBe(`${PAGE}&done=save`);
    expect(saved).toHaveLength(1);
  });

  it('waits for no script that does not prefer so, is wrong, or is of another site', async () => {
    const { site } = await open();
    const script = { ...OWN, referer: NAVIGATION.referer, prefer: 'respond-async' };
    const refused = [
      await post(site, SAVE, { jobcode: '7' }, { ...script, prefer: 'wait=1' }),
      await post(site, SAVE, { jobcode: 'x' }, script),
      await post(site, SAVE, { jobcode: '7' }, { ...script, 'sec-fetch-site': 'cross-site' }),
      await post(site, '/api/user/settings', { settings: '{}' }, script),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 400, 403, 401]);
    for (const answer of refused) expect(setCookies(answer)).not.toHaveProperty('deferred-call');
  });

  it('is done at the end of a login with a second step, by a form as by a script', async () => {
    const token = await tokenOf();
    const step = await tokenOf({ isSecondStep: true });
    const site = await openSite({
      service: services({
        '/auth/login': json(signedIn(step, 'totp')),
        '/user/twoFactorAuth/verify-two-fa': json(signedIn(token)),
        [VALIDATE]: json(sessionOf()),
        '/job/jobdetail/save': json({ message: 'Saved.', saved: 1, count: 1 }),
      }),
    });
    const loggedOut = await post(site, SAVE, 'jobcode=7', NAVIGATION);
    const half = await goOn(site, loggedOut);
    expect([loginOf(half).searchParams.get('step'), nextOf(half)]).toEqual([
      'second-factor',
      nextOf(loggedOut),
    ]);
    const cookie = `${cookiesOf(loggedOut)}; token=${step}`;
    const verify = (body: object | string, headers: object) =>
      post(site, '/api/user/twoFactorAuth/verify-two-fa', body, { ...headers, cookie });
    const form = new URLSearchParams({ otp: '123456', next: nextOf(half) }).toString();
    const entered = await verify(form, NAVIGATION);
    expect(entered.headers.location).toBe(`${PAGE}&done=save`);
    const scripted = await verify({ otp: '123456' }, { ...OWN, referer: loginOf(half).href });
    expect(scripted.json()).toMatchObject({ next: `${PAGE}&done=save` });
  });

  it('shows on its page why it failed', async () => {
    const { site } = await open();
    const loggedOut = await post(site, '/api/job/jobdetail/apply', 'jobcode=7', NAVIGATION);
    const entered = await goOn(site, loggedOut);
    expect(entered.headers.location).toBe(`${PAGE}&failed=JOB_CLOSED`);
    expect(setCookies(entered)).toMatchObject({ 'deferred-call': null });
  });

  it('is forgotten in half an hour', async () => {
    let at = NOW;
    const { site, saved } = await open(() => at, NOW + 1_800_000);
    const loggedOut = await post(site, SAVE, 'jobcode=7', NAVIGATION);
    at += 1_800_000;
    const entered = await goOn(site, loggedOut);
    expect(entered.headers.location).toBe(PAGE);
    expect(saved).toEqual([]);
  });

  it('is kept of none but our own pages, as they were signed', async () => {
    const { site, saved } = await open();
    for (const foreign of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ]) {
      const refused = await post(site, SAVE, 'jobcode=7', { ...NAVIGATION, ...foreign });
      expect(setCookies(refused)).not.toHaveProperty('deferred-call');
    }
    const wrong = await post(site, SAVE, 'jobcode=x', NAVIGATION);
    expect(setCookies(wrong)).not.toHaveProperty('deferred-call');
    const body = { jobcode: '7' };
    const flow = { browser: 'b', flow: 'f' };
    const made = { path: '/jobdetail/save', body, until: NOW + 1_000, place: null, ...flow };
    const forged = Buffer.from(JSON.stringify(made)).toString('base64url');
    for (const forgery of [forged, `${forged}.c2lnbmF0dXJl`])
      await logIn(site, `${PAGE}&flow=f`, `deferred-call=${forgery}; login-flow=b`);
    expect(saved).toEqual([]);
  });

  it('is refused to a script without a session', async () => {
    const { site } = await open();
    const answer = await post(site, SAVE, { jobcode: '7' }, OWN);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHORIZED']);
  });
});

describe('a plan that a visitor buys', () => {
  const PLANS = '/subscribe/plans';
  const ORDER = 'bs0123456789abcdef01';
  const order = {
    orderId: ORDER,
    status: 'open',
    plan: 'pro',
    items: [{ feature: 'pro', name: 'Pro', months: 1, amount: '999.00', until: null }],
    saved: null,
    amount: '999.00',
    tax: { percent: 18, amount: '152.39', parts: [] },
    buyerState: null,
    sellerState: '29',
    openedAt: '2026-11-22T10:00:00.000Z',
    paidAt: null,
    invoice: null,
    refund: { askableUntil: null, askedAt: null, recordedAt: null },
  };
  const HEADERS = { ...NAVIGATION, referer: `http://tech.localhost${PLANS}` };
  const openShop = async (answer = json({ order, payment: null })) => {
    const site = await openSite({
      now: () => NOW,
      service: services({
        '/auth/login': json(signedIn(await tokenOf())),
        [VALIDATE]: json(sessionOf()),
        '/subscription/hash': answer,
      }),
    });
    const loggedOut = await post(site, '/api/subscription/hash', 'plan=pro', HEADERS);
    expect(nextOf(loggedOut)).toMatch(/^\/subscribe\/plans\?flow=[\w-]{22}$/);
    return { site, loggedOut };
  };

  it('is ordered when they have logged in, and leads to its checkout', async () => {
    const { site, loggedOut } = await openShop();
    const entered = await goOn(site, loggedOut);
    expect(entered.headers.location).toBe(`/subscribe/checkout/${ORDER}`);
    expect(site.service.seen.filter((line) => line.endsWith('/hash'))).toHaveLength(1);
  });

  it('leads there by script as well, and by no other word than the BFF’s', async () => {
    const { site, loggedOut } = await openShop();
    const entered = await logInByScript(site, loggedOut, cookiesOf(loggedOut));
    expect(entered.json()).toMatchObject({ next: `/subscribe/checkout/${ORDER}` });
    const again = await post(site, LOGIN, CREDENTIALS, OWN);
    expect(again.json()).not.toHaveProperty('next');
  });

  it('shows on the plans page why the order failed', async () => {
    const { site, loggedOut } = await openShop(json({}, 503));
    const entered = await goOn(site, loggedOut);
    expect(entered.headers.location).toBe(`${PLANS}?failed=SERVICE_UNAVAILABLE`);
  });
});

describe('the call of a seeker’s form', () => {
  it('returns to the form’s page', async () => {
    const { site, saved } = await open();
    const cookie = cookieOf(await tokenOf());
    const answer = await post(site, SAVE, 'jobcode=7', { ...NAVIGATION, ...cookie });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${PAGE}&done=save`]);
    expect(saved).toHaveLength(1);
  });

  it('is refused from another site', async () => {
    const { site, saved } = await open();
    const headers = { ...NAVIGATION, ...cookieOf(await tokenOf()), 'sec-fetch-site': 'cross-site' };
    const answer = await post(site, SAVE, 'jobcode=7', headers);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toContain('failed=FORBIDDEN');
    expect(saved).toEqual([]);
  });
});
