import type { Layout } from '@broadsheet/contract/layout';
import type { SeoData } from '@broadsheet/contract/seo';
import { isSitePath } from '@broadsheet/contract/site-path';
import type { Site } from '../../site/site.ts';

/** The texts of a landing page, as the SEO service gives them for other pages; null for a layout of another page. */
export const landingSeo = ({ seo }: Layout, { brand, origin }: Site): SeoData | null => {
  if (!seo) return null;
  const title = `${seo.title} | ${brand.name}`;
  const { description, image } = seo;
  const address = image !== undefined && isSitePath(image) ? `${origin}${image}` : image;
  return {
    title,
    description,
    additionalLinkTags: [],
    meta: [
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'en_IN' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(address === undefined
        ? []
        : [
            { property: 'og:image', content: address },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]),
    ],
  };
};
