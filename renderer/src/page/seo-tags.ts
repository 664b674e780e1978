import { escapeHtml } from '@broadsheet/contract/escape-html';
import type { Seo } from '@broadsheet/contract/seo';
import { escapeJson } from './escape-json.ts';

/** An opening tag. Undefined attributes are left out, others are escaped. */
export const openTag = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
): string => {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
};

/** The page-specific head elements. All except the title carry `data-seo`, so that they can be replaced. */
export const seoTags = (seo: Seo): string =>
  [
    `<title>${escapeHtml(seo.title)}</title>`,
    openTag('meta', { name: 'description', content: seo.description, 'data-seo': '' }),
    openTag('link', { rel: 'canonical', href: seo.canonical, 'data-seo': '' }),
    ...seo.links.map(({ rel, type, title, href }) =>
      openTag('link', { rel, type, title, href, 'data-seo': '' }),
    ),
    ...seo.meta.map(({ name, property, content }) =>
      openTag('meta', { name, property, content, 'data-seo': '' }),
    ),
    ...seo.jsonLd.map(
      (data) => `<script type="application/ld+json" data-seo>${escapeJson(data)}</script>`,
    ),
  ].join('');
