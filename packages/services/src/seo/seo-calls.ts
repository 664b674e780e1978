import { seoPage } from '@broadsheet/contract/calls/seo';
import { AppError } from '@broadsheet/contract/errors';
import { bindCall } from '../platform/call/bind-call.ts';
import type { CallContext } from '../platform/call/call-context.ts';
import type { SeoSource } from './read-seo.ts';

/** Marketing's SEO data from `<page>.json`. */
export const seoPageCall = bindCall(
  seoPage,
  async (_query, { page }, { readSeo, brand }: CallContext & SeoSource) => {
    const file = await readSeo(page);
    if (!file) throw new AppError('NOT_FOUND');
    return file[brand];
  },
);
