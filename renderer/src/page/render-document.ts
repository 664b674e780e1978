import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { HOST_COOKIES_ATTRIBUTE } from '@broadsheet/contract/cookie-names';
import { escapeHtml } from '@broadsheet/contract/escape-html';
import { FILE_FONT, fontChoiceOf } from '@broadsheet/contract/font-choice';
import { FOOT_ATTRIBUTE } from '@broadsheet/contract/foot-attribute';
import type { Fragment } from '@broadsheet/contract/fragment';
import { createFragment } from '@broadsheet/contract/fragment';
import type { PageJson } from '@broadsheet/contract/page-json';
import type { RenderContext } from '@broadsheet/contract/page-renderer';
import { versionedAsset } from '@broadsheet/contract/versioned-asset';
import type { Messages } from '@broadsheet/messages/message-areas';
import { skipLink as skipLinkClass, visuallyHidden } from '@broadsheet/theme/base.styles';
import { NEUTRALS } from '@broadsheet/theme/neutrals';
import type { ClientAssets } from './client-assets.ts';
import {
  hasConsentQuestion,
  questionEnd,
  questionHead,
  questionStart,
} from './consent-question.ts';
import type { CountedCache } from './counted-cache.ts';
import { escapeJson } from './escape-json.ts';
import * as styles from './page.styles.ts';
import { documentStateHead } from './page-state.ts';
import { joinParts, type Part } from './parts.ts';
import type { Findings, HydratedBlock } from './render-block.ts';
import { openTag, seoTags } from './seo-tags.ts';

export interface DocumentParts {
  readonly banner: readonly Part[];
  readonly main: readonly Part[];
  readonly contentinfo: readonly Part[];
  /** A block of the page covers the foot of the window. */
  readonly coversFoot: boolean;
  /** The preview panel; empty on all other pages. */
  readonly preview: string;
  readonly findings: Findings;
}

type RenderDocument = (
  page: PageJson,
  context: RenderContext,
  parts: DocumentParts,
) => readonly Fragment[];

const themeColour = (scheme: keyof typeof NEUTRALS): string =>
  openTag('meta', {
    name: 'theme-color',
    media: `(prefers-color-scheme: ${scheme})`,
    content: NEUTRALS[scheme].surface,
  });

/** Of the system's preference, or of the scheme that a page is shown in. */
const themeColours = (scheme: RenderContext['scheme']): string =>
  scheme === undefined
    ? themeColour('light') + themeColour('dark')
    : openTag('meta', { name: 'theme-color', content: NEUTRALS[scheme].surface });

/** What a browser shows for the site, in a tab and on a home screen. */
const appLinks = (brand: BrandConfig): string =>
  [
    { rel: 'icon', href: versionedAsset(brand, '/favicon.svg'), type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: versionedAsset(brand, '/apple-touch-icon.png') },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ]
    .map((link) => openTag('link', link))
    .join('');
const bodyStart = ({ skipLink }: Messages['page']): string =>
  `</head><body><a class="${skipLinkClass}" href="#main">${escapeHtml(skipLink)}</a>`;
const BANNER_START = createFragment('<div data-region="banner">', true);
const MAIN_START = createFragment('</div><main id="main" tabindex="-1" data-region="main">', true);
const FOOT_START = createFragment('</main><div data-region="contentinfo">', true);
const FOOT_END = '</div>';
const stateStart = ({ toasts }: Messages['page']): string =>
  `<div id="announcer" class="${visuallyHidden}" aria-live="polite"></div>` +
  `<section id="toasts" class="${styles.toastRegion}" aria-label="${escapeHtml(toasts)}" aria-live="polite"></section>` +
  '<script type="application/json" id="page">';
const DOCUMENT_END = '}}</script></body></html>';

/** Soft navigation removes it, with everything else that is not a block. */
const noticeOf = ({ notice }: PageJson): string[] =>
  notice
    ? [
        `${openTag('p', { class: styles.notice, role: notice.isSuccess ? 'status' : 'alert' })}${escapeHtml(notice.text)}</p>`,
      ]
    : [];

const htmlTag = (
  { brand }: PageJson,
  { hasHostCookies, scheme }: RenderContext,
  coversFoot: boolean,
): string =>
  openTag('html', {
    lang: 'en-IN',
    'data-brand': brand,
    'data-scheme': scheme,
    ...(coversFoot ? { [FOOT_ATTRIBUTE]: '' } : {}),
    ...(hasHostCookies ? { [HOST_COOKIES_ATTRIBUTE]: '' } : {}),
  });

