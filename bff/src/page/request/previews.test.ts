import { HOUR_MS } from '@broadsheet/contract/durations';
import { PageExplanation } from '@broadsheet/contract/explanation';
import { PageJson } from '@broadsheet/contract/page-json';
import type { Preview } from '@broadsheet/contract/preview';
import { withPreview } from '@broadsheet/contract/preview-path';
import { signPreview } from '@broadsheet/preview/preview-token';
import { deriveKey } from '@broadsheet/site-secret/derive-key';
import { SignJWT } from 'jose';
import { Errors } from 'typebox/value';
import { afterEach, describe, expect, it } from 'vitest';
import { experiment, Visitor } from '../../fixtures/experiment-site.fixture.ts';
import { layout } from '../../fixtures/test-files.fixture.ts';
import { openTestSite, SITE_SECRET, type TestSite } from '../../fixtures/test-site.fixture.ts';

const NOW = Date.parse('2026-10-01T00:00:00Z');
const FILES = {
  'layouts/experiments.json': { 'home-order': experiment('home') },
  ...layout('home', {
    hello: { type: 'text' },
    mine: { type: 'band' },
    fresh: { type: 'text', when: { cohort: ['freshers'], device: ['phone'] } },
    lights: { type: 'text', when: { from: '2026-11-01T00:00:00+05:30' } },
    armed: { type: 'text', when: { experiment: { 'home-order': ['b'] } } },
    local: { type: 'text', when: { city: ['bangalore'] } },
    slow: { type: 'later', settings: { mode: 'throw' }, when: { cohort: ['freshers'] } },
  }),
  ...layout('category', { main: { type: 'main' } }),
};

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const open = async (now: () => number = () => NOW): Promise<TestSite> => {
  const site = await openTestSite({ files: FILES, now });
  sites.push(site);
  return site;
};

const sign = (more: Partial<Preview> = {}, secret = SITE_SECRET) => {
  const expires = new Date(NOW + HOUR_MS).toISOString();
  return signPreview({ brand: 'tech', audience: {}, expires, ...more }, secret, NOW);
};
const FRESHER = { cohort: 'freshers', device: 'phone', experienceBand: 2 } as const;
const asJson = (path: string) => `/api/layout?path=${encodeURIComponent(path)}`;
const pageOf = async (site: TestSite, path: string): Promise<PageJson> =>
  (await site.request(asJson(path))).json();
const idsOf = ({ blocks }: PageJson) => blocks.map(({ id }) => id).join(' ');
const marks = ({ headers }: { headers: Record<string, unknown> }) => [
  headers['cache-control'],
  headers['x-robots-tag'],
  headers['x-preview'],
  headers['set-cookie'],
  headers.etag,
  headers['referrer-policy'],
];
const MARKED = ['no-store', 'noindex', '1', undefined, undefined, 'strict-origin'];

