import { CONSENT_ACTION, CONSENT_STYLESHEET, QUESTION_ID } from '@broadsheet/contract/consent-form';
import { escapeHtml } from '@broadsheet/contract/escape-html';
import type { PageJson } from '@broadsheet/contract/page-json';
import type { Messages } from '@broadsheet/messages/message-areas';
import { answers, inner, notice } from '../visit/consent-question.styles.ts';
import { openTag } from './seo-tags.ts';

type ConsentMessages = Messages['consent'];

/** Pages of the site ask; previews, and single blocks of the gallery, do not. */
export const hasConsentQuestion = ({ messages, preview }: PageJson): boolean =>
  messages?.consent !== undefined && !preview;

/**
 * Only the browser decides whether the question is shown, because all visitors get the same page: with JavaScript by a script
 * that runs before the first paint, without JavaScript by a stylesheet that depends on their cookie.
 */
export const questionHead = (script: string): string =>
  `${openTag('script', { type: 'module', async: '', blocking: 'render', src: script })}</script>` +
  `<noscript>${openTag('link', { rel: 'stylesheet', href: CONSENT_STYLESHEET })}</noscript>`;

/** The cookie question up to the address of the page. It comes first, so that it is painted and reached first. */
export const questionStart = (messages: ConsentMessages): string =>
  `${openTag('section', {
    id: QUESTION_ID,
    class: notice,
    'aria-label': messages.notice,
    'data-saved': messages.saved,
    'data-nosnippet': '',
  })}<form class="${inner}" method="post" action="${CONSENT_ACTION}">` +
  `<p>${escapeHtml(messages.question)} <a href="/cookiepolicy">${escapeHtml(messages.cookiePolicy)}</a></p>` +
  '<input type="hidden" name="next" value="';

export const questionEnd = (messages: ConsentMessages): string =>
  `"><div class="${answers}">` +
  `<button name="choice" value="all">${escapeHtml(messages.accept)}</button>` +
  `<button name="choice" value="necessary">${escapeHtml(messages.onlyNecessary)}</button>` +
  '</div></form></section>';
