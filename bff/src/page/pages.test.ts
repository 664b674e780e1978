import { PageJson } from '@broadsheet/contract/page-json';
import { timeLimit } from '@broadsheet/test-kit/time-limit';
import { hang, json, reset } from '@broadsheet/upstream/fault-server.fixture';
import { Check, Errors } from 'typebox/value';
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

const category = (mode = '') => layout('category', { main: { type: 'main', settings: { mode } } });
const layoutUrl = (path: string) => `/api/layout?path=${encodeURIComponent(path)}`;
const pageOf = async (site: TestSite, path: string) => (await site.request(layoutUrl(path))).json();

describe('a page', () => {
  it('is the same as JSON and as HTML, and fits the contract', async () => {
    const site = await open({ files: category() });
    const answer = await site.request(layoutUrl('/c/backend-jobs?page=2'));
    const page = answer.json();
    expect(Errors(PageJson, page)).toEqual([]);
    expect(Check(PageJson, page)).toBe(true);
    expect(page).toMatchObject({
      version: 1,
      catalog: 'web@2',
      brand: 'tech',
      page: {
        kind: 'category',
        path: '/c/backend-jobs?page=2',
        params: { category: 'backend' },
        name: 'category',
        status: 200,
      },
      audience: {},
      experiments: [],
      seo: { title: 'Backend jobs', canonical: 'http://tech.localhost:3000/c/backend-jobs' },
      blocks: [{ id: 'main', type: 'main', state: 'ready', data: { value: 'backend' } }],
    });
    const html = await site.request('/c/backend-jobs?page=2');
    expect(html.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html.body).toContain('<div data-block-id="main">{"value":"backend"}</div>');
    expect(html.body).toContain('<title>Backend jobs</title>');
  });

  it('is tracked by its view name', async () => {
    const site = await open();
    expect((await pageOf(site, '/')).page.name).toBe('Home Page');
  });

  it('takes its head from the SEO service where no primary block gives one, else from the brand', async () => {
    const seo = {
      title: 'Home title',
      description: 'Words',
      additionalLinkTags: [{ rel: 'me', href: '/x' }],
      meta: [{ name: 'a', content: 'b' }],
    };
    const site = await open({ service: json(seo) });
    expect((await pageOf(site, '/')).seo).toMatchObject({
      title: 'Home title',
      links: [{ rel: 'me', href: '/x' }],
      meta: [{ name: 'a', content: 'b' }],
    });
    expect(site.service.seen).toContain('GET /seo/home.json');
    const silent = await open({ service: json({}, 404) });
    expect((await pageOf(silent, '/')).seo.title).toBe('Broadsheet tech: Jobs');
  });

  it.each([
    ['/search/c++.html', '/search/c-plus-plus.html'],
    ['/search/C%23.html?exp=2', '/search/c-sharp.html?exp=2'],
    ['/search/Node%20js.html', '/search/node-js.html'],
    ['/k/JAVA%20jobs', '/k/java-jobs'],
  ])('redirects the typed keyword of %s to %s', async (typed, canonical) => {
    const site = await open();
    const answer = await site.request(typed);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, canonical]);
  });

  it('redirects to the canonical address, by status for HTML and by a field for JSON', async () => {
    const site = await open({ files: category('moved') });
    const html = await site.request('/jobs-in-bengaluru');
    expect([html.statusCode, html.headers.location]).toEqual([301, '/jobs-in-bangalore']);
    const asJson = await site.request(layoutUrl('/jobs-in-bengaluru'));
    expect(asJson.statusCode).toBe(200);
    expect(asJson.json()).toEqual({ redirect: { status: 301, location: '/jobs-in-bangalore' } });
    const byBlock = await site.request('/c/backend-jobs');
    expect([byBlock.statusCode, byBlock.headers.location]).toEqual([301, '/c/backend-jobs?moved']);
  });

  it('of a seeker sends a visitor to log in, and back', async () => {
    const site = await open();
    const answer = await site.request('/settings/privacy?a=1');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/login?next=%2Fsettings%2Fprivacy%3Fa%3D1');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  it('carries each block’s own HTML for soft navigation', async () => {
    const site = await open();
    const page = (await site.request('/api/layout?path=/&html=1')).json();
    expect(page.blocks[0].html).toBe('<div data-block-id="hello">{}</div>');
    expect((await pageOf(site, '/')).blocks[0]).not.toHaveProperty('html');
  });

  it('contains the blocks of slots, and knows its primary block', async () => {
    const files = layout(
      'category',
      {
        both: { type: 'split', slots: { main: ['list'], aside: ['hello'] } },
        list: { type: 'main' },
        hello: { type: 'text' },
      },
      { order: ['both'] },
    );
    const site = await open({ files });
    const page = await pageOf(site, '/c/backend-jobs');
    expect(page.seo.title).toBe('Backend jobs');
    expect(page.blocks[0].slots).toMatchObject({
      main: [{ id: 'list', data: { value: 'backend' } }],
      aside: [{ id: 'hello' }],
    });
  });

  it('has the same block revision while the block would render the same', async () => {
    const site = await open({ files: category() });
    const revisionAt = async (path: string) => (await pageOf(site, path)).blocks[0].revision;
    const first = await revisionAt('/c/backend-jobs');
    expect(first).toMatch(/^[\w-]{12}$/);
    expect(await revisionAt('/c/backend-jobs?x=1')).toBe(first);
  });
});

