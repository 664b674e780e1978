import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { seoPage } from '@broadsheet/contract/calls/seo';
import type { Seo } from '@broadsheet/contract/seo';

/**
 * What the SEO service has for the page: one whose head comes from a block is given none, and its words may be wanted
 * all the same. Null where there is none, or it does not answer.
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