describe('a previewed page', () => {
  it('is as it is for the person of the link, and what the link leaves open is the visitor’s own', async () => {
    const site = await open();
    const requestPreview = async (preview: Partial<Preview>) =>
      idsOf(await pageOf(site, withPreview('/', await sign(preview))));
    expect(idsOf(await pageOf(site, '/'))).toBe('hello mine');
    expect(await requestPreview({ audience: FRESHER })).toBe('hello mine fresh slow');
    expect(await requestPreview({ audience: { city: 'bangalore' } })).toBe('hello mine local');
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' };
    const path = withPreview('/', await sign({ audience: { cohort: 'freshers' } }));
    const page: PageJson = (await site.request(asJson(path), { headers: phone })).json();
    expect(idsOf(page)).toBe('hello mine fresh slow');
  });

  it('shows the page at the instant of the link', async () => {
    const site = await open();
    const token = await sign({ at: '2026-11-05T00:00:00+05:30' });
    expect(idsOf(await pageOf(site, withPreview('/', token)))).toBe('hello mine lights');
  });

  it('has the arms of the link, and control where it names none', async () => {
    const site = await open();
    const forced = await sign({ arms: { 'home-order': 'b' } });
    expect(idsOf(await pageOf(site, withPreview('/', forced)))).toBe('hello mine armed');
    const visitor = await Visitor.inArm(site, 'home-order', 'b');
    const plain = await visitor.pageJson(withPreview('/', await sign()));
    expect(plain.experiments).toEqual([{ key: 'home-order', arm: 'control' }]);
  });

  it('is rendered from the data of its person only', async () => {
    const site = await open();
    const page = await pageOf(site, withPreview('/', await sign({ audience: FRESHER })));
    expect(page.blocks[1]?.data).toEqual({ value: '2' });
  });

  it('has its own city and category', async () => {
    const site = await open();
    const token = await sign({ audience: { category: 'design', city: 'goa' } });
    const { preview } = await pageOf(site, withPreview('/c/backend-jobs', token));
    expect(preview?.audience).toMatchObject({ category: 'backend', city: 'goa' });
  });

  it('explains who it is for, until when, and why each block is shown or hidden', async () => {
    const site = await open();
    const more = {
      audience: FRESHER,
      at: '2026-11-05T00:00:00+05:30',
      arms: { 'home-order': 'b' },
    };
    const token = await sign(more);
    const page = await pageOf(site, withPreview('/?a=1', token));
    expect(Errors(PageJson, page)).toEqual([]);
    expect(page.preview).toMatchObject({
      token,
      at: more.at,
      arms: more.arms,
      expires: '2026-10-01T01:00:00.000Z',
      audience: { ...FRESHER, brand: 'tech', membership: 'basic' },
      explanation: { page: 'home', key: expect.stringContaining('experiment.home-order=b') },
    });
    const reasons = page.preview?.explanation.blocks.map(({ id, shown }) => `${id} ${shown}`);
    expect(reasons).toContain('fresh true');
    expect(reasons).toContain('local false');
    expect(page.page.path).toBe('/?a=1');
  });

  it('is neither cached nor indexed, as JSON, HTML, single blocks or redirect', async () => {
    const site = await open();
    const token = await sign({ audience: FRESHER });
    const { revision } = await pageOf(site, '/');
    const parts = `${encodeURIComponent(withPreview('/', token))}&revision=${revision}&ids=fresh`;
    for (const path of [
      asJson(withPreview('/', token)),
      withPreview('/', token),
      `/api/blocks?path=${parts}`,
      withPreview('/c/backend-jobs/', token),
      asJson(withPreview('/c/backend-jobs/', token)),
      withPreview('/nowhere', token),
    ])
      expect([path, marks(await site.request(path))]).toEqual([path, MARKED]);
  });

  it('is never counted, sets no cookie, and is logged as a preview', async () => {
    const site = await open();
    const visitor = new Visitor(site);
    const path = withPreview('/', await sign({ arms: { 'home-order': 'b' } }));
    await visitor.request(path);
    await visitor.request(
      '/api/exposures',
      { origin: 'http://tech.localhost', 'content-type': 'application/json' },
      { method: 'POST', payload: { path } },
    );
    expect([site.recorded.views, site.recorded.exposures]).toEqual([[], []]);
    expect([...visitor.cookies]).toEqual([['consent', 'all.1']]);
    expect(site.logged.find(({ msg, page }) => msg === 'answered' && page)).toMatchObject({
      page: 'home',
      arms: { 'home-order': 'b' },
      preview: true,
    });
    await visitor.request('/');
    expect(site.recorded.views).toHaveLength(1);
  });

  it('serves its own single blocks for the same token', async () => {
    const site = await open();
    const path = withPreview('/', await sign({ audience: FRESHER }));
    const { revision, blocks } = await pageOf(site, path);
    expect(blocks.at(-1)).toMatchObject({ id: 'slow', state: 'deferred' });
    const requestPreview = (of: string) =>
      site.request(`/api/blocks?path=${encodeURIComponent(of)}&revision=${revision}&ids=mine,slow`);
    expect((await requestPreview(path)).json().blocks).toMatchObject([
      { data: { value: '2' } },
      { id: 'slow' },
    ]);
    // Others have no such block: the page may have been served to another class of theirs.
    expect((await requestPreview('/')).json().blocks).toMatchObject([{ id: 'mine' }]);
    const unknown = await site.request(`/api/blocks?path=/&revision=${revision}&ids=none`);
    expect([unknown.statusCode, unknown.json().details[0].message]).toEqual([
      400,
      'no block none stands on this page',
    ]);
  });

  it('leaves no trace in addresses', async () => {
    const site = await open();
    const token = await sign();
    const path = withPreview('/c/backend-jobs?page=2', token);
    const { page, seo } = await pageOf(site, path);
    expect([page.path, seo.canonical]).toEqual([
      '/c/backend-jobs?page=2',
      'http://tech.localhost:3000/c/backend-jobs',
    ]);
    const login = await site.request(withPreview('/jobfeed?a=1', token));
    expect(login.headers.location).toBe('/login?next=%2Fjobfeed%3Fa%3D1');
    const tidy = await site.request(withPreview('/c/backend-jobs/?a=1', token));
    expect(tidy.headers.location).toBe('/c/backend-jobs?a=1');
  });
});