it('excludes pages from search engines that nobody searches for', async () => {
  const hello = { hello: { type: 'text' } };
  const site = await open({ files: { ...layout('login', hello), ...layout('learning', hello) } });
  const metaOf = async (path: string) => (await pageOf(site, path)).seo.meta;
  expect(await metaOf('/login')).toEqual([{ name: 'robots', content: 'noindex' }]);
  expect(await metaOf('/learning')).toEqual([]);
});

describe('a page that is not there', () => {
  const missing = async (site: TestSite, path: string) => {
    const page = await site.request(layoutUrl(path));
    expect(page.statusCode).toBe(404);
    expect(page.json()).toMatchObject({
      page: { kind: 'notfound', status: 404, params: {} },
      blocks: [{ id: 'lost' }],
      seo: { meta: [{ name: 'robots', content: 'noindex' }] },
    });
    const html = await site.request(path);
    expect([html.statusCode, html.body.includes('data-block-id="lost"')]).toEqual([404, true]);
  };

  it('is a whole page with 404: no such address, category, brand’s page or layout', async () => {
    const site = await open();
    for (const path of [
      '/nothing/here',
      '/c/astrology-jobs',
      '/epoch',
      '/faq',
      '/login',
      '//evil.example/',
    ])
      await missing(site, path);
  });

  it('is missing when its primary block says so, or its service refuses', async () => {
    const site = await open({ files: category('missing') });
    await missing(site, '/c/backend-jobs');
    const files = layout('jobdetail', { job: { type: 'job' } });
    const gone = await open({ files, service: json({ code: 'JOB_NOT_FOUND' }, 404) });
    await missing(gone, '/j/java-developer-12');
    await missing(gone, '/j/java-developer-999999999999');
  });

  it('is missing when its kind needs an entity and no block could find it', async () => {
    const hello = { hello: { type: 'text' } };
    const site = await open({
      files: { ...layout('course', hello), ...layout('learning', hello) },
    });
    await missing(site, '/course/sql-for-analysts');
    expect((await site.request('/learning')).statusCode).toBe(200);
  });

  it('has its own status and blocks when the primary returns 410', async () => {
    const site = await open({ files: category('gone') });
    const answer = await site.request(layoutUrl('/c/backend-jobs'));
    expect(answer.statusCode).toBe(410);
    expect(answer.json()).toMatchObject({
      page: { kind: 'category', status: 410 },
      blocks: [{ id: 'main' }],
    });
  });

  it('has redirectedFromExpiredJD only for a job that has closed', async () => {
    const gone = { main: { type: 'main', settings: { mode: 'gone' } } };
    const site = await open({ files: { ...layout('jobdetail', gone), ...category('gone') } });
    const { page } = await pageOf(site, '/j/java-developer-12');
    expect(page).toMatchObject({ status: 410, redirectedFromExpiredJD: true });
    expect((await pageOf(site, '/c/backend-jobs')).page).not.toHaveProperty(
      'redirectedFromExpiredJD',
    );
  });
});

