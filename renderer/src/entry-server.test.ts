import { readFileSync } from 'node:fs';
import { ANYBODY, type Audience } from '@broadsheet/contract/audience';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Fragment } from '@broadsheet/contract/fragment';
import type { PageJson } from '@broadsheet/contract/page-json';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { describe, expect, it } from 'vitest';
import { createRenderer } from './entry-server.tsx';

const brand = JSON.parse(
  readFileSync(new URL('../../brand-configs/tech.json', import.meta.url), 'utf8'),
) as BrandConfig;
const context = {
  brand,
  themeHref: '/theme/tech-1.css',
  hasHostCookies: false,
  messages: builtInMessages(),
};

const manifest = {
  'src/before-paint.ts': { file: 'assets/before-paint-1.js', isEntry: true },
  'src/entry-client.tsx': {
    file: 'assets/entry-1.js',
    isEntry: true,
    dynamicImports: ['_hydration-1.js'],
  },
  '_hydration-1.js': {
    file: 'assets/hydration-1.js',
    name: 'hydration',
    imports: ['_react-1.js'],
  },
  '_react-1.js': { file: 'assets/react-1.js' },
  'style.css': { file: 'assets/style-1.css', src: 'style.css' },
  'src/fonts/newsreader.woff2': { file: 'assets/newsreader-1.woff2' },
};

const HOSTILE = '</script><script>alert(1)</script>"\'<!-- \u2028';

const anybody: Audience = ANYBODY;

const page: PageJson = {
  version: 1,
  catalog: 'web@1',
  revision: `sha256:${'a'.repeat(16)}`,
  brand: 'tech',
  page: { kind: 'home', path: '/', params: { q: HOSTILE }, name: HOSTILE, status: 200 },
  layout: { searchOverlay: false, enableAdsPreload: false, enableChatSticky: false },
  audience: {},
  experiments: [],
  seo: {
    title: HOSTILE,
    description: HOSTILE,
    canonical: 'http://tech.localhost/',
    links: [{ rel: 'next', href: HOSTILE }],
    meta: [{ property: 'og:title', content: HOSTILE }],
    jsonLd: [{ '@type': 'WebSite', name: HOSTILE }],
  },
  blocks: [
    {
      id: 'words',
      type: 'quote',
      version: 1,
      state: 'ready',
      revision: 'r1',
      settings: { text: HOSTILE, author: HOSTILE },
      data: {},
    },
  ],
  cache: { scope: 'private', maxAge: 0, key: 'brand' },
};

const textOf = (fragments: readonly Fragment[]): string =>
  Buffer.concat(fragments.map(({ bytes }) => bytes)).toString();

const reportNothing = () => {
  throw new Error('nothing should be reported');
};

