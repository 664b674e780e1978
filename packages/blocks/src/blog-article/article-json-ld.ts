import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Blog } from '@broadsheet/contract/entities/blog';

/** An article as schema.org Article. */
export const articleJsonLd = (
  { name }: Pick<BrandConfig, 'name'>,
  { title, summary, topic, publishedAt, imageUrl }: Blog,
  href: string,
): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: title,
  description: summary,
  articleSection: topic,
  datePublished: publishedAt,
  inLanguage: 'en-IN',
  url: href,
  mainEntityOfPage: href,
  author: { '@type': 'Organization', name, url: '/' },
  publisher: { '@type': 'Organization', name, url: '/' },
  ...(imageUrl && { image: imageUrl }),
});
