import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { blockedCompanies } from '@broadsheet/contract/calls/account';
import { companyListSearch } from '@broadsheet/contract/calls/job';
import { readerOf, savedHref } from '../shared/page/settings-section.ts';
import { blockedCompaniesList } from './schema.ts';

const FOUND_MOST = 8;
const WORDS_LONGEST = 80;

interface Named {
  readonly id: number;
  readonly name: string;
}
const named = ({ id, name }: Named): Named => ({ id, name });

const search = async ({ call }: LoaderContext, words: string | null): Promise<Named[]> => {
  if (words === null) return [];
  const { items } = await call(companyListSearch, {
    query: { query: words, page: 1, size: FOUND_MOST },
  });
  return items.map(named);
};

export const loadBlockedCompanies = defineLoader(
  blockedCompaniesList,
  async (_settings, context) => {
    if (!readerOf('privacy', context)) return { data: null };
    const words = context.page.query.company?.trim().slice(0, WORDS_LONGEST) || null;
    const [{ items }, found] = await Promise.all([
      context.call(blockedCompanies, {}),
      search(context, words),
    ]);
    return { data: { next: savedHref('privacy'), blocked: items.map(named), words, found } };
  },
);
