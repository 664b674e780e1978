import { defineLoader } from '@broadsheet/contract/block-loader';
import { companyListSearch } from '@broadsheet/contract/calls/job';
import { hrefOf } from '@broadsheet/contract/match-page';
import { companyFacts } from '../shared/company/company-facts.ts';
import { resolveJobQuery } from '../shared/job/job-query.ts';
import { formatCounted } from '../shared/text/format-count.ts';
import { foundCompanies } from './schema.ts';

const MAX_SEARCH_LENGTH = 200;

export const loadFoundCompanies = defineLoader(foundCompanies, async ({ count }, context) => {
  const { scope, filters } = resolveJobQuery(context);
  if (filters.search !== 'company' || !scope.searchText) return { data: null };
  const query = scope.searchText.slice(0, MAX_SEARCH_LENGTH);
  const { items, total } = await context.call(companyListSearch, { query: { query, size: count } });
  const named = `${formatCounted(total, 'company', 'companies')} named like “${scope.searchText}”`;
  return {
    data: {
      title: named,
      companies: items.map((company) => ({
        title: company.name,
        href: hrefOf('company', { slug: company.slug }),
        text: companyFacts(company),
        logo: company.logo,
      })),
      more:
        total > items.length
          ? { label: 'All of them', href: hrefOf('company', {}, { q: query }) }
          : { label: 'All companies', href: hrefOf('company') },
    },
  };
});