describe('a block that fails', () => {
  const home = (mode: string) =>
    layout('home', { flaky: { type: 'flaky', settings: { mode } }, hello: { type: 'text' } });

  for (const [mode, code] of [
    ['throw', 'UNKNOWN'],
    ['fault', 'BAD_GATEWAY'],
    ['wrong', 'UNKNOWN'],
  ]) {
    it(`by ${mode} affects only that block, with its code and without its cause`, async () => {
      const site = await open({ files: home(mode ?? '') });
      const answer = await site.request(layoutUrl('/'));
      expect(answer.statusCode).toBe(200);
      expect(answer.json().blocks).toMatchObject([
        { id: 'flaky', state: 'failed', data: null, error: { code } },
        { id: 'hello', state: 'ready' },
      ]);
      expect(answer.body).not.toContain('secret');
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      expect(
        site.logged.some(({ msg, block }) => msg === 'block failed' && block === 'flaky'),
      ).toBe(true);
    });
  }

  it('is omitted when it has nothing to show', async () => {
    const site = await open({ files: home('empty') });
    expect((await pageOf(site, '/')).blocks.map(({ id }: { id: string }) => id)).toEqual(['hello']);
  });

  it('is deferred once when its type allows it', async () => {
    const files = layout('home', { late: { type: 'later', settings: { mode: 'throw' } } });
    const site = await open({ files });
    const { blocks, revision } = await pageOf(site, '/');
    expect(blocks).toMatchObject([{ id: 'late', state: 'deferred', data: null }]);
    const again = await site.request(`/api/blocks?path=/&revision=${revision}&ids=late`);
    expect(again.json().blocks).toMatchObject([{ id: 'late', state: 'failed', data: null }]);
  });

  it('is cut off at its deadline, its service’s earlier answer before that', async () => {
    const files = layout('home', {
      flaky: { type: 'flaky', settings: { mode: 'hang' } },
      tags: { type: 'tags' },
      hello: { type: 'text' },
    });
    const site = await open({
      files,
      service: json({ items: [{ dataId: 1, label: 'Java', tag: 'java' }] }),
    });
    const { signal } = new AbortController();
    const { tags } = await import('@broadsheet/contract/calls/job');
    await site.upstream.caller({ brand: 'tech', signal, deadlineMs: 2_000 })(tags, {});
    site.service.answer = hang;
    const begun = Date.now();
    const page = await pageOf(site, '/');
    expect(Date.now() - begun).toBeLessThan(timeLimit(3_500));
    expect(page.blocks).toMatchObject([
      { id: 'flaky', state: 'failed', error: { code: 'TIMEOUT' } },
      { id: 'tags', state: 'ready', data: { value: 'Java' } },
      { id: 'hello', state: 'ready' },
    ]);
  });

  it('is a rendered 503 with Retry-After when it is primary, and all else stands', async () => {
    const files = layout('jobdetail', { job: { type: 'job' }, hello: { type: 'text' } });
    const site = await open({ files, service: reset });
    const answer = await site.request('/j/java-developer-12');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('data-block-id="hello"');
    const page = await pageOf(site, '/j/java-developer-12');
    expect(page).toMatchObject({
      page: { kind: 'jobdetail', status: 503 },
      blocks: [{ state: 'failed' }, {}],
    });
  });

  it('while rendering is reported, and the rest of the page stays', async () => {
    const files = layout('home', {
      bad: { type: 'text', settings: { text: 'throw' } },
      hello: { type: 'text' },
    });
    const site = await open({ files });
    const answer = await site.request('/');
    expect([answer.statusCode, answer.body.includes('data-block-id="hello"')]).toEqual([200, true]);
    expect(site.logged.some(({ msg }) => msg === 'block could not be rendered')).toBe(true);
    expect(await site.metrics.registry.metrics()).toContain(
      'blocks_total{type="text",outcome="unrendered"} 1',
    );
  });
});

describe('a call of several blocks', () => {
  it('is made once for the page, with the brand', async () => {
    const files = layout('home', { a: { type: 'tags' }, b: { type: 'tags' } });
    const site = await open({ files });
    await site.request('/');
    expect(site.service.seen.filter((line) => line.includes('/job/tags'))).toHaveLength(1);
  });
});
