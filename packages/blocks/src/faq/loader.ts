import { defineLoader } from '@broadsheet/contract/block-loader';
import { loadPageSeo } from '../shared/page/load-page-seo.ts';
import { faqJsonLd } from '../shared/text/faq-json-ld.ts';
import { loadProse } from '../shared/text/load-prose.ts';
import { groupQuestions } from './group-questions.ts';
import { faq } from './schema.ts';

export const loadFaq = defineLoader(faq, async ({ title, text }, context) => {
  const data = groupQuestions(loadProse(context, text) ?? []);
  return {
    data,
    page: {
      seo: {
        title: `${title} | ${context.brand.name}`,
        ...(await loadPageSeo(context)),
        jsonLd: faqJsonLd(data.groups.flatMap(({ questions }) => questions)),
      },
    },
  };
});
