import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json, reset } from '@broadsheet/upstream/fault-server.fixture';
import { afterEach, describe, expect, it } from 'vitest';
import { layout } from '../fixtures/test-files.fixture.ts';
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

describe('health', () => {
  it('is ready without any service, and says what is degraded', async () => {
    const site = await open({ service: reset });
    expect((await site.request('/health/ready')).json()).toEqual({
      status: 'ok',
      degraded: [],
      faults: 0,
      leftOut: 0,
    });
    await site.request('/api/job/tags');
    const ready = await site.request('/health/ready');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { status: 'degraded', degraded: ['job'], faults: 0, leftOut: 0 },
    ]);
    site.service.answer = json({ items: [] });
    await site.request('/api/job/tags');
    expect((await site.request('/health/ready')).json().status).toBe('ok');
  });

  it('is not ready while closing, and still alive', async () => {
    const site = await open();
    site.closing = true;
    const ready = await site.request('/health/ready');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'closing' }]);
    expect((await site.request('/health/live')).json()).toEqual({ status: 'ok' });
    expect((await site.request('/')).statusCode).toBe(200);
  });
});

describe('the rate limit', () => {
  /** What an upload costs, a client without cookies has for so many. */
  const UPLOADS = 240;
  const spend = async (site: TestSite, count: number, address = '9.9.9.9') => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const options = { method: 'POST', remoteAddress: address } as const;
      statuses.push((await site.request('/api/media/resume', options)).statusCode);
    }
    return statuses;
  };

  it('counts pages and API together for each address, and answers 429 with Retry-After', async () => {
    const site = await open();
    const statuses = await spend(site, UPLOADS + 2);
    expect(statuses.indexOf(429)).toBe(UPLOADS);
    expect(statuses.at(-1)).toBe(429);
    const crawler = { 'user-agent': 'Googlebot/2.1' };
    const limited = await site.request('/api/job/tags', {
      remoteAddress: '9.9.9.9',
      headers: crawler,
    });
    expect(limited.json()).toMatchObject({ statusCode: 429, code: 'RATE_LIMITED' });
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(limited.headers['content-security-policy']).toBeDefined();
    const page = await site.request('/', {
      remoteAddress: '9.9.9.9',
      headers: { 'x-forwarded-for': '8.8.8.8' },
    });
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      429,
      'text/html; charset=utf-8',
    ]);
    expect((await site.request('/', { remoteAddress: '9.9.9.8' })).statusCode).toBe(200);
    for (const url of ['/health/ready', '/assets/app-abc.js', '/metrics'])
      expect((await site.request(url, { remoteAddress: '9.9.9.9' })).statusCode).toBe(200);
  });

  it('lets a page load itself again when there is something to be had, and a form say when', async () => {
    const site = await open();
    await spend(site, UPLOADS);
    const headers = { accept: 'text/html', 'user-agent': 'Googlebot/2.1' };
    const options = { remoteAddress: '9.9.9.9', headers };
    const page = await site.request('/c/backend-jobs', options);
    const wait = page.headers['retry-after'];
    expect(page.body).toContain(`<meta http-equiv="refresh" content="${wait}">`);
    expect(page.body).toContain(`This page will reload in ${wait} seconds.`);
    expect(page.headers['cache-control']).toBe('no-store');
    const form = await site.request('/api/user/login', { ...options, method: 'POST' });
    expect([form.statusCode, form.headers['content-type']]).toEqual([
      429,
      'text/html; charset=utf-8',
    ]);
    expect(form.body).toMatch(/Go back and try again in \d+ seconds\./);
    expect(form.body).not.toContain('http-equiv="refresh"');
  });

  it('tells nobody’s count on answers that shared caches keep', async () => {
    const { headers } = await (await open()).request('/');
    expect(Object.keys(headers).filter((name) => name.includes('ratelimit'))).toEqual([]);
  });

  it('takes the addresses of one IPv6 network for one client', async () => {
    const site = await open();
    await spend(site, UPLOADS, '2001:db8:1:1::1');
    expect((await site.request('/', { remoteAddress: '2001:db8:1:1::2' })).statusCode).toBe(429);
    expect((await site.request('/', { remoteAddress: '2001:db8:1:2::1' })).statusCode).toBe(200);
  });

  it('can be lifted', async () => {
    const site = await open({ env: { RATE_LIMIT: 'off' } });
    expect(await spend(site, UPLOADS + 10)).not.toContain(429);
  });
});

