import type { LoaderContext } from '@broadsheet/contract/block-loader';
import type { Blog } from '@broadsheet/contract/entities/blog';
import { hrefOf } from '@broadsheet/contract/match-page';
import { isReservedHost } from '@broadsheet/contract/reserved-host';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { formatDay } from '../time/format-date.ts';

/** The name of an article's text in the content store. */
export const articleText = (slug: string): string => `blogs/${slug}`;

/**
 * The link of an article: its own URL, else its page here if the text is in the content, else the brand's blog. Null for
 * a reserved example host.
 */
export const articleHref = (
  { brand, content }: Pick<LoaderContext, 'brand' | 'content'>,
  { slug, url }: Pick<Blog, 'slug' | 'url'>,
): string | null => {
  if (url !== undefined) return isReservedHost(url) ? null : url;
  if (content(articleText(slug)) !== null) return hrefOf('article', { slug });
  const address = `${brand.links.blog.replace(/\/$/, '')}/${slug}`;
  return isReservedHost(address) ? null : address;
};

/** Formats "7 min read · 16 November 2026". */
export const articleFacts = ({ minutes, publishedAt }: Blog, { facts }: Messages['blog']): string =>
  formatMessage(facts, { minutes, day: formatDay(publishedAt) });
