import type { LoaderContext } from '@broadsheet/contract/block-loader';
import type { Blog } from '@broadsheet/contract/entities/blog';
import { hrefOf } from '@broadsheet/contract/match-page';
import { isReservedHost } from '@broadsheet/contract/reserved-host';
import { formatDay } from '../time/format-date.ts';

/** The name of the text of an article, as the content store has it. */
export const articleText = (slug: string): string => `blogs/${slug}`;

/**
 * Where an article is read: here where its text is among the content, else at its own address or at the brand's blog.
 * Null where none of them could open.
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

/** "7 min · 16 November 2026". */
export const articleFacts = ({ minutes, publishedAt }: Blog): string =>
  `${minutes} min · ${formatDay(publishedAt)}`;
