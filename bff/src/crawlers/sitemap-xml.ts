export interface SitemapEntry {
  /** Root-relative. */
  readonly href: string;
  /** ISO 8601; absent when unknown. */
  readonly changedAt?: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Escapes text for XML elements and attributes. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

const locationOf = (origin: string, { href, changedAt }: SitemapEntry): string => {
  const changed = changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
  return `<loc>${escapeXml(origin + href)}</loc>${changed}`;
};

/** @param origin where the addresses lead, without a slash at the end. */
export const renderUrlSet = (origin: string, entries: readonly SitemapEntry[]): string => {
  const urls = entries.map((entry) => `<url>${locationOf(origin, entry)}</url>\n`).join('');
  return `${HEAD}<urlset ${NAMESPACE}>\n${urls}</urlset>\n`;
};

/** The list of a site's sitemaps. */
export const renderSitemapIndex = (origin: string, parts: readonly SitemapEntry[]): string => {
  const maps = parts.map((part) => `<sitemap>${locationOf(origin, part)}</sitemap>\n`).join('');
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${maps}</sitemapindex>\n`;
};
