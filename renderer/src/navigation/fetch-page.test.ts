import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchPage } from './fetch-page.ts';

const page = {
  version: 1,
  catalog: 'web@1',
  revision: 'sha256:1',
  brand: 'tech',
  page: { kind: 'home', path: '/', params: {}, name: 'Home Page', status: 200 },
  audience: {},
  experiments: [],
  seo: { title: 'Home', description: '', canonical: '/', links: [], meta: [], jsonLd: [] },
  blocks: [
    {
      id: 'frame',
      type: 'split',
      state: 'ready',
      revision: '1',
      settings: {},
      data: {},
      html: '<section>all</section>',
      slots: { main: [{ id: 'list', type: 'x', state: 'ready', settings: { a: 1 }, data: [2] }] },
    },
  ],
  cache: { scope: 'private', maxAge: 0, key: 'brand' },
};

const answering = (body: unknown, status = 200) => {
  const fetchStub = vi.fn(async (_href: string, _init: RequestInit) =>
    Response.json(body, { status }),
  );
  vi.stubGlobal('fetch', fetchStub);
  return fetchStub;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('fetching a page for soft navigation', () => {
  it('requests the path with its query and names its catalog', async () => {
    const fetchStub = answering(page);
    await fetchPage('/search/c-plus-plus.html?exp=2&q=a b', 'web@1');
    const [href, init] = fetchStub.mock.calls[0] ?? [];
    expect(href).toBe('/api/layout?path=%2Fsearch%2Fc-plus-plus.html%3Fexp%3D2%26q%3Da%20b&html=1');
    expect(init?.headers).toMatchObject({ 'x-block-catalog': 'web@1' });
  });

  it('marks a prefetch, and only a prefetch', async () => {
    const fetchStub = answering(page);
    await fetchPage('/', 'web@1', { prefetched: true });
    await fetchPage('/', 'web@1');
    const purposes = fetchStub.mock.calls.map(([, init]) =>
      new Headers(init?.headers).get('purpose'),
    );
    expect(purposes).toEqual(['prefetch', null]);
  });

  it('returns what is needed to show the page, including blocks in slots', async () => {
    answering(page);
    const answer = await fetchPage('/', 'web@1');
    expect(answer).toMatchObject({
      is: 'page',
      view: {
        html: '<section>all</section>',
        state: { page: { path: '/' }, blocks: { list: { settings: { a: 1 }, data: [2] } } },
      },
    });
    expect(answer.is === 'page' && answer.view.head).toContain('<title>Home</title>');
  });

  it('shows a 404 like any other page', async () => {
    answering({ ...page, page: { ...page.page, status: 404 } }, 404);
    expect((await fetchPage('/nowhere', 'web@1')).is).toBe('page');
  });

  it('follows a redirect', async () => {
    answering({ redirect: { status: 301, location: '/jobs-in-bangalore' } });
    expect(await fetchPage('/jobs-in-bengaluru', 'web@1')).toEqual({
      is: 'redirect',
      location: '/jobs-in-bangalore',
    });
  });

  it('requests a full load on a fault, another catalog, a preview and an invalid response', async () => {
    answering(page, 503);
    expect((await fetchPage('/', 'web@1')).is).toBe('reload');
    await expect(fetchPage('/', 'web@1', { prefetched: true })).rejects.toThrow('503');
    answering({ ...page, catalog: 'web@2' });
    expect((await fetchPage('/', 'web@1')).is).toBe('reload');
    answering({ ...page, preview: { token: 'x' } });
    expect((await fetchPage('/?preview=x', 'web@1')).is).toBe('reload');
    answering({ statusCode: 422, code: 'CATALOG_UNSUPPORTED', message: '' }, 422);
    expect((await fetchPage('/', 'web@1')).is).toBe('reload');
    answering({ statusCode: 429, code: 'RATE_LIMITED', message: '' }, 429);
    expect((await fetchPage('/', 'web@1')).is).toBe('reload');
  });
});
