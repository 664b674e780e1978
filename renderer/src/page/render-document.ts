import type { PageJson } from '@broadsheet/contract/page-json';
import type { RenderContext } from '@broadsheet/contract/page-renderer';
import { skipLink, visuallyHidden } from '@broadsheet/theme/base.styles';
import { NEUTRALS } from '@broadsheet/theme/neutrals';
import type { ClientAssets } from './client-assets.ts';
import { escapeJson } from './escape.ts';
import { toastRegion } from './page.styles.ts';
import type { PageState } from './page-state.ts';
import { openTag, seoTags } from './seo-tags.ts';

export interface DocumentParts {
  readonly banner: string;
  readonly main: string;
  readonly contentinfo: string;
  /** What a previewed page says of itself; empty on all others. */
  readonly preview: string;
  readonly preloads: Iterable<string>;
  /** Types that the page hydrates. */
  readonly types: readonly string[];
  readonly state: PageState;
}

const assetTags = (
  assets: ClientAssets,
  context: RenderContext,
  parts: DocumentParts,
): string[] => [
  ...assets.fonts.map((href) =>
    openTag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
  ),
  ...[
    context.themeHref,
    ...assets.stylesheets,
    ...(parts.preview === '' ? [] : assets.previewStylesheets),
  ].map((href) => openTag('link', { rel: 'stylesheet', href })),
  ...assets.chunksOf(parts.types).map((href) => openTag('link', { rel: 'modulepreload', href })),
  ...parts.preloads,
  `${openTag('script', { type: 'module', src: assets.entry })}</script>`,
];

const themeColour = (scheme: keyof typeof NEUTRALS): string =>
  openTag('meta', {
    name: 'theme-color',
    media: `(prefers-color-scheme: ${scheme})`,
    content: NEUTRALS[scheme].surface,
  });

/** The whole HTML document around drawn blocks. */
export const renderDocument = (
  page: PageJson,
  context: RenderContext,
  assets: ClientAssets,
  parts: DocumentParts,
): string =>
  [
    '<!doctype html>',
    `${openTag('html', { lang: 'en-IN', 'data-brand': page.brand })}<head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    seoTags(page.seo),
    themeColour('light'),
    themeColour('dark'),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assetTags(assets, context, parts),
    `</head><body><a class="${skipLink}" href="#main">Skip to the content</a>`,
    `<div data-region="banner">${parts.banner}</div>`,
    `<main id="main" tabindex="-1" data-region="main">${parts.main}</main>`,
    `<div data-region="contentinfo">${parts.contentinfo}</div>`,
    parts.preview,
    `<div id="announcer" class="${visuallyHidden}" aria-live="polite"></div>`,
    `<section id="toasts" class="${toastRegion}" aria-label="Messages" aria-live="polite"></section>`,
    `<script type="application/json" id="page">${escapeJson(parts.state)}</script>`,
    '</body></html>',
  ].join('');
