import { json } from '@broadsheet/upstream/fault-server.fixture';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

const START = Date.parse('2026-11-10T00:00:00+05:30');
const END = Date.parse('2026-11-20T00:00:00+05:30');
const DAY_MS = 86_400_000;

const diwali = {
  page: 'landing/diwali',
  address: '/diwali-jobs',
  brands: ['tech'],
  seo: {
    title: 'Jobs for Diwali',
    description: 'Offers of the season.',
    image: '/images/diwali.png',
  },
  from: '2026-11-10T00:00:00+05:30',
  until: '2026-11-20T00:00:00+05:30',
  blocks: { hello: { type: 'plain', settings: { text: 'Happy Diwali' } } },
  order: ['hello'],
};
const open = async (now: () => number, changes: object = {}): Promise<TestSite> => {
  const site = await openTestSite({
    now,
    service: json({ items: [] }),
    files: {
      'layouts/landing/diwali.json': { ...diwali, ...changes },
      'layouts/redirects.json': [
        { from: '/offers', to: '/diwali-jobs', status: 302, brands: ['tech'] },
      ],
    },
  });
  sites.push(site);
  return site;
};

describe('a landing page', () => {
  it('is a page at its address, on the sites of its brands alone', async () => {
    const site = await open(() => START);
    const answer = await site.request('/api/layout?path=/diwali-jobs');
    expect(answer.json()).toMatchObject({
      page: { kind: 'landing', path: '/diwali-jobs', params: { landing: 'diwali' }, status: 200 },
      seo: {
        title: 'Jobs for Diwali | Broadsheet tech',
        description: 'Offers of the season.',
        canonical: 'http://tech.localhost:3000/diwali-jobs',
        meta: expect.arrayContaining([
          { property: 'og:image', content: 'http://tech.localhost:3000/images/diwali.png' },
        ]),
      },
      blocks: [{ id: 'hello', settings: { text: 'Happy Diwali' } }],
    });
    expect(answer.headers['cache-tag']).toBe('tech,tech-landing/diwali');
    const other = await site.request('/diwali-jobs', { headers: { host: 'management.localhost' } });
    expect(other.statusCode).toBe(404);
    expect(site.service.seen.filter((line) => line.includes('/seo'))).toEqual([]);
  });

  it.each([
    ['a day before it begins', START - DAY_MS, 404],
    ['as it begins', START, 200],
    ['just before it ends', END - 1, 200],
    ['as it ends', END, 404],
  ])('is there for its time alone: %s', async (_, now, status) => {
    const site = await open(() => now);
    expect((await site.request('/diwali-jobs')).statusCode).toBe(status);
  });

  it.each([
    ['until it begins', START - 20_000, 20],
    ['until it ends', END - 20_000, 20],
  ])('is cached no longer than %s', async (_, now, seconds) => {
    const site = await open(() => now);
    const { headers } = await site.request('/diwali-jobs');
    expect(headers['cache-control']).toContain(`s-maxage=${seconds}`);
  });

  it('is in the sitemap while it is there, unless it is not to be listed', async () => {
    const sitemapOf = async (now: number, changes?: object) =>
      (await (await open(() => now, changes)).request('/sitemap-pages.xml')).body;
    expect(await sitemapOf(START)).toContain('/diwali-jobs<');
    expect(await sitemapOf(END)).not.toContain('/diwali-jobs');
    const seo = { ...diwali.seo, listed: false };
    expect(await sitemapOf(START, { seo })).not.toContain('/diwali-jobs');
    const hidden = await (await open(() => START, { seo })).request(
      '/api/layout?path=/diwali-jobs',
    );
    expect(hidden.json().seo.meta).toContainEqual({ name: 'robots', content: 'noindex' });
  });

  it('is nowhere once it is archived', async () => {
    const site = await open(() => START, { archived: true });
    expect((await site.request('/diwali-jobs')).statusCode).toBe(404);
  });

  it('is led to by a redirect, which no cache stores', async () => {
    const site = await open(() => START);
    const { statusCode, headers } = await site.request('/offers?utm=a');
    expect([statusCode, headers.location]).toEqual([302, '/diwali-jobs?utm=a']);
    expect(headers['cache-control']).toBe('private, no-cache');
  });
});
