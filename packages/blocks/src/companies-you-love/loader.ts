import { defineLoader } from '@broadsheet/contract/block-loader';
import { companyList } from '@broadsheet/contract/calls/job';
import { hrefOf } from '@broadsheet/contract/match-page';
import { companyFacts } from '../shared/company/company-facts.ts';
import { takeShuffled } from '../shared/list/shuffle.ts';
import { companiesYouLove } from './schema.ts';

const CANDIDATES = 50;

export const loadCompaniesYouLove = defineLoader(
  companiesYouLove,
  async ({ count }, { call, seed, messages }) => {
    const { items } = await call(companyList, { query: { size: CANDIDATES } });
    const hiring = items.filter(({ openJobs }) => openJobs > 0);
    const companies = takeShuffled(hiring, count, `${seed} companies`).map((company) => ({
      title: company.name,
      href: hrefOf('company', { slug: company.slug }),
      text: companyFacts(company, messages.jobs),
      logo: company.logo,
    }));
    return { data: companies.length > 0 ? { companies } : null };
  },
);
