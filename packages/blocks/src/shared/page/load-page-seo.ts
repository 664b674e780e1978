import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { seoPage } from '@broadsheet/contract/calls/seo';
import type { Seo } from '@broadsheet/contract/seo';

/**
 * Loads the SEO data of the page from the service, also if a block supplies the page's head. Null if there is none or the
 * call fails.
 */
export const loadPageSeo = async ({
  call,
  page,
}: Pick<LoaderContext, 'call' | 'page'>): Promise<Omit<Seo, 'canonical' | 'jsonLd'> | null> => {
  const written = await call(seoPage, { params: { page: page.kind } }).catch(() => null);
  if (!written) return null;
  const { title, description, additionalLinkTags, meta } = written;
  return { title, description, links: additionalLinkTags, meta };
};
