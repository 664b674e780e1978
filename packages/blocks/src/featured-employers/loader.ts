import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { companyData, companyList } from '@broadsheet/contract/calls/job';
import type { Company, CompanySummary } from '@broadsheet/contract/entities/company';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { Messages } from '@broadsheet/messages/message-areas';
import { companyFacts } from '../shared/company/company-facts.ts';
import { takeShuffled } from '../shared/list/shuffle.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { featuredEmployers } from './schema.ts';

const CANDIDATES = 20;

/** What only the first one shows; null where it is not known. */
type Details = Pick<Company, 'about' | 'cover' | 'coverSizes'> | null;

const toEmployer = (company: CompanySummary, details: Details, jobs: Messages['jobs']) => ({
  name: company.name,
  href: hrefOf('company', { slug: company.slug }),
  text: details?.about ?? '',
  facts: companyFacts(company, jobs),
  logo: company.logo,
  picture: details?.cover ?? null,
  ...(details?.coverSizes && { pictureSizes: details.coverSizes }),
});

/** Picks the companies with the most jobs, shuffled by the seed of the week. The first one gets its description and cover. */
const pickEmployers = async ({ call, seed, messages: { jobs } }: LoaderContext, count: number) => {
  const { items } = await call(companyList, { query: { size: CANDIDATES } });
  const [lead, ...others] = takeShuffled(items, count, `${seed} featured`);
  if (!lead) return [];
  const company = await nullIfNotFound(call(companyData, { query: { slug: lead.slug } }));
  return [toEmployer(lead, company, jobs), ...others.map((other) => toEmployer(other, null, jobs))];
};

export const loadFeaturedEmployers = defineLoader(
  featuredEmployers,
  async ({ items, count }, context) => {
    const employers =
      items.length > 0
        ? items.slice(0, count).map((item) => ({
            name: item.title,
            href: item.link,
            text: item.text ?? '',
            facts: '',
            logo: item.companyLogo ?? null,
            picture: item.imageUrl ?? null,
          }))
        : await pickEmployers(context, count);
    return { data: employers.length > 0 ? { employers } : null };
  },
);
