import { defineLoader } from '@broadsheet/contract/block-loader';
import { companyListSearch } from '@broadsheet/contract/calls/job';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { companyFacts } from '../shared/company/company-facts.ts';
import { resolveJobQuery } from '../shared/job/job-query.ts';
import { foundCompanies } from './schema.ts';

const MAX_SEARCH_LENGTH = 200;

export const loadFoundCompanies = defineLoader(foundCompanies, async ({ count }, context) => {
  const { scope, filters } = resolveJobQuery(context);
  if (filters.search !== 'company' || !scope.searchText) return { data: null };
  const query = scope.searchText.slice(0, MAX_SEARCH_LENGTH);
  const { items, total } = await context.call(companyListSearch, { query: { query, size: count } });
  const { companies } = context.messages;
  return {
    data: {
      title: formatMessage(companies.namedLike, { count: total, search: scope.searchText }),
      companies: items.map((company) => ({
        title: company.name,
        href: hrefOf('company', { slug: company.slug }),
        text: companyFacts(company, context.messages.jobs),
        logo: company.logo,
      })),
      more:
        total > items.length
          ? { label: companies.seeMatching, href: hrefOf('company', {}, { q: query }) }
          : { label: companies.all, href: hrefOf('company') },
    },
  };
});