const pageHead = (
  page: PageJson,
  context: RenderContext,
  coversFoot: boolean,
  preloads: Iterable<string>,
): string =>
  `<!doctype html>${htmlTag(page, context, coversFoot)}<head>` +
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
  seoTags(page.seo) +
  [...preloads].join('');

const assetTags = (
  assets: ClientAssets,
  { themeHref, brand }: Pick<RenderContext, 'themeHref' | 'brand'>,
  types: readonly string[],
  { isPreview, hasQuestion }: { readonly isPreview: boolean; readonly hasQuestion: boolean },
  preloads: Iterable<string>,
): string => {
  const previewed = isPreview ? assets.previewStylesheets : [];
  const link = (attributes: Readonly<Record<string, string>>) => openTag('link', attributes);
  return [
    hasQuestion ? questionHead(assets.beforePaint) : '',
    ...(fontChoiceOf(brand.fonts) === FILE_FONT ? assets.fonts : []).map((href) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
    ),
    ...[themeHref, ...assets.stylesheets, ...previewed].map((href) =>
      link({ rel: 'stylesheet', href }),
    ),
    ...assets.chunksOf(types).map((href) => link({ rel: 'modulepreload', href })),
    ...preloads,
    `${openTag('script', { type: 'module', src: assets.entry })}</script>`,
  ].join('');
};

const entriesOf = (blocks: readonly HydratedBlock[]): string =>
  blocks.map(({ state }) => state).join(',');

/** Renders the HTML document around rendered blocks and caches its shared fragments. */
export const createDocumentRenderer = (
  assets: ClientAssets,
  cache: CountedCache<Fragment>,
): RenderDocument => {
  const cacheFragment = (key: readonly string[], write: () => string): Part =>
    cache.getOrCreate(key.join('\n'), write, (text) => createFragment(text, true));

  const questionOf = (page: PageJson, messages: Messages['consent']): Part[] => {
    const texts = Object.values(messages);
    return [
      cacheFragment(['question', ...texts], () => questionStart(messages)),
      escapeHtml(page.page.path),
      cacheFragment(['answers', ...texts], () => questionEnd(messages)),
    ];
  };

  const startOf = (page: PageJson, context: RenderContext, parts: DocumentParts): Part[] => {
    const { brand, messages, themeHref, scheme } = context;
    const { hydrated, preloads, personalPreloads } = parts.findings;
    const types = [...new Set(hydrated.map(({ type }) => type))];
    const isPreview = parts.preview !== '';
    const hasQuestion = hasConsentQuestion(page);
    const key = [
      'start',
      scheme ?? '',
      themeHref,
      brand.staticAssetVersion,
      String(isPreview),
      String(hasQuestion),
      messages.page.skipLink,
      ...types,
      ...preloads,
    ];
    const shared = cacheFragment(
      key,
      () =>
        themeColours(scheme) +
        appLinks(brand) +
        assetTags(assets, context, types, { isPreview, hasQuestion }, preloads) +
        bodyStart(messages.page),
    );
    return [
      pageHead(page, context, parts.coversFoot, personalPreloads),
      shared,
      ...(hasQuestion ? questionOf(page, messages.consent) : []),
      BANNER_START,
    ];
  };

  /** The state of cached blocks comes last, so that the end of the document can be cached too. */
  const endOf = (
    page: PageJson,
    { messages }: RenderContext,
    { preview, findings }: DocumentParts,
  ): Part[] => {
    const own = findings.hydrated.filter(({ key }) => key === null);
    const shared = findings.hydrated.filter(({ key }) => key !== null);
    const between = own.length > 0 && shared.length > 0 ? ',' : '';
    const head = `${escapeJson(documentStateHead(page, messages.browser)).slice(0, -1)},"blocks":{`;
    const footEnd = () => FOOT_END + preview + stateStart(messages.page);
    const start =
      preview === '' ? cacheFragment(['foot', messages.page.toasts], footEnd) : footEnd();
    const key = ['end', ...shared.map((block) => block.key ?? '')];
    const end = cacheFragment(key, () => entriesOf(shared) + DOCUMENT_END);
    return [start, head + entriesOf(own) + between, end];
  };

  return (page, context, parts) =>
    joinParts([
      ...startOf(page, context, parts),
      ...parts.banner,
      MAIN_START,
      ...noticeOf(page),
      ...parts.main,
      FOOT_START,
      ...parts.contentinfo,
      ...endOf(page, context, parts),
    ]);
};
