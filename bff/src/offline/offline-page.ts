import { escapeHtml } from '@broadsheet/contract/escape-html';
import {
  COPY_TIME,
  OFFLINE_GROUPS,
  OFFLINE_STYLES_PATH,
  type OfflineTexts,
} from '@broadsheet/contract/offline';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { brandMark } from '@broadsheet/theme/brand-mark';
import { NEUTRALS } from '@broadsheet/theme/neutrals';
import type { Site } from '../site/site.ts';

/** Of the offline page, and of the notice above a copy. */
export const OFFLINE_STYLES = [
  '.offline-notice{margin:1rem 0 0;padding:.75rem 1rem;border-inline-start:3px solid var(--accent);background:var(--surface-sunk);color:var(--ink);font-size:var(--text-small)}',
  '.offline{margin:0;background:var(--surface);color:var(--ink);font:var(--text-body)/1.5 var(--font-text);overflow-wrap:anywhere}',
  '.offline header,.offline main{width:min(100% - 2*var(--space-2),40rem);margin:0 auto}',
  '.offline header{display:flex;align-items:center;gap:var(--space-1);padding:var(--space-2) 0;border-bottom:1px solid var(--rule);font-weight:600}',
  '.offline svg{width:2rem;height:2rem;flex:none}',
  '.offline h1{margin:var(--space-6) 0 var(--space-2);font:600 var(--text-title)/1.15 var(--font-display)}',
  '.offline h2{margin:var(--space-4) 0 0;font:600 var(--text-lead)/1.25 var(--font-display)}',
  '.offline p{margin:0 0 var(--space-3)}',
  '.offline section+p{margin-top:var(--space-6)}',
  '.offline ul{margin:var(--space-1) 0 0;padding:0;list-style:none}',
  '.offline li{border-bottom:1px solid var(--rule)}',
  '.offline li a{display:block;box-sizing:border-box;min-height:2.75rem;padding:.625rem 0;color:var(--accent-text)}',
  '.offline a:focus-visible{outline:3px solid var(--accent-text);outline-offset:2px}',
  '.offline .retry{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 var(--space-3);border-radius:var(--radius);background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}',
  '.offline .intro{display:none}',
  '.offline:has(section:not([hidden])) .intro{display:block}',
].join('\n');

const group = (kind: keyof typeof OFFLINE_GROUPS, title: string): string =>
  `<section data-group="${kind}" hidden><h2>${escapeHtml(title)}</h2><ul>${OFFLINE_GROUPS[kind]}</ul></section>`;

const themeColour = (scheme: keyof typeof NEUTRALS): string =>
  `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${NEUTRALS[scheme].surface}">`;

/** The page that browsers show instead of one that they cannot load. Its address is that of the missing page. */
export const offlinePage = (
  { brand, themeHref }: Pick<Site, 'brand' | 'themeHref'>,
  messages: Messages['app'],
): string => `<!doctype html>
<html lang="en-IN" data-brand="${brand.brand}"><head><meta charset="utf-8"><title>${escapeHtml(`${messages.offlineTitle} | ${brand.name}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${themeColour('light')}${themeColour('dark')}
<link rel="stylesheet" href="${escapeHtml(themeHref)}"><link rel="stylesheet" href="${OFFLINE_STYLES_PATH}"></head>
<body class="offline"><header>${brandMark(brand)}<span>${escapeHtml(brand.name)}</span></header>
<main><h1>${escapeHtml(messages.offlineTitle)}</h1><p>${escapeHtml(messages.offlineText)}</p>
<p><a class="retry" href="">${escapeHtml(messages.tryAgain)}</a></p>
<p class="intro">${escapeHtml(messages.offlineCopies)}</p>
${group('own', messages.ownCopies)}
${group('public', messages.publicCopies)}
</main></body></html>
`;

export const offlineTexts = (messages: Messages['app']): OfflineTexts => ({
  copy: formatMessage(messages.copyShown, { time: COPY_TIME }),
  tryAgain: messages.tryAgain,
  saveQueued: messages.saveQueued,
  unsaveQueued: messages.unsaveQueued,
  queueSent: messages.queueSent,
});
