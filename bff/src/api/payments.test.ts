import { json } from '@broadsheet/upstream/fault-server.fixture';
import { describe, expect, it } from 'vitest';
import {
  cookieOf,
  FORM,
  NOW,
  OWN,
  post,
  REFRESH,
  services,
  sessionOf,
  setCookies,
  tokenOf,
  useTestSites,
  VALIDATE,
} from '../fixtures/session-site.fixture.ts';

const openSite = useTestSites();
const open = (answers: Parameters<typeof services>[0]) => openSite({ service: services(answers) });

const ORDER = 'bs0123456789abcdef01';
const CALLBACK = '/api/subscription/';
const SERVICE = '/subscription/';
const FOREIGN = { 'sec-fetch-site': 'cross-site', origin: 'https://pay.example' };
const REPORT = `txnid=${ORDER}&status=success&hash=x&cardnum=512345XXXXXX2346&mode=CC`;
const taken = { orderId: ORDER, status: 'paid' };

describe('the gateway’s notice', () => {
  it('comes from a page of another site, and redirects the browser to the result', async () => {
    const site = await open({ [SERVICE]: json(taken) });
    const headers = { ...FOREIGN, ...FORM, 'sec-fetch-mode': 'navigate' };
    const answer = await post(site, CALLBACK, REPORT, headers);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/subscribe/success?order=${ORDER}`,
    ]);
  });

  it('that is forged is refused to its payer in words, whatever page it comes from', async () => {
    const refusal = { statusCode: 400, code: 'PAYMENT_UNVERIFIED', message: 'x', requestId: 'r' };
    const site = await open({ [SERVICE]: json(refusal, 400) });
    const referer = 'http://tech.localhost/dev/payments';
    const headers = { ...OWN, ...FORM, 'sec-fetch-mode': 'navigate', referer };
    const answer = await post(site, CALLBACK, REPORT, headers);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(
      'We couldn&#x27;t verify this payment, so nothing has changed. Check your order under Plans and orders.',
    );
  });

  it('is taken of a server as 200, and without what it says beyond the call', async () => {
    const site = await open({ [SERVICE]: json(taken) });
    const answer = await post(site, CALLBACK, REPORT, FORM);
    expect([answer.statusCode, answer.json()]).toEqual([200, taken]);
  });

  it('is not taken while it cannot be kept', async () => {
    const body = { statusCode: 503, code: 'SERVICE_UNAVAILABLE', message: 'x', requestId: 'r' };
    const site = await open({ [SERVICE]: json(body, 503) });
    for (const headers of [FORM, { ...FOREIGN, ...FORM, 'sec-fetch-mode': 'navigate' }])
      expect((await post(site, CALLBACK, REPORT, headers)).statusCode).toBeGreaterThanOrEqual(500);
  });

  it('is refused where it is no form, or is huge', async () => {
    const site = await open({ [SERVICE]: json(taken) });
    expect((await post(site, CALLBACK, { txnid: ['a'], status: {} })).statusCode).toBe(400);
    expect((await post(site, CALLBACK, `txnid=${'x'.repeat(3_000_000)}`, FORM)).statusCode).toBe(
      413,
    );
    expect(site.service.seen).toEqual([]);
  });
});

it('an order from a page of another site is refused, for any session', async () => {
  const site = await open({ '/subscription/hash': json({}) });
  const headers = { ...cookieOf(await tokenOf()), ...FORM, ...FOREIGN };
  expect((await post(site, '/api/subscription/hash', 'plan=pro', headers)).statusCode).toBe(403);
});

it('a membership that was bought stands in the token of the next page, and one that was given back does not', async () => {
  for (const [proUntil, isPro] of [
    [null, true],
    [NOW + 86_400_000, false],
  ] as const) {
    const successor = await tokenOf({ generation: 1, proUntil: isPro ? NOW + 86_400_000 : null });
    const site = await open({
      [VALIDATE]: json(sessionOf({ isPro })),
      [REFRESH]: json({ token: successor }),
    });
    const before = await tokenOf({ proUntil });
    const answer = await site.request('/jobfeed', { headers: { ...cookieOf(before), ...OWN } });
    expect(setCookies(answer).token).toBe(successor);
    const page = await site.request('/jobfeed', { headers: cookieOf(successor) });
    expect(setCookies(page).token).toBeUndefined();
  }
});
