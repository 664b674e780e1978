import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { blockedCompanies } from '@broadsheet/contract/calls/account';
import { companyListSearch } from '@broadsheet/contract/calls/job';
import { readerOf, savedHref } from '../shared/page/settings-section.ts';
import { blockedCompaniesList } from './schema.ts';

const MAX_FOUND = 8;
const MAX_SEARCH_LENGTH = 80;

interface CompanyName {
  readonly id: number;
  readonly name: string;
}
const named = ({ id, name }: CompanyName): CompanyName => ({ id, name });

const search = async (
  { call }: LoaderContext,
  searchText: string | null,
): Promise<CompanyName[]> => {
  if (searchText === null) return [];
  const { items } = await call(companyListSearch, {
    query: { query: searchText, page: 1, size: MAX_FOUND },
  });
  return items.map(named);
};

export const loadBlockedCompanies = defineLoader(
  blockedCompaniesList,
  async (_settings, context) => {
    if (!readerOf('privacy', context)) return { data: null };
    const searchText = context.page.query.company?.trim().slice(0, MAX_SEARCH_LENGTH) || null;
    const [{ items }, found] = await Promise.all([
      context.call(blockedCompanies, {}),
      search(context, searchText),
    ]);
    return {
      data: { next: savedHref('privacy'), blocked: items.map(named), words: searchText, found },
    };
  },
);
