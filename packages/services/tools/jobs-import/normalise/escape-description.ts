/**
 * Text between the tags of a stored description. Quotes stay as they are: they mean nothing there, and the search index
 * reads descriptions without decoding numeric entities. Text for a page or a mail takes `escapeHtml`.
 */
export const escapeDescription = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
