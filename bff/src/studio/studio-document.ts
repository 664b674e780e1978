import { escapeHtml } from '@broadsheet/contract/escape-html';
import type { StudioBuild } from './studio-build.ts';

interface StudioDocument {
  readonly build: StudioBuild;
  /** The name of the brand whose host was requested. */
  readonly siteName: string;
  /** Whether another person must approve every change. */
  readonly needsReview: boolean;
  /** Whether the browser sends a session; it may be invalid. */
  readonly hasSession: boolean;
  readonly themeHref: string;
  /** For the styles that React Aria makes. */
  readonly nonce: string;
}

/** Inline code needs the nonce; only previews on this host may be framed. */
export const studioPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');

const sheet = (href: string): string => `<link rel="stylesheet" href="${escapeHtml(href)}">`;

/** Studio's single document: the same at each of its addresses, and for everybody. */
export const studioDocument = ({
  build,
  siteName,
  needsReview,
  hasSession,
  themeHref,
  nonce,
}: StudioDocument): string =>
  `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><title>Studio</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="csp-nonce" nonce="${nonce}"><link rel="icon" href="/favicon.svg">
${[themeHref, ...build.styles].map(sheet).join('')}
<script type="module" src="${escapeHtml(build.script)}"></script></head>
<body><div id="studio" data-site="${escapeHtml(siteName)}" data-review="${needsReview ? 'needed' : 'free'}" data-session="${hasSession ? 'sent' : 'none'}"></div>
<noscript><p>Studio needs JavaScript. Please switch it on in your browser.</p></noscript></body></html>
`;
