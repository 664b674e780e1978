import { defineLoader } from '@broadsheet/contract/block-loader';
import { seoPage } from '@broadsheet/contract/calls/seo';
import { loadProse } from '../parts/load-prose.ts';
import { faqJsonLd, groupQuestions } from './group-questions.ts';
import { faq } from './schema.ts';

export const loadFaq = defineLoader(faq, async ({ title, text }, context) => {
  const { brand, call, page } = context;
  const data = groupQuestions(loadProse(context, text) ?? []);
  // A page whose head comes from a block has none from the SEO service, whose words are wanted here.
  const written = await call(seoPage, { params: { page: page.kind } }).catch(() => null);
  return {
    data,
    page: {
      seo: {
        title: written?.title ?? `${title} | ${brand.name}`,
        ...(written && {
          description: written.description,
          links: written.additionalLinkTags,
          meta: written.meta,
        }),
        jsonLd: data.groups.length > 0 ? [faqJsonLd(data.groups)] : [],
      },
    },
  };
});