describe('the document', () => {
  it('lets no string of the page become markup', async () => {
    const html = textOf((await createRenderer(manifest)).renderPage(page, context, reportNothing));
    expect(html).not.toContain('<script>alert');
    const scripts = html.match(/<script[^>]*>/g);
    expect(scripts).toEqual([
      '<script type="application/ld+json" data-seo>',
      '<script type="module" src="/assets/entry-1.js">',
      '<script type="application/json" id="page">',
    ]);
    const embedded = /id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(embedded)).toMatchObject({ page: { name: HOSTILE } });
  });

  it('has the stylesheet and the token of a preview only in a preview', async () => {
    const renderer = await createRenderer({
      ...manifest,
      'src/preview/preview.css': { file: 'assets/preview-1.css' },
    });
    const explanation = {
      page: 'home',
      key: '',
      consulted: [],
      validUntil: null,
      variants: [],
      blocks: [],
    };
    const preview = {
      token: 'token',
      audience: anybody,
      at: null,
      inStudio: false,
      arms: {},
      expires: '2026-11-06T00:00:00.000Z',
      explanation,
    };
    const [plain, shown] = [page, { ...page, preview }].map((each) =>
      textOf(renderer.renderPage(each, context, reportNothing)),
    );
    expect(plain).not.toMatch(/preview/);
    expect(shown).toContain('<link rel="stylesheet" href="/assets/preview-1.css">');
    expect(shown).toContain('<aside class="preview"');
    const embedded: unknown = JSON.parse(/id="page">(.*?)<\/script>/s.exec(shown ?? '')?.[1] ?? '');
    expect(embedded).toMatchObject({ preview: 'token' });
  });

  it('shows the result of a form above the blocks, and nothing without one', async () => {
    const { renderPage } = await createRenderer(manifest);
    const render = (changes: Partial<PageJson>) =>
      textOf(renderPage({ ...page, ...changes }, context, reportNothing));
    expect(render({ notice: { isSuccess: true, text: `Saved. ${HOSTILE}` } })).toMatch(
      /<main[^>]*><p class="[^"]+" role="status">Saved\. &lt;\/script&gt;/,
    );
    expect(render({})).not.toContain('role="status"');
  });

  it("has the brand's texts around blocks, escaped, and those of scripts once", async () => {
    const { renderPage } = await createRenderer(manifest);
    const { browser, page: own } = context.messages;
    const ofBrand = { ...context.messages, page: { ...own, skipLink: '<b>Jobs</b>', toasts: '"' } };
    const [plain, changed] = [context, { ...context, messages: ofBrand }].map((each) =>
      textOf(renderPage(page, each, reportNothing)),
    );
    expect(plain).toContain(`href="#main">${own.skipLink}</a>`);
    expect(changed).toContain('href="#main">&lt;b&gt;Jobs&lt;/b&gt;</a>');
    expect(changed).toMatch(/id="toasts" [^>]*aria-label="&quot;"/);
    const embedded: unknown = JSON.parse(/id="page">(.*?)<\/script>/s.exec(plain ?? '')?.[1] ?? '');
    expect(embedded).toMatchObject({ messages: { browser } });
  });

  it('embeds no data of static blocks, and preloads no chunk for them', async () => {
    const html = textOf((await createRenderer(manifest)).renderPage(page, context, reportNothing));
    const embedded: unknown = JSON.parse(/id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    expect(embedded).toMatchObject({ blocks: {} });
    expect(html).not.toContain('modulepreload');
  });

  it('tells before its blocks whether one of them covers the foot of the window', async () => {
    const renderer = await createRenderer(manifest);
    const bar = {
      id: 'bar',
      type: 'bottom-bar',
      version: 1,
      state: 'ready',
      revision: 'r1',
      settings: {},
      data: { items: [] },
      messages: { bar: builtInMessages().bar },
    } as const;
    const withBar = { ...page, blocks: [bar] };
    const html = textOf(renderer.renderPage(withBar, context, reportNothing));
    expect(html).toContain('<html lang="en-IN" data-brand="tech" data-foot="">');
  });

  it('tells scripts whether cookies have production names', async () => {
    const production = { ...context, hasHostCookies: true };
    const renderer = await createRenderer(manifest);
    const html = textOf(renderer.renderPage(page, production, reportNothing));
    expect(html).toContain('<html lang="en-IN" data-brand="tech" data-host-cookies="">');
  });

  it('has its language, brand, styles, font, skip link and landmarks', async () => {
    const html = textOf((await createRenderer(manifest)).renderPage(page, context, reportNothing));
    expect(html).toMatch(/^<!doctype html><html lang="en-IN" data-brand="tech">/);
    expect(html).toContain('<link rel="stylesheet" href="/theme/tech-1.css">');
    expect(html).toContain('<link rel="icon" href="/favicon.svg?v=2.1.3" type="image/svg+xml">');
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png?v=2.1.3">');
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(html).toContain('<link rel="stylesheet" href="/assets/style-1.css">');
    expect(html).toContain('href="/assets/newsreader-1.woff2" crossorigin=""');
    expect(html).toMatch(/<body><a class="[^"]+" href="#main">/);
    expect(html).toContain('<main id="main" tabindex="-1" data-region="main"><section data-block');
    expect(html).toContain('aria-live="polite"');
  });

  it('loads no font file for a brand that chose fonts of devices', async () => {
    const renderer = await createRenderer(manifest);
    const brand = { ...context.brand, fonts: 'system' as const };
    const html = textOf(
      renderer.renderPage(page, { ...context, brand, themeHref: '/t.css' }, reportNothing),
    );
    expect(html).not.toContain('newsreader');
  });

  it('preloads what a hydrated block needs, and contains its state', async () => {
    const data = { href: '/j/a-1', title: 'A', ways: [] };
    const shared = {
      id: 'share',
      type: 'share-link',
      version: 1,
      revision: 'r',
      settings: {},
      messages: { share: builtInMessages().share },
      data,
    };
    const renderer = await createRenderer({
      ...manifest,
      '../packages/blocks/src/share-link/share-link.tsx': { file: 'assets/share-1.js' },
    });
    const blocks = [{ ...shared, state: 'ready' as const }];
    const html = textOf(renderer.renderPage({ ...page, blocks }, context, reportNothing));
    expect(html.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
      '<link rel="modulepreload" href="/assets/hydration-1.js">',
      '<link rel="modulepreload" href="/assets/react-1.js">',
      '<link rel="modulepreload" href="/assets/share-1.js">',
    ]);
    const embedded: unknown = JSON.parse(/id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    expect(embedded).toMatchObject({
      blocks: { share: { settings: {}, messages: shared.messages, data } },
    });
  });

  it('gives each block its own HTML for soft navigation', async () => {
    const renderer = await createRenderer(manifest);
    const [block] = renderer.renderBlocks(page.blocks, context, reportNothing);
    expect(block).toMatchObject({ id: 'words', settings: page.blocks[0]?.settings });
    expect(block?.html).toMatch(/^<section data-block-id="words"/);
  });

  it('asks the cookie question first, in its own texts, in the same words for everybody', async () => {
    const { renderPage } = await createRenderer(manifest);
    const { consent, ...others } = context.messages;
    const messages = { ...others, consent: { ...consent, question: '<b>Cookies?</b>' } };
    const path = '/search?q=%22&page=2';
    const withQuestion = {
      ...page,
      page: { ...page.page, path },
      messages: { consent: { ...consent } },
    };
    const html = textOf(renderPage(withQuestion, { ...context, messages }, reportNothing));
    const question = /<a [^>]*href="#main">[^<]*<\/a>(<section.*?<\/section>)<div/s.exec(html)?.[1];
    expect(question).toContain('<section id="cookie-question"');
    expect(question).toContain('<form class');
    expect(question).toContain('method="post" action="/preferences/cookies"');
    expect(question).toContain('<p>&lt;b&gt;Cookies?&lt;/b&gt; <a href="/cookiepolicy">');
    expect(question).toContain('name="next" value="/search?q=%22&amp;page=2"');
    expect(html).toContain(
      '<script type="module" async="" blocking="render" src="/assets/before-paint-1.js"></script>' +
        '<noscript><link rel="stylesheet" href="/preferences/cookies.css"></noscript>',
    );
  });

  it('asks nothing in a page without the texts of the question', async () => {
    const { renderPage } = await createRenderer(manifest);
    const html = textOf(renderPage(page, context, reportNothing));
    expect(html).not.toContain('cookie-question');
    expect(html).not.toContain('before-paint');
    expect(html).not.toContain('noscript');
  });

  it('refuses an invalid manifest', async () => {
    await expect(createRenderer({ entry: 'x' })).rejects.toThrow('not as Vite writes it');
    await expect(createRenderer({})).rejects.toThrow('names no entry');
  });
});
