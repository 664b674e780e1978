import { json } from '@broadsheet/upstream/fault-server.fixture';
import { describe, expect, it } from 'vitest';
import {
  CREDENTIALS,
  cookieOf,
  FORM,
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
} from './session-site.fixture.ts';

const SAVE = '/api/job/jobdetail/save';
const PAGE = '/c/backend-jobs?page=2';
const NAVIGATION = {
  ...FORM,
  ...OWN,
  'sec-fetch-mode': 'navigate',
  referer: `http://tech.localhost${PAGE}`,
};
const openSite = useTestSites();

/** A site with a job service that counts what reaches it. */
const open = async (now = () => NOW) => {
  const saved: (string | undefined)[] = [];
  const answers = {
    '/auth/login': json(signedIn(await tokenOf())),
    [VALIDATE]: json(sessionOf()),
    '/job/jobdetail/save': json({ message: 'Saved.', saved: 1, count: 1 }),
    '/job/jobdetail/apply': json({ code: 'JOB_CLOSED', message: 'This job has closed.' }, 410),
  };
  const answer = services(answers);
  const site = await openSite({
    now,
    service: (request, response) => {
      if (request.url?.startsWith('/job/jobdetail/save')) saved.push(request.headers.authorization);
      return answer(request, response);
    },
  });
  return { site, saved };
};
const cookiesOf = (answer: Parameters<typeof setCookies>[0]): string =>
  Object.entries(setCookies(answer))
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('; ');
const logIn = (site: Awaited<ReturnType<typeof open>>['site'], cookie: string, headers = {}) =>
  post(site, LOGIN, new URLSearchParams({ ...CREDENTIALS, next: PAGE }).toString(), {
    ...NAVIGATION,
    cookie,
    ...headers,
  });

describe('what a visitor asks for by a form', () => {
  it('leads to the login and from there back, and is done once when they are signed in', async () => {
    const { site, saved } = await open();
    const asked = await post(site, SAVE, 'jobcode=7', NAVIGATION);
    expect([asked.statusCode, asked.headers.location]).toEqual([
      303,
      `/login?next=${encodeURIComponent(PAGE)}`,
    ]);
    expect(asked.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
    expect(saved).toEqual([]);

    const entered = await logIn(site, cookiesOf(asked));
    expect([entered.statusCode, entered.headers.location]).toEqual([303, `${PAGE}&done=save`]);
    expect(setCookies(entered)).toMatchObject({ 'kept-call': null, member: '2' });
    expect(saved).toEqual([`Bearer ${await tokenOf()}`]);

    await logIn(site, cookiesOf(entered));
    expect(saved).toHaveLength(1);
  });

  it('is done for a login by script, too', async () => {
    const { site, saved } = await open();
    const cookie = cookiesOf(await post(site, SAVE, 'jobcode=7', NAVIGATION));
    const entered = await post(site, LOGIN, CREDENTIALS, { ...OWN, cookie });
    expect(entered.statusCode).toBe(200);
    expect(saved).toHaveLength(1);
  });

  it('says by its page why it could not be done', async () => {
    const { site } = await open();
    const asked = await post(site, '/api/job/jobdetail/apply', 'jobcode=7', NAVIGATION);
    const entered = await logIn(site, cookiesOf(asked));
    expect(entered.headers.location).toBe(`${PAGE}&failed=JOB_CLOSED`);
    expect(setCookies(entered)).toMatchObject({ 'kept-call': null });
  });

  it('is forgotten in half an hour', async () => {
    let at = NOW;
    const { site, saved } = await open(() => at);
    const cookie = cookiesOf(await post(site, SAVE, 'jobcode=7', NAVIGATION));
    at += 1_800_000;
    await logIn(site, cookie);
    expect(saved).toEqual([]);
  });

  it('is kept of none but our own pages, as they were signed', async () => {
    const { site, saved } = await open();
    for (const foreign of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ]) {
      const refused = await post(site, SAVE, 'jobcode=7', { ...NAVIGATION, ...foreign });
      expect(setCookies(refused)).not.toHaveProperty('kept-call');
    }
    const wrong = await post(site, SAVE, 'jobcode=x', NAVIGATION);
    expect(setCookies(wrong)).not.toHaveProperty('kept-call');
    const body = { jobcode: '7' };
    const made = { path: '/jobdetail/save', body, until: NOW + 1_000, place: null };
    const forged = Buffer.from(JSON.stringify(made)).toString('base64url');
    await logIn(site, `kept-call=${forged}`);
    await logIn(site, `kept-call=${forged}.c2lnbmF0dXJl`);
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
    const asked = await post(site, '/api/subscription/hash', 'plan=pro', HEADERS);
    expect(asked.headers.location).toBe(`/login?next=${encodeURIComponent(PLANS)}`);
    return { site, cookie: cookiesOf(asked) };
  };

  it('is ordered when they have logged in, and leads to its checkout', async () => {
    const { site, cookie } = await openShop();
    const body = new URLSearchParams({ ...CREDENTIALS, next: PLANS }).toString();
    const entered = await post(site, LOGIN, body, { ...HEADERS, cookie });
    expect(entered.headers.location).toBe(`/subscribe/checkout/${ORDER}`);
    expect(site.service.seen.filter((line) => line.endsWith('/hash'))).toHaveLength(1);
  });

  it('leads there by script as well, and by no other word than the BFF’s', async () => {
    const { site, cookie } = await openShop();
    const entered = await post(site, LOGIN, CREDENTIALS, { ...OWN, cookie });
    expect(entered.json()).toMatchObject({ next: `/subscribe/checkout/${ORDER}` });
    const again = await post(site, LOGIN, CREDENTIALS, OWN);
    expect(again.json()).not.toHaveProperty('next');
  });

  it('says on the page of the plans why it could not be ordered', async () => {
    const { site, cookie } = await openShop(json({}, 503));
    const body = new URLSearchParams({ ...CREDENTIALS, next: PLANS }).toString();
    const entered = await post(site, LOGIN, body, { ...HEADERS, cookie });
    expect(entered.headers.location).toBe(`${PLANS}?failed=SERVICE_UNAVAILABLE`);
  });
});

describe('what a seeker asks for by a form', () => {
  it('comes back to where the form stands', async () => {
    const { site, saved } = await open();
    const cookie = cookieOf(await tokenOf());
    const answer = await post(site, SAVE, 'jobcode=7', { ...NAVIGATION, ...cookie });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${PAGE}&done=save`]);
    expect(saved).toHaveLength(1);
  });

  it('is refused when another site asks', async () => {
    const { site, saved } = await open();
    const headers = { ...NAVIGATION, ...cookieOf(await tokenOf()), 'sec-fetch-site': 'cross-site' };
    const answer = await post(site, SAVE, 'jobcode=7', headers);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toContain('failed=FORBIDDEN');
    expect(saved).toEqual([]);
  });
});
