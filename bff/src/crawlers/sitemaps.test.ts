import { SITEMAP_IDS_A_PART } from '@broadsheet/contract/calls/sitemap';
import type { Answer } from '@broadsheet/upstream/fault-server.fixture';
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

const CHANGED = '2026-11-18T03:30:00.000Z';
/** A service with the given numbers of jobs and companies. */
const market =
  (jobs: number, companies = 1): Answer =>
  (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
    const part = Number(searchParams.get('part'));
    const count = (max: number) => Math.max(0, Math.min(SITEMAP_IDS_A_PART, max));
    const items = pathname.endsWith('/parts')
      ? Array.from({ length: Math.ceil(jobs / SITEMAP_IDS_A_PART) }, (_, at) => ({
          part: at + 1,
          changedAt: CHANGED,
        }))
      : pathname.endsWith('/jobs')
        ? Array.from({ length: count(jobs - (part - 1) * SITEMAP_IDS_A_PART) }, (_, at) => ({
            id: (part - 1) * SITEMAP_IDS_A_PART + at + 1,
            slug: 'java-developer',
            changedAt: CHANGED,
          }))
        : Array.from({ length: companies }, (_, at) => ({
            id: at + 1,
            slug: `company-${at + 1}`,
            name: `Company ${at + 1}`,
          }));
    json({ items })(request, response);
  };
const COURSE = {
  title: 'SQL',
  summary: 'Ask.',
  institute: { id: 1, name: 'Deccan', slug: 'deccan', logo: null },
  category: { id: 1, label: 'Data', slug: 'data' },
  mode: 'online',
  level: 'beginner',
  weeks: 6,
  feeRupees: null,
  startsOn: null,
  skills: [],
  jobReady: false,
  status: 'open',
};
const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, href]) => href);

