import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { companyData, companyList } from '@broadsheet/contract/calls/job';
import { hrefOf } from '@broadsheet/contract/match-page';
import { companyFacts } from '../shared/company/company-facts.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { truncateText } from '../shared/text/truncate-text.ts';
import { companySpotlight } from './schema.ts';

const MAX_LENGTH = 400;

/** The chosen company; without a choice, the one with the most open jobs. */
const findSlug = async (company: string, { call }: LoaderContext): Promise<string | null> => {
  if (company !== '') return company;
  const { items } = await call(companyList, { query: { size: 1 } });
  return items[0]?.slug ?? null;
};

export const loadCompanySpotlight = defineLoader(companySpotlight, async (settings, context) => {
  const slug = await findSlug(settings.company, context);
  if (slug === null) return { data: null };
  const company = await nullIfNotFound(context.call(companyData, { query: { slug } }));
  if (!company) return { data: null };
  const { name, logo, cover, coverColour = null, coverSizes = null, about } = company;
  return {
    data: {
      name,
      href: hrefOf('company', { slug }),
      logo,
      cover,
      coverColour,
      coverSizes,
      text: settings.text || truncateText(about, MAX_LENGTH),
      facts: companyFacts(company, context.messages.jobs),
    },
  };
});
