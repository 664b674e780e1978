import { readdirSync } from 'node:fs';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { type PageBlock, PageJson } from '@broadsheet/contract/page-json';
import {
  isListed,
  PAGE_KINDS,
  type PageKindDefinition,
  type PageLayoutName,
} from '@broadsheet/contract/page-kinds';
import { readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import { Value } from 'typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCityChoices } from './city-inputs.ts';
import { crawl } from './crawl.ts';
import { findExpiredJob } from './find-expired-job.ts';
import { findLinkFault } from './page-links.ts';
import { readBrandConfig } from './read-brand-config.ts';
import { useRunningSite } from './running-site.ts';

const site = useRunningSite();
const layoutNames = readdirSync(new URL('../../layouts', import.meta.url))
  .filter((file) => file.endsWith('.json') && file !== 'experiments.json')
  .map((file) => file.replace('.json', ''));

const kinds = Object.entries(PAGE_KINDS) as [PageLayoutName, PageKindDefinition][];
const isOf = (brand: Brand, { brands }: PageKindDefinition) => !brands || brands.includes(brand);
const SAMPLES: Readonly<Record<string, string>> = {
  section: 'privacy',
  step: 'addCoverLetterAndSkills',
};
const fill = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => SAMPLES[name] ?? '4711');

const readPageJson = async (brand: Brand, path: string) => {
  const response = await site().request(brand, `/api/layout?path=${encodeURIComponent(path)}`);
  const page: unknown = await response.json();
  if (!Value.Check(PageJson, page)) {
    throw new Error(`${path}: ${JSON.stringify(Value.Errors(PageJson, page)[0])}`);
  }
  return { status: response.status, page: page as PageJson };
};

const flatten = (blocks: readonly PageBlock[]): PageBlock[] =>
  blocks.flatMap((block) => [block, ...flatten(Object.values(block.slots ?? {}).flat())]);