describe('the sitemap', () => {
  it('names the parts that companies and a million open jobs fill, and when jobs changed', async () => {
    const site = await open({ service: market(1_000_000, 10_001) });
    const answer = await site.request('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    const parts = locationsIn(answer.body);
    expect(parts.slice(0, 5)).toEqual(
      ['pages', 'courses', 'companies-1', 'companies-2', 'jobs-1'].map(
        (part) => `http://tech.localhost:3000/sitemap-${part}.xml`,
      ),
    );
    expect(parts).toHaveLength(104);
    expect(answer.body).toContain(`jobs-100.xml</loc><lastmod>${CHANGED}</lastmod>`);
  });

  it('of pages holds those with a layout that are open to all, and the lists of jobs', async () => {
    const site = await open({
      files: {
        ...layout('faq', { hello: { type: 'text' } }),
        ...layout('login', { hello: { type: 'text' } }),
        ...layout('myprofile', { hello: { type: 'text' } }),
        ...layout('epoch', { hello: { type: 'text' } }),
      },
    });
    const paths = async (host: string) =>
      locationsIn((await site.request('/sitemap-pages.xml', { headers: { host } })).body).map(
        (href) => new URL(href ?? '').pathname,
      );
    const both = [
      '/',
      '/faq',
      '/search/jobs.html',
      '/c/backend-jobs',
      '/k/java-jobs',
      '/jobs-in-bangalore',
    ];
    expect((await paths('tech.localhost')).sort()).toEqual([...both].sort());
    expect((await paths('management.localhost')).sort()).toEqual([...both, '/epoch'].sort());
  });

  it('of articles and the feed hold those that are read on the site, in the words of their list', async () => {
    const article = (slug: string, url?: string) => ({
      slug,
      title: `On ${slug} & more`,
      topic: 'Insights',
      summary: 'In short.',
      imageUrl: null,
      publishedAt: '2026-11-09T09:00:00+05:30',
      minutes: 4,
      ...(url === undefined ? {} : { url }),
    });
    const items = [article('own'), article('elsewhere', '/faq'), article('without-text')];
    const files = {
      ...layout('article', { hello: { type: 'text' } }),
      'layouts/blogs/tech/own.md': 'Read.\n',
    };
    const site = await open({
      files,
      service: (request, response) =>
        (request.url?.includes('getLatestBlogs') ? json({ items }) : market(1))(request, response),
    });
    const index = locationsIn((await site.request('/sitemap.xml')).body);
    expect(index).toContain('http://tech.localhost:3000/sitemap-articles.xml');
    expect(locationsIn((await site.request('/sitemap-articles.xml')).body)).toEqual([
      'http://tech.localhost:3000/blog/own',
    ]);
    const feed = await site.request('/blog/feed.xml');
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(feed.body).toContain('<title>On own &amp; more</title>');
    expect(feed.body).toContain('<link>http://tech.localhost:3000/blog/own</link>');
    expect(feed.body).toContain('<pubDate>Mon, 09 Nov 2026 03:30:00 GMT</pubDate>');
    expect(feed.body.match(/<item>/g)).toHaveLength(1);
    const management = { headers: { host: 'management.localhost' } };
    expect((await site.request('/blog/feed.xml', management)).statusCode).toBe(404);
  });

  it('of courses holds each that is offered, however many pages they fill', async () => {
    const site = await open({
      service: (request, response) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
        const page = Number(searchParams.get('page'));
        const isSearch = pathname === '/course/v2/course/-1/search';
        const list = { items: [], page, size: 50, total: 51, hasMore: page === 1 };
        const course = (id: number) => ({ ...COURSE, id, slug: `course-${id}` });
        json(isSearch ? { ...list, items: [course(page)] } : {}, isSearch ? 200 : 503)(
          request,
          response,
        );
      },
    });
    expect(locationsIn((await site.request('/sitemap-courses.xml')).body)).toEqual([
      'http://tech.localhost:3000/course/course-1',
      'http://tech.localhost:3000/course/course-2',
    ]);
  });

  it('of companies contains each once', async () => {
    const site = await open({ service: market(0, 10_001) });
    const [one, two] = await Promise.all(
      [1, 2].map((part) => site.request(`/sitemap-companies-${part}.xml`)),
    );
    expect(locationsIn(one?.body ?? '')).toHaveLength(10_000);
    expect(locationsIn(two?.body ?? '')).toEqual([
      'http://tech.localhost:3000/company/company-10001',
    ]);
  });

  it('of jobs holds each once and with its change, in files as small as search engines take', async () => {
    const site = await open({ service: market(SITEMAP_IDS_A_PART + 2) });
    const [one, two] = await Promise.all(
      [1, 2].map(async (part) => (await site.request(`/sitemap-jobs-${part}.xml`)).body),
    );
    const all = [...locationsIn(one ?? ''), ...locationsIn(two ?? '')];
    expect([locationsIn(one ?? '').length, new Set(all).size]).toEqual([10_000, 10_002]);
    expect(two).toContain(
      `<url><loc>http://tech.localhost:3000/j/java-developer-10001</loc><lastmod>${CHANGED}</lastmod></url>`,
    );
  });

  it('requests the parts from the service once an hour, for any client', async () => {
    let now = 1_800_000_000_000;
    const site = await open({ service: market(10), now: () => now });
    const [one, two] = await Promise.all([1, 2].map(() => site.request('/sitemap.xml')));
    expect(one?.body).toBe(two?.body);
    expect(site.service.seen).toHaveLength(2);
    now += 3_600_000;
    await site.request('/sitemap.xml');
    expect(site.service.seen).toHaveLength(4);
  });

  it('has no part beyond the last, and none with an invalid number', async () => {
    const site = await open({ service: market(10) });
    expect((await site.request('/sitemap-jobs-2.xml')).statusCode).toBe(404);
    expect((await site.request('/sitemap-companies-2.xml')).statusCode).toBe(404);
    expect((await site.request('/sitemap-jobs-0.xml')).statusCode).toBe(400);
    expect((await site.request('/sitemap-jobs-x.xml')).statusCode).toBe(400);
  });

  it('is never half a list: where a call fails it is an error', async () => {
    const site = await open({ service: reset });
    for (const path of ['/sitemap.xml', '/sitemap-jobs-1.xml']) {
      const { statusCode, headers } = await site.request(path);
      expect(statusCode).toBeGreaterThanOrEqual(500);
      expect(headers['cache-control']).not.toContain('public');
    }
    site.service.answer = market(1);
    expect((await site.request('/sitemap-jobs-1.xml')).statusCode).toBe(200);
  });
});