describe('metrics', () => {
  it('count requests, blocks, calls, earlier answers and faults', async () => {
    const files = layout('home', {
      tags: { type: 'tags' },
      flaky: { type: 'flaky', settings: { mode: 'throw' } },
    });
    const tag = { dataId: 1, label: 'Java', tag: 'java' };
    const site = await open({ files, service: json({ items: [tag] }) });
    await site.request('/');
    site.service.answer = reset;
    await site.request('/');
    const { body } = await site.request('/metrics');
    for (const line of [
      'http_request_duration_seconds_count{route="/*",method="GET",status="200"} 2',
      'blocks_total{type="tags",outcome="ready"} 2',
      'blocks_total{type="flaky",outcome="failed"} 2',
      'upstream_calls_total{service="job",outcome="ok"} 1',
      'upstream_calls_total{service="job",outcome="BAD_GATEWAY"} 1',
      'upstream_stale_answers_total{service="job"} 1',
      'config_faults 0',
      'config_left_out 0',
    ])
      expect(body).toContain(line);
  });
});

describe('the log', () => {
  it('holds neither queries nor cookies nor credentials', async () => {
    const site = await open({ service: reset });
    const headers = { cookie: 'band=5; token=hush-cookie', authorization: 'Bearer hush-token' };
    await site.request('/c/backend-jobs?email=hush-mail', { headers });
    await site.request('/api/job/suggest?query=hush-query', { headers });
    await site.request('/%c0?x=hush-bad', { headers });
    const text = JSON.stringify(site.logged);
    expect(text).toContain('/c/backend-jobs');
    expect(text).not.toContain('hush');
  });

  it('knows a request by the id that its client was told', async () => {
    const site = await open();
    const id = (await site.request('/', { headers: { 'x-request-id': 'mine' } })).headers[
      'x-request-id'
    ];
    expect(id).not.toBe('mine');
    expect(site.logged.some(({ reqId }) => reqId === id)).toBe(true);
  });
});

describe('an edit of a layout', () => {
  const edit = async (site: TestSite, text: string) => {
    const changed = new Promise((resolve) => site.content.onChange(resolve));
    await writeFile(join(site.dir, 'layouts/home.json'), text);
    await changed;
  };
  const idsAt = async (site: TestSite, host: string) => {
    const page = await site.request('/api/layout?path=/', { headers: { host } });
    const html = await site.request('/', { headers: { host } });
    const ids = page.json().blocks.map(({ id }: { id: string }) => id);
    const blockIds = [...html.body.matchAll(/data-block-id="(\w+)"/g)].map((found) => found[1]);
    expect(blockIds).toEqual(ids);
    return ids;
  };
  const blocks = { one: { type: 'text' }, two: { type: 'text' } };
  const order = (names: string[]) => ({ page: 'home', blocks, order: names });

  it('shows in HTML and page JSON at once, on the brand it is for', async () => {
    const site = await open({ files: layout('home', blocks), watch: true });
    expect(await idsAt(site, 'tech.localhost')).toEqual(['one', 'two']);
    const variant = { name: 'm', when: { brand: ['management'] }, order: ['two', 'one'] };
    await edit(site, JSON.stringify({ ...order(['one', 'two']), variants: [variant] }));
    expect(await idsAt(site, 'management.localhost')).toEqual(['two', 'one']);
    expect(await idsAt(site, 'tech.localhost')).toEqual(['one', 'two']);
  });

  it('with a fault changes nothing, and is on readiness, in the metrics and in the log', async () => {
    const site = await open({ files: layout('home', blocks), watch: true });
    const before = await site.request('/');
    await edit(site, '{ "page": "home", ');
    const after = await site.request('/');
    expect([after.body, after.headers.etag]).toEqual([before.body, before.headers.etag]);
    const ready = await site.request('/health/ready');
    expect([ready.statusCode, ready.json()]).toMatchObject([
      200,
      { status: 'degraded', faults: 1 },
    ]);
    expect((await site.request('/metrics')).body).toContain('config_faults 1');
    expect(
      site.logged.filter(({ msg }) => String(msg).startsWith('layouts/home.json:1:')),
    ).toHaveLength(1);
    await edit(site, JSON.stringify(order(['two', 'one'])));
    expect(await idsAt(site, 'tech.localhost')).toEqual(['two', 'one']);
    expect((await site.request('/health/ready')).json().faults).toBe(0);
  });
});
