import { createSecret } from '@broadsheet/test-kit/site/create-secret';
import { json } from '@broadsheet/upstream/fault-server.fixture';
import { afterEach, describe, expect, it } from 'vitest';
import { services } from '../fixtures/session-site.fixture.ts';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const open = async (options: Parameters<typeof openTestSite>[0]): Promise<TestSite> => {
  const site = await openTestSite(options);
  sites.push(site);
  return site;
};

const OUTBOX = '/user/internal/outbox';
const message = {
  id: 2,
  channel: 'email',
  to: 'asha@example.com',
  template: 'activate',
  subject: 'Your <code>',
  text: 'Go to http://tech.localhost/login?step=reset#token=a&b and <script>alert(1)</script>',
  html: null,
  variables: { code: '123456' },
  createdAt: '2026-11-01T10:00:00.000Z',
};

describe('the outbox', () => {
  const answers = { [OUTBOX]: { items: [message] } };

  it('shows what would have been sent, as a page that can be read and as JSON', async () => {
    const site = await open({ service: services(answers) });
    const page = await site.request('/dev/outbox?to=asha@example.com', {
      headers: { accept: 'text/html' },
    });
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(page.body).toContain('<h2>Your &lt;code&gt;</h2>');
    expect(page.body).toContain(
      '<a href="http://tech.localhost/login?step=reset#token=a&amp;b">http://tech.localhost',
    );
    expect(page.body).not.toMatch(/<script|style=/);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(site.service.seen).toEqual([`GET ${OUTBOX}?to=asha%40example.com`]);
    const data = await site.request('/dev/outbox', { headers: { accept: 'application/json' } });
    expect(data.json()).toEqual({ items: [message] });
  });

  it('does not exist in production, nor any of its calls under /api', async () => {
    const site = await open({
      service: services(answers),
      env: { APP_ENV: 'production', SITE_SECRET: createSecret() },
    });
    for (const path of ['/dev/outbox', '/api/user/internal/outbox'])
      expect([path, (await site.request(path)).statusCode]).toEqual([path, 404]);
    expect(site.service.seen.filter((line) => line.includes('outbox'))).toEqual([]);
  });
});

describe('unsubscribing', () => {
  const TOKEN = 'a-signed-link-of-a-mail.0123456789';
  const done = { message: 'You will get no more of these.', flag: 'jobFeed' };
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = (site: TestSite, token: string, headers: object, payload: string) =>
    site.request(`/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: { ...headers },
      payload,
    });

  it('is one click in a mail program, whatever it sends along and wherever it comes from', async () => {
    const site = await open({ service: services({ '/user/internal/unsubscribe': done }) });
    const one = 'List-Unsubscribe=One-Click';
    for (const headers of [
      FORM,
      { 'content-type': 'multipart/form-data; boundary=x' },
      { ...FORM, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
    ]) {
      // The link of a mail also has what its page says.
      for (const token of [TOKEN, `${TOKEN}&of=alert`]) {
        const answer = await send(site, token, headers, one);
        expect([answer.statusCode, answer.json()]).toEqual([200, done]);
      }
    }
  });

  it('from the page’s form leads back to the page, with what became of it', async () => {
    const site = await open({ service: services({ '/user/internal/unsubscribe': done }) });
    const headers = { ...FORM, 'sec-fetch-mode': 'navigate' };
    const unsubscribed = await send(site, TOKEN, headers, '');
    expect([unsubscribed.statusCode, unsubscribed.headers.location]).toEqual([
      303,
      '/unsubscribe?done=jobFeed',
    ]);
    site.service.answer = json({ code: 'LINK_SPENT' }, 400);
    const bad = await send(site, TOKEN, headers, '');
    expect([bad.statusCode, bad.headers.location]).toEqual([303, '/unsubscribe?failed=LINK_SPENT']);
  });

  it('needs a token, and says so in JSON', async () => {
    const site = await open({ service: services({}) });
    const answer = await send(site, 'short', FORM, '');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION']);
    expect(site.service.seen).toEqual([]);
  });

  it('leaves the page at the same address to be read', async () => {
    const site = await open({});
    expect((await site.request(`/unsubscribe?token=${TOKEN}`)).statusCode).toBe(404);
    const other = await site.request('/unsubscribe', { method: 'PUT' });
    expect([other.statusCode, other.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(JSON.stringify(site.logged)).not.toContain(TOKEN);
  });
});