describe('a preview that is no good', () => {
  const claims = { brand: 'tech', audience: FRESHER, aud: 'preview', exp: NOW / 1000 + 60 };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signWith = (key: Uint8Array, more: object = {}) =>
    new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg: 'HS256' }).sign(key);
  const own = deriveKey(SITE_SECRET, 'preview');

  it.each<[string, () => Promise<string> | string]>([
    ['forged', async () => (await sign({ audience: FRESHER })).replace(/.{4}$/, 'AAAA')],
    ['signed by nobody', () => `${encode({ alg: 'none' })}.${encode(claims)}.`],
    ['signed with another secret', () => sign({ audience: FRESHER }, `${SITE_SECRET}!`)],
    ['signed for another purpose', () => signWith(deriveKey(SITE_SECRET, 'kept-arms'))],
    ['of another brand', () => sign({ audience: FRESHER, brand: 'management' })],
    ['without an end', () => signWith(own, { exp: undefined })],
    ['expired', () => signWith(own, { exp: NOW / 1000 })],
    ['over-long', () => signWith(own, { audience: { city: 'x'.repeat(1_200) } })],
    ['empty', () => ''],
    ['words', () => 'constructor'],
  ])('for being %s changes no byte', async (_, token) => {
    const site = await open();
    const path = withPreview('/?a=1', await token());
    for (const form of [(of: string) => of, asJson]) {
      const [plain, previewed] = [
        await site.request(form('/?a=1')),
        await site.request(form(path)),
      ];
      const { 'x-request-id': _one, date: _two, ...headers } = plain.headers;
      expect(previewed.body).toBe(plain.body);
      expect(previewed.headers).toMatchObject(headers);
      expect(previewed.headers['x-preview']).toBeUndefined();
    }
  });

  it('is ignored when its parameter appears twice', async () => {
    const site = await open();
    const token = await sign({ audience: FRESHER });
    const page = await pageOf(site, withPreview(withPreview('/', token), token));
    expect([idsOf(page), page.preview]).toEqual(['hello mine', undefined]);
  });

  it('expires on time, even if it shows another instant', async () => {
    let now = NOW;
    const site = await open(() => now);
    const path = withPreview('/', await sign({ at: '2026-01-01T00:00:00Z' }));
    now = NOW + HOUR_MS - 1;
    expect((await pageOf(site, path)).preview?.at).toBe('2026-01-01T00:00:00Z');
    now = NOW + HOUR_MS;
    expect((await pageOf(site, path)).preview).toBeUndefined();
  });

  it('is counted as the visit that it is', async () => {
    const site = await open();
    await site.request(withPreview('/', 'forged'));
    expect(site.recorded.views).toHaveLength(1);
  });
});

