import type { PublishedRollout, PublishedTexts } from '@broadsheet/content-store/overlay-files';
import type { PageJson } from '@broadsheet/contract/page-json';
import { signPreview } from '@broadsheet/preview/preview-token';
import { afterEach, expect, it } from 'vitest';
import { experiment, Visitor } from '../../fixtures/experiment-site.fixture.ts';
import { layout } from '../../fixtures/test-files.fixture.ts';
import { openTestSite, SITE_SECRET, type TestSite } from '../../fixtures/test-site.fixture.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const nextChange = ({ content }: TestSite): Promise<void> =>
  new Promise((resolve) => {
    const stop = content.onChange(() => {
      stop();
      resolve();
    });
  });

const HOME = 'layouts/home.json';
const textOf = (page: string, text: string) =>
  JSON.stringify({ page, blocks: { a: { type: 'text', settings: { text } } }, order: ['a'] });
const NEXT = textOf('home', 'next');
const FILES = { [HOME]: textOf('home', 'live'), 'layouts/faq.json': textOf('faq', 'answers') };
const rollout = (share: number, step = 1, text = NEXT): PublishedRollout => ({
  number: 1,
  step,
  share,
  texts: [{ file: HOME, text }],
});

/** Sites that follow one rollout, which the test controls. */
const openSites = async (
  count: number,
  first: PublishedRollout | null,
  options: Parameters<typeof openTestSite>[0] = {},
) => {
  let current = first;
  const listeners = new Set<() => void>();
  const published: PublishedTexts = {
    current: () => [],
    rollout: () => current,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const sites: TestSite[] = [];
  for (let index = 0; index < count; index += 1) {
    const site = await openTestSite({ files: FILES, ...options, published });
    closing.push(site.close);
    sites.push(site);
    if (first && !site.content.rollout()) await nextChange(site);
  }
  const set = async (next: PublishedRollout | null) => {
    const isCurrent = next === null || current?.number === next.number;
    current = next;
    const pending = isCurrent ? [] : sites.map(nextChange);
    for (const listener of listeners) listener();
    await Promise.all(pending);
  };
  const [site] = sites;
  if (!site) throw new Error('at least one site is opened');
  return { site, sites, set };
};

const AGREED = 'consent=all.1';
const cookieOf = (visitor: number) =>
  `${AGREED}; vid=${visitor.toString(16).padStart(8, '0')}-6a5e-4d0e-9c6e-2d4f4b2f9d11`;
const pageAt = async (site: TestSite, headers: Record<string, string>): Promise<PageJson> =>
  (await site.request('/api/layout?path=/', { headers })).json();
const shownTo = async (site: TestSite, headers: Record<string, string>): Promise<string> =>
  String((await pageAt(site, headers)).blocks[0]?.settings.text);
const armsOf = (site: TestSite, visitors: number) =>
  Promise.all(
    Array.from({ length: visitors }, (_, visitor) => shownTo(site, { cookie: cookieOf(visitor) })),
  );

it('the same browser is served the same content everywhere, and a larger share only adds people', async () => {
  const { site, sites, set } = await openSites(2, rollout(0.3));
  const [here, there] = await Promise.all(sites.map((each) => armsOf(each, 60)));
  expect(there).toEqual(here);
  const share = here?.filter((arm) => arm === 'next').length;
  expect(share).toBeGreaterThan(8);
  expect(share).toBeLessThan(30);
  await set(rollout(0.7, 2));
  const grown = await armsOf(site, 60);
  expect(here?.filter((arm, visitor) => arm === 'next' && grown[visitor] !== 'next')).toEqual([]);
  expect(grown.filter((arm) => arm === 'next').length).toBeGreaterThan(share ?? 0);
});

it('visitors without consent and crawlers are served the live content', async () => {
  const { site } = await openSites(1, rollout(0.99));
  const visitor = cookieOf(1).replace(`${AGREED}; `, '');
  const strangers: readonly Record<string, string>[] = [
    {},
    { cookie: visitor },
    { cookie: `consent=none.1; ${visitor}` },
    { cookie: cookieOf(1), 'user-agent': 'Googlebot/2.1' },
  ];
  for (const headers of strangers) expect(await shownTo(site, headers)).toBe('live');
  expect(site.recorded.exposures).toEqual([]);
});

it('a page is private while a rollout covers it, and all others stay as public as before', async () => {
  const { site, set } = await openSites(1, null, { env: { CACHE_MB: '8' } });
  const scopes = () =>
    Promise.all(
      ['/', '/faq'].map(async (path) => {
        const { headers } = await site.request(path, { headers: { cookie: cookieOf(1) } });
        return String(headers['cache-control']).split(',')[0];
      }),
    );
  expect(await scopes()).toEqual(['public', 'public']);
  await set(rollout(0.99));
  expect(await scopes()).toEqual(['private', 'public']);
  const page = await pageAt(site, { cookie: cookieOf(1) });
  expect(page.cache).toMatchObject({ scope: 'private', key: 'brand,experiment.rollout' });
  expect(page.experiments).toEqual([{ key: 'rollout', arm: 'next' }]);
  // A page cached for one arm is not served to the other.
  expect(await shownTo(site, {})).toBe('live');
  expect(await shownTo(site, { cookie: cookieOf(1) })).toBe('next');
  await set(null);
  expect(await scopes()).toEqual(['public', 'public']);
  expect(await shownTo(site, { cookie: cookieOf(1) })).toBe('live');
});

it('a visitor who sees a rollout is counted by its step, from then on by browser reports', async () => {
  const { site, set } = await openSites(1, rollout(0.99, 7));
  const visitor = await Visitor.inArm(site, 'rollout', 'next');
  const id = visitor.cookies.get('vid');
  expect(id).toBeDefined();
  site.recorded.exposures.splice(0);
  await visitor.request('/');
  await visitor.request('/');
  await visitor.request('/faq');
  const exposureOf = (arm: string, bucketVersion: number, of = visitor) => ({
    key: 'rollout',
    arm,
    bucketVersion,
    unit: { kind: 'visitor', id: of.cookies.get('vid') },
  });
  expect(site.recorded.exposures.map(({ assignment }) => assignment)).toEqual([
    exposureOf('next', 7),
    exposureOf('next', 7),
  ]);
  await set(rollout(0.01, 8));
  const other = await Visitor.inArm(site, 'rollout', 'live');
  await other.request('/');
  expect(site.recorded.exposures.at(-1)?.assignment).toEqual(exposureOf('live', 8, other));
});

it('experiments of the page go on in both contents', async () => {
  const blocks = {
    a: { type: 'text' },
    b: { type: 'text', when: { experiment: { headline: ['b'] } } },
  };
  const files = {
    ...layout('home', blocks),
    'layouts/experiments.json': { headline: experiment('home') },
  };
  const next = JSON.stringify(layout('home', { ...blocks, more: { type: 'text' } })[HOME]);
  const { site } = await openSites(1, rollout(0.5, 1, next), { files });
  const pages = await Promise.all(
    Array.from({ length: 60 }, (_, visitor) => pageAt(site, { cookie: cookieOf(visitor) })),
  );
  const met = pages.map(({ experiments }) =>
    experiments.map(({ key, arm }) => `${key} ${arm}`).join(', '),
  );
  expect([...new Set(met)].sort()).toEqual([
    'rollout live, headline b',
    'rollout live, headline control',
    'rollout next, headline b',
    'rollout next, headline control',
  ]);
});

it('single blocks are served from either content, by the revision that the page was sent with', async () => {
  const { site } = await openSites(1, rollout(0.99));
  const [next, live] = [await pageAt(site, { cookie: cookieOf(1) }), await pageAt(site, {})];
  expect(next.revision).not.toBe(live.revision);
  for (const { revision, blocks } of [next, live])
    for (const cookie of [cookieOf(1), '']) {
      const path = `/api/blocks?path=/&revision=${revision}&ids=a`;
      const answer = await site.request(path, { headers: { cookie } });
      expect(answer.json().blocks[0].settings).toEqual(blocks[0]?.settings);
    }
});

it('a preview shows the live content and says so, or the arm that it names', async () => {
  const { site } = await openSites(1, rollout(0.99));
  const explain = async (arms?: Record<string, string>) => {
    const preview = {
      brand: 'tech',
      audience: {},
      ...(arms ? { arms } : {}),
      expires: new Date(Date.now() + 60_000).toISOString(),
    } as const;
    const token = await signPreview(preview, SITE_SECRET, Date.now());
    const answer = await site.request(`/api/explain?path=/&preview=${token}`, {
      headers: { cookie: cookieOf(1) },
    });
    return answer.json();
  };
  const [plain, forced] = [await explain(), await explain({ rollout: 'next' })];
  expect(plain.rollout).toMatchObject({ number: 1, share: 0.99, arm: 'live' });
  expect(forced.rollout).toMatchObject({ arm: 'next', reason: expect.stringContaining('preview') });
  expect(forced.revision).not.toBe(plain.revision);
  expect(site.recorded.exposures).toEqual([]);
});

it('an address without an entity shows the notfound page of its own content', async () => {
  const lost = 'layouts/notfound.json';
  const texts = [{ file: lost, text: textOf('notfound', 'next') }];
  const { site } = await openSites(
    1,
    { ...rollout(0.99), texts },
    {
      files: {
        ...FILES,
        ...layout('category', { main: { type: 'main', settings: { mode: 'missing' } } }),
      },
    },
  );
  const shown = async (path: string) => {
    const layoutPath = `/api/layout?path=${encodeURIComponent(path)}`;
    const answer = await site.request(layoutPath, { headers: { cookie: cookieOf(1) } });
    return [answer.json().blocks[0].settings.text, answer.json().cache.scope];
  };
  expect(await shown('/nowhere')).toEqual(['next', 'private']);
  expect((await shown('/c/backend-jobs'))[0]).toBe('Lost');
});
