import type { Answer } from '@broadsheet/upstream/fault-server.fixture';
import { json, reset } from '@broadsheet/upstream/fault-server.fixture';
import { afterEach, describe, expect, it } from 'vitest';
import { layout, openTestSite, type TestSite } from './test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const open = async (options?: Parameters<typeof openTestSite>[0]): Promise<TestSite> => {
  const site = await openTestSite(options);
  sites.push(site);
  return site;
};

const jobs = (total: number): Answer => {
  const job = (id: number) => ({
    id,
    slug: 'java-developer',
    title: 'Java Developer',
    company: { id: 1, name: 'Kaveri', slug: 'kaveri', logo: null },
    cities: [],
    minYears: 0,
    maxYears: 1,
    pay: null,
    skills: [],
    category: { dataId: 1, label: 'Backend', tag: 'backend' },
    flags: {
      femaleCandidate: false,
      femaleBackWorkForce: false,
      differentlyAbled: false,
      exDefence: false,
      workFromHome: false,
    },
    postedAt: '2026-11-18T09:00:00+05:30',
    saved: 0,
    status: 'open',
  });
  return (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://service');
    const [page, size] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('size'))];
    const first = (page - 1) * size;
    const count = Math.max(0, Math.min(size, total - first));
    const items = Array.from({ length: count }, (_, at) => job(first + at + 1));
    const hasMore = first + count < total;
    const list = { items, page, size, total, hasMore };
    json({ ...list, loadMoreEnabled: hasMore, facets: [], corrected: null })(request, response);
  };
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
const placesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, href]) => href);

describe('the sitemap', () => {
  it('names the parts that the open jobs fill', async () => {
    const site = await open({ service: jobs(2_001) });
    const answer = await site.ask('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    expect(placesIn(answer.body)).toEqual(
      ['pages', 'companies', 'courses', 'jobs-1', 'jobs-2', 'jobs-3'].map(
        (part) => `http://tech.localhost:3000/sitemap-${part}.xml`,
      ),
    );
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
      placesIn((await site.ask('/sitemap-pages.xml', { headers: { host } })).body).map(
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

  it('of courses holds each that is offered, however many pages they fill', async () => {
    const site = await open({
      service: (request, response) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
        const page = Number(searchParams.get('page'));
        const isAsked = pathname === '/course/v2/course/-1/search';
        const list = { items: [], page, size: 50, total: 51, hasMore: page === 1 };
        const course = (id: number) => ({ ...COURSE, id, slug: `course-${id}` });
        json(isAsked ? { ...list, items: [course(page)] } : {}, isAsked ? 200 : 503)(
          request,
          response,
        );
      },
    });
    expect(placesIn((await site.ask('/sitemap-courses.xml')).body)).toEqual([
      'http://tech.localhost:3000/course/course-1',
      'http://tech.localhost:3000/course/course-2',
    ]);
  });

  it('of companies holds each', async () => {
    const site = await open({ service: json({ items: [{ id: 1, slug: 'kaveri-systems' }] }) });
    expect(placesIn((await site.ask('/sitemap-companies.xml')).body)).toEqual([
      'http://tech.localhost:3000/company/kaveri-systems',
    ]);
  });

  it('of jobs holds a thousand a part, each once and with its date', async () => {
    const site = await open({ service: jobs(1_002) });
    const [one, two] = [
      await site.ask('/sitemap-jobs-1.xml'),
      await site.ask('/sitemap-jobs-2.xml'),
    ];
    const all = [...placesIn(one.body), ...placesIn(two.body)];
    expect([placesIn(one.body).length, new Set(all).size]).toEqual([1_000, 1_002]);
    expect(two.body).toContain(
      '<url><loc>http://tech.localhost:3000/j/java-developer-1001</loc><lastmod>2026-11-18T09:00:00+05:30</lastmod></url>',
    );
  });

  it('asks the service once an hour, whoever comes', async () => {
    let now = 1_800_000_000_000;
    const site = await open({ service: jobs(10), now: () => now });
    const [one, two] = await Promise.all([1, 2].map(() => site.ask('/sitemap-jobs-1.xml')));
    expect(one?.body).toBe(two?.body);
    expect(site.service.seen).toHaveLength(1);
    now += 3_600_000;
    await site.ask('/sitemap-jobs-1.xml');
    expect(site.service.seen).toHaveLength(2);
  });

  it('has no part beyond the last, and none that is no number', async () => {
    const site = await open({ service: jobs(10) });
    expect((await site.ask('/sitemap-jobs-2.xml')).statusCode).toBe(404);
    expect((await site.ask('/sitemap-jobs-0.xml')).statusCode).toBe(400);
    expect((await site.ask('/sitemap-jobs-x.xml')).statusCode).toBe(400);
  });

  it('is never half a list: where a call fails it is an error', async () => {
    const site = await open({ service: reset });
    const { statusCode, headers } = await site.ask('/sitemap-jobs-1.xml');
    expect(statusCode).toBeGreaterThanOrEqual(500);
    expect(headers['cache-control']).not.toContain('public');
    site.service.answer = jobs(1);
    expect((await site.ask('/sitemap-jobs-1.xml')).statusCode).toBe(200);
  });
});