describe('an explanation of a page', () => {
  const requestPreview = (site: TestSite, path: string, token: string) =>
    site.request(`/api/explain?path=${encodeURIComponent(path)}&preview=${token}`);

  it('explains why a page looks as it does for a person at an instant', async () => {
    const site = await open();
    const token = await sign({ audience: FRESHER, arms: { 'home-order': 'b' } });
    const answer = await requestPreview(site, '/?a=1', token);
    expect(Errors(PageExplanation, answer.json())).toEqual([]);
    expect(answer.json()).toMatchObject({
      path: '/?a=1',
      page: 'home',
      at: '2026-10-01T00:00:00.000Z',
      revision: (await pageOf(site, '/')).revision,
      audience: FRESHER,
      arms: { 'home-order': 'b' },
    });
    expect(marks(answer)).toEqual(MARKED);
    const redirect = await requestPreview(site, '/c/backend-jobs/', token);
    expect(redirect.json()).toEqual({ redirect: { status: 301, location: '/c/backend-jobs' } });
  });

  it('does not exist for requests without a preview', async () => {
    const site = await open();
    const token = await sign();
    const expected = (await site.request('/api/nothing')).json();
    for (const path of [
      '/api/explain',
      '/api/explain?path=/',
      '/api/explain?path=/&preview=x',
      `/api/explain?preview=${token}`,
      `/api/explain?path=/&path=/&preview=${token}`,
      `/api/explain?path=/&preview=${token}&preview=${token}`,
      `/api/explain?path=x&preview=${token}`,
      `/api/explain?path=/&preview=${await sign({ brand: 'management' })}`,
    ]) {
      const answer = await site.request(path);
      const requestId = answer.json().requestId;
      expect([path, answer.statusCode, answer.json()]).toEqual([
        path,
        404,
        { ...expected, requestId },
      ]);
    }
  });
});

describe('the log line of a page', () => {
  it('lists everything that decided it, and no personal data', async () => {
    const site = await open();
    const visitor = await Visitor.inArm(site, 'home-order', 'b');
    site.logged.length = 0;
    const answer = await visitor.request('/?q=secret', {
      'user-agent': 'Mozilla/5.0 (iPhone) Mobile',
    });
    const line = site.logged.find(({ msg }) => msg === 'answered');
    expect(line).toEqual({
      level: 'info',
      time: expect.any(String),
      reqId: answer.headers['x-request-id'],
      req: { method: 'GET', host: 'tech.localhost', path: '/' },
      res: { statusCode: 200 },
      durationMs: expect.any(Number),
      page: 'home',
      brand: 'tech',
      revision: expect.stringMatching(/^sha256:/),
      audience: {
        brand: 'tech',
        cohort: 'none',
        experienceBand: 1,
        membership: 'visitor',
        device: 'phone',
        city: null,
        category: null,
        crawler: false,
      },
      arms: { 'home-order': 'b' },
      at: '2026-10-01T00:00:00.000Z',
      planKey: expect.stringContaining('experiment.home-order=b'),
      catalog: 'web@2',
      msg: 'answered',
    });
    const ids = [...visitor.cookies.values()].filter((value) => value !== 'all');
    for (const id of ids) expect(JSON.stringify(line)).not.toContain(id);
  });

  it('is written for JSON and for 304 too, and not for responses that are no page', async () => {
    const site = await open();
    const first = await site.request(asJson('/c/backend-jobs'));
    await site.request(asJson('/c/backend-jobs'), {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    await site.request('/robots.txt');
    await site.request('/c/backend-jobs/');
    const loggedPages = site.logged.filter(({ msg }) => msg === 'answered').map(({ page }) => page);
    expect(loggedPages).toEqual(['category', 'category', undefined, undefined]);
  });
});
