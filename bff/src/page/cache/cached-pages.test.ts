import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { json } from '@broadsheet/upstream/fault-server.fixture';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { layout } from '../../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

const tagged = layout('home', { tags: { type: 'tags' } });
const LONG = { timeout: 10_000 };
const answerWith = (label: string) => json({ items: [{ dataId: 1, label, tag: 'java' }] });

/** How many requests the service got for the content of the page. */
const requestsOf = ({ service }: TestSite): number =>
  service.seen.filter((line) => line.includes('/tags')).length;

/** Opens a site with a page cache and a clock of its own. */
const open = async (options: Parameters<typeof openTestSite>[0] = {}) => {
  let at = Date.parse('2026-10-31T12:00:00Z');
  const site = await openTestSite({
    files: tagged,
    service: answerWith('first'),
    now: () => at,
    ...options,
    env: { CACHE_MB: '8', ...options.env },
  });
  sites.push(site);
  const pass = (seconds: number): void => {
    at += seconds * 1_000;
  };
  const body = async (path = '/', headers: Record<string, string> = {}) =>
    (await site.request(path, { headers })).body;
  return { site, pass, body };
};

describe('a page that is the same for everybody', () => {
  it('is created once for all requests within ten seconds', async () => {
    const { site, pass, body } = await open();
    expect(await body()).toContain('first');
    site.service.answer = answerWith('second');
    pass(9);
    const other = { cookie: 'band=4', 'user-agent': 'iPhone Mobile' };
    expect(await body('/', other)).toContain('first');
    expect(requestsOf(site)).toBe(1);
  });

  it('is served stale once more while a new one is created', async () => {
    const { site, pass, body } = await open();
    await body();
    site.service.answer = answerWith('second');
    pass(10);
    expect(await body()).toContain('first');
    await vi.waitFor(async () => expect(await body()).toContain('second'), LONG);
  });

  it('is served for a minute while its service is down, and is complete again afterwards', async () => {
    const { site, pass, body } = await open();
    await body();
    site.service.answer = json({}, 503);
    pass(30);
    expect(await body()).toContain('first');
    pass(29);
    expect(await body()).toContain('first');
  });

  it('is a page of its own for each address, brand and form', async () => {
    const { site, body } = await open();
    const ways: [string, Record<string, string>][] = [
      ['/', {}],
      ['/?utm=1', {}],
      ['/', { host: 'management.localhost' }],
      ['/api/layout?path=/', {}],
      ['/api/layout?path=/&html=1', {}],
    ];
    const first = await Promise.all(ways.map(([path, headers]) => body(path, headers)));
    expect(new Set(first).size).toBe(4);
    expect(await Promise.all(ways.map(([path, headers]) => body(path, headers)))).toEqual(first);
    expect(requestsOf(site)).toBeLessThanOrEqual(ways.length);
  });

  it('is dropped as soon as its content is edited', async () => {
    const { site, body } = await open({
      watch: true,
      files: layout('home', { intro: { type: 'text' } }),
    });
    const before = await body('/api/layout?path=/');
    const edited = layout('home', { intro: { type: 'text', settings: { text: 'Edited' } } });
    await writeFile(
      join(site.dir, 'layouts/home.json'),
      JSON.stringify(edited['layouts/home.json']),
    );
    await vi.waitFor(
      async () => expect(await body('/api/layout?path=/')).toContain('Edited'),
      LONG,
    );
    expect(before).not.toContain('Edited');
  });

  it('is never stored by shared caches beyond its next change', async () => {
    const when = { from: '2026-10-31T12:01:35Z' };
    const blocks = { hello: { type: 'text' }, sale: { type: 'tags', when } };
    const { site, pass } = await open({ files: layout('home', blocks) });
    const control = async () => (await site.request('/')).headers['cache-control'];
    expect(await control()).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=30');
    pass(8);
    expect(await control()).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=27');
    pass(80);
    expect(await control()).toBe('public, max-age=0, s-maxage=7, stale-while-revalidate=0');
    pass(7);
    expect((await site.request('/')).body).toContain('first');
  });

  it('is seen by the reader who sees it, however old its bytes are', async () => {
    const { site, body } = await open();
    await body('/', { cookie: 'band=2' });
    await body('/', { cookie: 'band=5' });
    const bands = site.recorded.views.map(({ audience }) => audience.experienceBand);
    expect(bands).toEqual([2, 5]);
  });

  it('carries the id of its own request, which its cached bytes and tag do not name', async () => {
    const { site } = await open();
    const zipped = { 'accept-encoding': 'gzip' };
    for (const path of ['/', '/api/layout?path=/', '/api/layout?path=/&html=1']) {
      const first = await site.request(path, { headers: zipped });
      const etag = String(first.headers.etag);
      const requests = requestsOf(site);
      const second = await site.request(path, { headers: zipped });
      const same = await site.request(path, { headers: { ...zipped, 'if-none-match': etag } });
      const ids = [first, second, same].map(({ headers }) => String(headers['x-request-id']));
      expect([path, new Set(ids).size, second.rawPayload.equals(first.rawPayload)]).toEqual([
        path,
        3,
        true,
      ]);
      expect([same.statusCode, second.headers.etag, requestsOf(site)]).toEqual([
        304,
        etag,
        requests,
      ]);
      const logged = site.logged.filter(({ msg }) => msg === 'answered').map(({ reqId }) => reqId);
      expect(logged).toEqual(expect.arrayContaining(ids));
      const text = gunzipSync(first.rawPayload).toString();
      expect(ids.filter((id) => text.includes(id) || etag.includes(id))).toEqual([]);
    }
  });

  it('is not cached when one of its blocks could not be loaded or rendered', async () => {
    const { site, body } = await open({ service: json({}, 503) });
    expect(await body()).not.toContain('first');
    site.service.answer = answerWith('second');
    expect(await body()).toContain('second');
    const undrawn = await open({
      files: layout('home', { bad: { type: 'text', settings: { text: 'throw' } } }),
    });
    await undrawn.body();
    await undrawn.body();
    const failures = undrawn.site.logged.filter(({ msg }) => msg === 'block could not be rendered');
    expect(failures).toHaveLength(2);
  });

  it('is created once for a hundred concurrent requests', async () => {
    const { site, body } = await open();
    const bodies = await Promise.all(Array.from({ length: 100 }, () => body()));
    expect([new Set(bodies).size, requestsOf(site)]).toEqual([1, 1]);
  });
});

