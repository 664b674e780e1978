import sanitizeHtml from 'sanitize-html';
import { storableText, textOfHtml } from './clean-text.ts';
import { tidyHtml } from './tidy-html.ts';

const ALLOWED_ELEMENTS = ['p', 'ul', 'ol', 'li', 'h3', 'h4', 'strong', 'em', 'br'];
const DROPPED_ELEMENTS = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'embed', 'template'],
  ...['svg', 'math', 'title', 'head', 'xmp', 'noembed', 'noframes', 'plaintext'],
];
const BECOMES: Readonly<Record<string, string>> = {
  ...{ h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' },
  ...{ div: 'p', section: 'p', article: 'p', header: 'p', footer: 'p', main: 'p', aside: 'p' },
  ...{ blockquote: 'p', pre: 'p', tr: 'p', dt: 'p', dd: 'p', figure: 'p', address: 'p' },
};
const HAS_TAG = /<\/?[a-z][^<>]*>/i;
const ESCAPED_TAG =
  /&(?:amp;)*(?:lt|#0*60|#x0*3c);\/?(?:p|div|span|br|[uo]l|li|h[1-6]|strong|b|em|i|a|table|script)\b/i;
const ESCAPED_CLOSING = /&lt;\/(?:p|div|[uo]l|li|h[1-6])&gt;/i;
const MAX_ESCAPES = 4;
const BULLET = /^\s*(?:[-*•·▪●◦–]|\d{1,2}[.)])\s+/;

/** Decodes markup that was escaped once or more often. */
const unescapeMarkup = (text: string): string => {
  let html = text;
  for (let time = 0; time < MAX_ESCAPES && !HAS_TAG.test(html) && ESCAPED_TAG.test(html); time += 1)
    html = textOfHtml(html);
  return html;
};

const escapeMarkup = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const htmlOfLines = (lines: readonly string[]): string => {
  let html = '';
  let listed = false;
  for (const line of lines) {
    const isItem = BULLET.test(line);
    if (isItem && !listed) html += '</p><ul>';
    if (!isItem && listed) html += '</ul><p>';
    listed = isItem;
    html += isItem
      ? `<li>${escapeMarkup(line.replace(BULLET, ''))}</li>`
      : `${escapeMarkup(line)}<br>`;
  }
  return `<p>${html}${listed ? '</ul>' : '</p>'}`;
};

const htmlOfPlainText = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => htmlOfLines(paragraph.split('\n').filter((line) => line.trim())))
    .join('');

const sanitise = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ALLOWED_ELEMENTS,
    allowedAttributes: {},
    nonTextTags: DROPPED_ELEMENTS,
    transformTags: { ...BECOMES },
    textFilter: (text) => text.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' '),
  });

/**
 * A description that is safe in a page: only p, ul, ol, li, h3, h4, strong, em and br, without attributes. Escaped
 * markup is decoded first, however often it was escaped; plain text gets its paragraphs and lists from its line ends.
 */
export const normaliseDescription = (description: string): string => {
  const text = unescapeMarkup(storableText(description).replace(/\r\n?/g, '\n').trim());
  const html = HAS_TAG.test(text) ? text : htmlOfPlainText(text);
  const once = tidyHtml(sanitise(html));
  return ESCAPED_CLOSING.test(once) ? tidyHtml(sanitise(textOfEscaped(once))) : once;
};

/** Markup that was escaped within real markup: `<div>&lt;p&gt;Text&lt;/p&gt;</div>`. */
const textOfEscaped = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
