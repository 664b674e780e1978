import { defineLoader } from '@broadsheet/contract/block-loader';
import { companyList, companyListSearch } from '@broadsheet/contract/calls/job';
import { hrefOf } from '@broadsheet/contract/match-page';
import { pageSuffix } from '@broadsheet/contract/paged-seo';
import { formatMessage } from '@broadsheet/messages/format-message';
import { companyFacts } from '../shared/company/company-facts.ts';
import { toPager } from '../shared/list/pager-data.ts';
import { readPageNumber } from '../shared/list/read-page-number.ts';
import { breadcrumbJsonLd, loadTrail } from '../shared/page/trail.ts';
import { companyDirectory } from './schema.ts';

const MAX_SEARCH_LENGTH = 200;

const hrefOfPage = (searchText: string, page: number): string =>
  hrefOf(
    'company',
    {},
    { ...(searchText && { q: searchText }), ...(page > 1 && { page: String(page) }) },
  );

export const loadCompanyDirectory = defineLoader(companyDirectory, async (settings, context) => {
  if (context.page.params.slug) return { data: null };
  const { brand, call } = context;
  const { companies, jobs } = context.messages;
  const { q = '' } = context.page.query;
  const searchText = q.trim().slice(0, MAX_SEARCH_LENGTH);
  const asPage = readPageNumber(context.page.query.page);
  const page = asPage ?? 1;
  const list = searchText
    ? await call(companyListSearch, { query: { query: searchText, page } })
    : await call(companyList, { query: { page } });
  const pager = toPager(page, list.total, (other) => hrefOfPage(searchText, other));
  const suffix = pageSuffix(page);
  return {
    data: {
      asked: searchText,
      count: formatMessage(companies.count, { count: list.total }),
      companies: list.items.map((company) => ({
        title: company.name,
        href: hrefOf('company', { slug: company.slug }),
        text: companyFacts(company, jobs),
        logo: company.logo,
      })),
      pager,
    },
    page: {
      status: asPage === null || page > pager.pages ? 404 : 200,
      seo: {
        title: formatMessage(companies.seoDirectoryTitle, {
          title: settings.title,
          brand: brand.name,
          page: suffix,
        }),
        description: formatMessage(companies.seoDirectoryDescription, {
          count: list.total,
          page: suffix,
        }),
        canonical: hrefOfPage('', searchText ? 1 : page),
        jsonLd: [breadcrumbJsonLd(await loadTrail(context))],
      },
    },
  };
});