describe.each([...BRANDS])('the pages of %s', (brand) => {
  let addresses: { kind: string; path: string }[] = [];
  beforeAll(async () => {
    const found = Object.entries(await readPageAddresses(site(), brand));
    addresses = found.flatMap(([kind, paths]) => paths.map((path) => ({ kind, path })));
  });
  const forEachPage = async (
    check: (address: { kind: string; path: string }) => Promise<readonly string[]>,
  ) => {
    const faults: string[] = [];
    for (const address of addresses) {
      for (const fault of await check(address)) faults.push(`${address.path}: ${fault}`);
    }
    expect(faults).toEqual([]);
  };

  it('are of every kind that is open to all', () => {
    const open = kinds
      .filter(([, kind]) => kind.auth === 'public' && isOf(brand, kind))
      .map(([name]) => name);
    expect([...new Set(addresses.map(({ kind }) => kind))].sort()).toEqual(open.sort());
  });

  it('send a visitor from every page for members to log in, where it is said what for', async () => {
    const members = kinds.filter(([, kind]) => kind.auth === 'seeker' && isOf(brand, kind));
    expect(members.length).toBeGreaterThan(20);
    for (const path of members.flatMap(([, { paths }]) => paths.map(fill))) {
      const { status, headers } = await site().request(brand, path, { redirect: 'manual' });
      const login = `/login?next=${encodeURIComponent(path)}`;
      expect({ path, status, to: headers.get('location') }).toEqual({
        path,
        status: 302,
        to: login,
      });
      const page = await site().request(brand, login);
      const notice = /<p [^>]*role="note">([^<]*)</.exec(await page.text())?.[1];
      expect({ path, status: page.status, notice }).toEqual({
        path,
        status: 200,
        notice: expect.stringMatching(/^Log in to [^/]+\.$/),
      });
    }
  });

  it('are not there where they are another brand’s', async () => {
    const missing = kinds.filter(([, kind]) => !isOf(brand, kind));
    for (const path of missing.flatMap(([, { paths }]) => paths.map(fill))) {
      const { status, page } = await readPageJson(brand, path);
      expect({ path, status, kind: page.page.kind }).toEqual({
        path,
        status: 404,
        kind: 'notfound',
      });
    }
  });

  it('stand in the sitemap where search engines may list them, and only there', async () => {
    const xml = await (await site().request(brand, '/sitemap-pages.xml')).text();
    const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, href = '']) => new URL(href).pathname,
    );
    const faults: string[] = [];
    for (const { kind, path } of addresses) {
      const { meta } = (await readPageJson(brand, path)).page.seo;
      const hidden = meta.some(({ name, content }) => name === 'robots' && content === 'noindex');
      const plain = PAGE_KINDS[kind as PageLayoutName].paths.some((known) => known === path);
      if (hidden && listed.includes(path)) faults.push(`${path} is listed and hidden`);
      if (plain && !hidden && !listed.includes(path)) faults.push(`${path} is not listed`);
    }
    expect(faults).toEqual([]);
    expect(listed).not.toContain('/login');
    expect(listed).toContain('/learning');
  });

  it('answer with the right status, as JSON and as HTML, and the same blocks in both', () =>
    forEachPage(async ({ kind, path }) => {
      const expected = kind === 'notfound' ? 404 : 200;
      const { status, page } = await readPageJson(brand, path);
      const response = await site().request(brand, path);
      const html = await response.text();
      const rendered = [...html.matchAll(/data-block-id="([^"]+)"/g)].map(([, id]) => id);
      const shown = flatten(page.blocks).map(({ id }) => id);
      const faults = [];
      if (status !== expected) faults.push(`page JSON answers ${status}`);
      if (response.status !== expected) faults.push(`HTML answers ${response.status}`);
      if (page.page.kind !== kind) faults.push(`is a ${page.page.kind}, not a ${kind}`);
      if (page.brand !== brand) faults.push(`is of ${page.brand}`);
      if (page.blocks.length === 0) faults.push('shows nothing');
      if (rendered.sort().join() !== shown.sort().join())
        faults.push(`${rendered} is not ${shown}`);
      return faults;
    }));

  it('have every block ready', () =>
    forEachPage(async ({ path }) =>
      flatten((await readPageJson(brand, path)).page.blocks)
        .filter(({ state }) => state !== 'ready')
        .map(({ id, state, error }) => `${id} is ${state} (${error?.code})`),
    ));

  it('carry the headers that guard them', () =>
    forEachPage(async ({ path }) => {
      const { headers } = await site().request(brand, path);
      const policy = headers.get('content-security-policy') ?? '';
      const wanted: Record<string, boolean> = {
        'content-type': headers.get('content-type') === 'text/html; charset=utf-8',
        'script-src': /(^|; ?)script-src 'self'(;|$)/.test(policy),
        'style-src': /(^|; ?)style-src 'self'(;|$)/.test(policy),
        'trusted-types': policy.includes("require-trusted-types-for 'script'"),
        nosniff: headers.get('x-content-type-options') === 'nosniff',
        'referrer-policy': headers.has('referrer-policy'),
        'cache-control': headers.has('cache-control'),
        'no cookie': !headers.has('set-cookie'),
      };
      return Object.keys(wanted).filter((name) => !wanted[name]);
    }));

  it('hold no style attribute, no inline script, one title, one heading and no id twice', () =>
    forEachPage(async ({ path }) => {
      const html = await (await site().request(brand, path)).text();
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
      const ids = [...html.matchAll(/<[^>]+\sid="([^"]+)"/g)].map(([, id]) => id);
      const faults = [];
      if (/<[^>]+\sstyle=/.test(html)) faults.push('has a style attribute');
      if (/<style\b/.test(html)) faults.push('has a style element');
      if (/<[^>]+\son[a-z]+=/.test(html)) faults.push('has an event handler');
      for (const attributes of scripts) {
        if (!/\ssrc="\/|type="application\/(ld\+)?json"/.test(attributes ?? '')) {
          faults.push(`has an inline script: ${attributes}`);
        }
      }
      if (html.match(/<title>[^<]{5,}<\/title>/g)?.length !== 1) faults.push('has not one title');
      if (html.match(/<h1\b/g)?.length !== 1) faults.push('has not one h1');
      faults.push(
        ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `has #${id} twice`),
      );
      if (!html.includes(`data-brand="${brand}"`)) faults.push('does not name its brand');
      return faults;
    }));

  it('say of a closed vacancy that it is gone, and offer it to no search engine', async () => {
    const path = await findExpiredJob(site(), brand);
    const { status, page } = await readPageJson(brand, path);
    const html = await (await site().request(brand, path)).text();
    expect({ status, name: page.page.status }).toEqual({ status: 410, name: 410 });
    expect(html).not.toContain('JobPosting');
    expect(html.match(/<h1\b/g)).toHaveLength(1);
  });

  it('link only to pages that exist and open, and to every kind of page that may be found', async () => {
    const config = readBrandConfig(site().contentDir, brand);
    let cityChoices = 0;
    const layouts = new Set(layoutNames);
    const { kinds: reached, faults } = await crawl({
      // With a browser's Accept header: pages that need a login then redirect there.
      request: (href) => site().request(brand, href, { headers: { accept: 'text/html' } }),
      from: addresses.map(({ path }) => path),
      findFault: (href) => findLinkFault(config, layouts, href),
      // Each city input lists every name of its cities.
      findPageFaults: (html) => {
        const { count, faults } = readCityChoices(html, config);
        cityChoices += count;
        return faults;
      },
    });
    expect(faults).toEqual([]);
    expect(cityChoices).toBeGreaterThan(config.cities.length);
    const findable = kinds
      .map(([name]) => name)
      .filter((name) => isListed(name) && addresses.some(({ kind }) => kind === name));
    expect(findable.filter((name) => name !== 'notfound' && !reached.has(name))).toEqual([]);
  });
});
