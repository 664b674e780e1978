import type { Answer } from '@broadsheet/upstream/fault-server.fixture';
import { afterEach, describe, expect, it } from 'vitest';
import { NOW, tokenOf } from '../fixtures/session-site.fixture.ts';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const open = async (options?: Parameters<typeof openTestSite>[0]): Promise<TestSite> => {
  const site = await openTestSite(options);
  sites.push(site);
  return site;
};

const FORM = 'application/x-www-form-urlencoded';
const OURS: Record<string, string> = { 'sec-fetch-site': 'same-origin' };
const post = (site: TestSite, path: string, payload: string, headers = OURS) =>
  site.request(path, { method: 'POST', payload, headers: { 'content-type': FORM, ...headers } });
const choose = (site: TestSite, payload: string, headers?: Record<string, string>) =>
  post(site, '/preferences/experience', payload, headers);
const consent = (site: TestSite, payload: string, headers?: Record<string, string>) =>
  post(site, '/preferences/cookies', payload, headers);

describe('choosing how long one has worked', () => {
  it('keeps the band in a cookie for a year and goes back to the page', async () => {
    const site = await open();
    const answer = await choose(site, 'band=4&next=%2Fc%2Fbackend-jobs%3Fpage%3D2');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/c/backend-jobs?page=2']);
    expect(answer.headers['set-cookie']).toBe('band=4; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('sends the cookie over TLS only in production', async () => {
    const site = await open({ env: { APP_ENV: 'production' } });
    expect((await choose(site, 'band=4')).headers['set-cookie']).toContain('; Secure');
  });

  it('never leads to another site', async () => {
    const site = await open();
    for (const next of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:1',
    ])
      expect((await choose(site, `band=4&next=${encodeURIComponent(next)}`)).headers.location).toBe(
        '/',
      );
  });

  it('refuses other bands', async () => {
    const site = await open();
    for (const body of ['', 'band=', 'band=0', 'band=10', 'band=4;x', 'band=<b>', 'next=/']) {
      const answer = await choose(site, body);
      expect([body, answer.statusCode, answer.headers['set-cookie']]).toEqual([
        body,
        400,
        undefined,
      ]);
    }
  });

  it('is refused unless our own page asks for it', async () => {
    const site = await open();
    const allowed: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin', origin: 'http://tech.localhost' },
      { origin: 'http://tech.localhost' },
    ];
    const refused: Record<string, string>[] = [
      {},
      { origin: 'null' },
      { origin: 'http://evil.example' },
      { origin: 'http://tech.localhost.evil.example' },
      { origin: 'http://tech.localhost:81' },
      { 'sec-fetch-site': 'cross-site', origin: 'http://tech.localhost' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of allowed)
      expect((await choose(site, 'band=2', headers)).statusCode).toBe(303);
    for (const headers of refused) {
      const answer = await choose(site, 'band=2', headers);
      expect([headers, answer.statusCode, answer.headers['set-cookie']]).toEqual([
        headers,
        403,
        undefined,
      ]);
    }
  });
});

describe('choosing what cookies are kept', () => {
  const COOKIE_ATTRIBUTES = 'Max-Age=31536000; Path=/; SameSite=Lax';
  const DROPPED =
    'Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax';

  it('is kept for a year where scripts can read it, and leads back to the page', async () => {
    const site = await open();
    const answer = await consent(site, 'choice=all&next=%2Ffaq');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/faq']);
    const [choice, visitor] = [answer.headers['set-cookie']].flat();
    expect(choice).toBe(`consent=all.1; ${COOKIE_ATTRIBUTES}`);
    expect(visitor).toMatch(
      /^vid=[0-9a-f-]{36}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is written down with the id that the browser keeps, whether that is possible or not', async () => {
    const vid = '5f5e2f9c-6a5e-4d0e-9c6e-2d4f4b2f9d11';
    const written = new Promise<string>((resolve) => {
      const service: Answer = async (request, response) => {
        const body = Buffer.concat(await request.toArray());
        response.end('{"message":"Kept."}');
        resolve(`${request.method} ${request.url} ${body}`);
      };
      void open({ service }).then(async (site) => {
        await consent(site, 'choice=all', { ...OURS, cookie: `vid=${vid}` });
      });
    });
    const body = JSON.stringify({ uniqueIdentifier: vid, choice: 'all' });
    expect(await written).toBe(`POST /user/cookiepolicy ${body}`);
    const site = await open();
    await site.service.close();
    expect((await consent(site, 'choice=necessary')).statusCode).toBe(303);
  });

  it('removes what was kept when only the needed ones are wanted', async () => {
    const site = await open();
    const answer = await consent(site, 'choice=necessary', { ...OURS, cookie: 'vid=1; arms=2' });
    expect(answer.headers['set-cookie']).toEqual([
      `consent=necessary.1; ${COOKIE_ATTRIBUTES}`,
      `vid=; ${DROPPED}`,
      `arms=; ${DROPPED}`,
      `filter=; ${DROPPED}`,
    ]);
    expect(answer.headers['clear-site-data']).toBeUndefined();
    const page = await consent(site, 'choice=necessary', { ...OURS, 'sec-fetch-mode': 'navigate' });
    expect(page.headers['clear-site-data']).toBe('"storage"');
  });

  it('anonymises what experiments recorded of the browser and of the account', async () => {
    const vid = '5f5e2f9c-6a5e-4d0e-9c6e-2d4f4b2f9d11';
    const site = await open({ now: () => NOW });
    const cookie = `consent=all.1; vid=${vid}; token=${await tokenOf()}`;
    await consent(site, 'choice=necessary', { ...OURS, cookie });
    expect(site.recorded.anonymised).toEqual([
      { kind: 'visitor', id: vid },
      { kind: 'seeker', id: '7' },
    ]);
  });

  it('is asked without JavaScript by a stylesheet, until it is chosen', async () => {
    const site = await open();
    const read = async (headers: Record<string, string>) => {
      const {
        statusCode,
        headers: own,
        body,
      } = await site.request('/preferences/cookies.css', { headers });
      expect([statusCode, own['content-type'], own['cache-control'], own['set-cookie']]).toEqual([
        200,
        'text/css; charset=utf-8',
        'no-store',
        undefined,
      ]);
      return body;
    };
    const shown = await read({});
    expect(shown).toContain('#cookie-question{display:block}');
    for (const cookie of ['consent=all.1', 'consent=necessary.1'])
      expect(await read({ cookie })).toBe('');
    // The answer to an earlier question.
    expect(await read({ cookie: 'consent=all.0' })).toBe(shown);
    expect(await read({ 'user-agent': 'Googlebot/2.1' })).toBe('');
  });

  it('sends the cookie over TLS only in production', async () => {
    const site = await open({ env: { APP_ENV: 'production' } });
    for (const cookie of (await consent(site, 'choice=necessary')).headers['set-cookie'] ?? [])
      expect(cookie).toContain('; Secure');
  });

  it('takes no other choice, leads nowhere else and listens to no other site', async () => {
    const site = await open();
    for (const body of ['', 'choice=', 'choice=some', 'next=/', 'band=4']) {
      const answer = await consent(site, body);
      expect([body, answer.statusCode]).toEqual([body, 400]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    const away = await consent(site, `choice=all&next=${encodeURIComponent('//evil.example')}`);
    expect(away.headers.location).toBe('/');
    const foreign = await consent(site, 'choice=all', { origin: 'http://evil.example' });
    expect([foreign.statusCode, foreign.headers['set-cookie']]).toEqual([403, undefined]);
  });
});