describe('a page of a class', () => {
  const files = layout('home', {
    tags: { type: 'tags' },
    band: { type: 'band' },
    app: { type: 'text', when: { device: ['phone'], experienceBand: [2, 3] } },
  });
  const PHONE = { 'sec-ch-ua-mobile': '?1' };

  it('is created once for all of the class, and another for each other class', async () => {
    const { site, body } = await open({ files });
    const bodies = [];
    for (const cookie of ['band=2', 'band=2; vid=x', 'band=3', 'band=7', 'x=1'])
      bodies.push(await body('/', { ...PHONE, cookie }));
    const [first, second, ...others] = bodies.map((text) => text.includes('data-block-id="app"'));
    expect([first, second, ...others]).toEqual([true, true, true, false, false]);
    expect(bodies[0]).toBe(bodies[1]);
    const { loads } = site.recorded;
    expect(loads.filter(({ block }) => block === 'band')).toHaveLength(2);
  });

  it('is by what a block declares to read, in its first HTML, and costs a block that reads more', async () => {
    const blocks = {
      classed: { type: 'classed' },
      other: { type: 'classed', settings: { mode: 'nosy' } },
    };
    const { site, body } = await open({ files: layout('home', blocks) });
    expect(await body('/', { cookie: 'band=4' })).toContain('band 4');
    expect(await body('/', { cookie: 'band=6' })).toContain('band 6');
    const page = (await site.request('/api/layout?path=/')).json();
    expect(page.blocks).toMatchObject([{ state: 'ready' }, { state: 'failed' }]);
    expect(page).toMatchObject({
      audience: { experienceBand: 1 },
      cache: { scope: 'class', key: 'brand,experienceBand' },
    });
  });

  it('names the class in its JSON that it was created for, and nothing of the one who requested it', async () => {
    const { site } = await open({ files });
    const audienceOf = async (headers: Record<string, string>) =>
      (await site.request('/api/layout?path=/', { headers })).json().audience;
    for (const band of [5, 7, 2])
      expect(await audienceOf({ ...PHONE, cookie: `band=${band}` })).toEqual({ device: 'phone' });
    expect(await audienceOf({ cookie: 'band=5' })).toEqual({});
  });
});

describe('a block that ignores the address', () => {
  it('is loaded once for all pages that show it', async () => {
    const files = layout('home', { site: { type: 'site' } });
    const { site, body } = await open({ files });
    // A block result is cached only from its second miss on.
    for (const path of ['/?a', '/?b', '/?c', '/?d']) expect(await body(path)).toContain('1 tags');
    expect(requestsOf(site)).toBe(2);
  });

  it('fails when its loader reads the page', async () => {
    const files = layout('home', { site: { type: 'site', settings: { mode: 'nosy' } } });
    const { site } = await open({ files });
    const page = (await site.request('/api/layout?path=/')).json();
    expect(page.blocks).toMatchObject([{ state: 'failed' }]);
  });
});

describe('an answer of a page', () => {
  it.each([
    ['that is shared', tagged],
    [
      'of one reader',
      layout('home', {
        tags: { type: 'tags' },
        app: { type: 'text', when: { device: ['phone'] } },
      }),
    ],
  ])('%s is compressed as the client wishes, and says so', async (_, files) => {
    const { site, body } = await open({ files });
    const plain = await body();
    const zipped = await site.request('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain);
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(Number(zipped.headers['content-length'])).toBe(zipped.rawPayload.length);
    const bare = await site.request('/', { headers: { 'accept-encoding': 'gzip;q=0' } });
    expect([bare.headers['content-encoding'], bare.headers.vary]).toEqual([
      undefined,
      'accept-encoding',
    ]);
    const known = { 'accept-encoding': 'br, gzip', 'if-none-match': String(bare.headers.etag) };
    const same = await site.request('/', { headers: known });
    expect([same.statusCode, same.body, same.headers['content-encoding']]).toEqual([
      304,
      '',
      undefined,
    ]);
  });

  it('to HEAD has its headers and no body', async () => {
    const { site } = await open();
    const get = await site.request('/', { headers: { 'accept-encoding': 'gzip' } });
    const head = await site.request('/', {
      method: 'HEAD',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([head.body, head.headers.etag]).toEqual(['', get.headers.etag]);
  });
});
