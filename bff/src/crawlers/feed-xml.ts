import { FEED_PATH } from '@broadsheet/contract/constants';
import type { Blog } from '@broadsheet/contract/entities/blog';
import { hrefOf } from '@broadsheet/contract/match-page';
import { escapeXml } from './sitemap-xml.ts';

const itemOf = (origin: string, { slug, title, summary, topic, publishedAt }: Blog): string => {
  const address = escapeXml(origin + hrefOf('article', { slug }));
  return (
    `<item><title>${escapeXml(title)}</title><link>${address}</link>` +
    `<guid isPermaLink="true">${address}</guid><description>${escapeXml(summary)}</description>` +
    `<category>${escapeXml(topic)}</category>` +
    `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate></item>\n`
  );
};

/**
 * The articles of a site as RSS 2.0.
 * @param origin where the addresses lead, without a slash at the end.
 */
export const renderFeed = (origin: string, name: string, articles: readonly Blog[]): string => {
  const own = escapeXml(origin + FEED_PATH);
  const head =
    `<title>${escapeXml(name)}: blog</title><link>${escapeXml(origin + hrefOf('blog'))}</link>` +
    `<description>Career advice from ${escapeXml(name)}</description><language>en-IN</language>` +
    `<atom:link href="${own}" rel="self" type="application/rss+xml"/>\n`;
  const items = articles.map((article) => itemOf(origin, article)).join('');
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head}${items}</channel></rss>\n`
  );
};
