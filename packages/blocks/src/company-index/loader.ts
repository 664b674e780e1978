import { defineLoader } from '@broadsheet/contract/block-loader';
import { companiesSlugs } from '@broadsheet/contract/calls/job';
import { hrefOf } from '@broadsheet/contract/match-page';
import { pageSuffix } from '@broadsheet/contract/paged-seo';
import { toPager } from '../shared/list/pager-data.ts';
import type { Link } from '../shared/page/link.ts';
import { loadPageSeo } from '../shared/page/load-page-seo.ts';
import { companyIndex } from './schema.ts';

const COMPANIES_A_PAGE = 240;
const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

const hrefOfPage = (page: number): string =>
  hrefOf('sitemap', {}, page > 1 ? { page: String(page) } : {});

/** Returns the index letter of a name: its first letter, or `#` for digits and symbols. */
const letterOf = (name: string): string => /^[a-z]/i.exec(name)?.[0].toUpperCase() ?? '#';

/** Groups sorted links by their letter. */
const byLetter = (links: readonly Link[]) => {
  const letters: { letter: string; companies: Link[] }[] = [];
  for (const link of links) {
    const letter = letterOf(link.label);
    const last = letters.at(-1);
    if (last?.letter === letter) last.companies.push(link);
    else letters.push({ letter, companies: [link] });
  }
  return letters;
};

export const loadCompanyIndex = defineLoader(companyIndex, async (_settings, context) => {
  const { page: pageText = '1' } = context.page.query;
  if (!PAGE_NUMBER.test(pageText)) return { data: null, page: { status: 404 } };
  const page = Number(pageText);
  const { items } = await context.call(companiesSlugs, {});
  const pager = toPager(page, items.length, hrefOfPage, COMPANIES_A_PAGE);
  if (page > pager.pages) return { data: null, page: { status: 404 } };
  const shown = [...items]
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
    .slice((page - 1) * COMPANIES_A_PAGE, page * COMPANIES_A_PAGE)
    .map(({ name, slug }) => ({ label: name, href: hrefOf('company', { slug }) }));
  const written = await loadPageSeo(context);
  const suffix = pageSuffix(page);
  return {
    data: shown.length > 0 ? { letters: byLetter(shown), pager } : null,
    page: {
      seo: {
        ...(written && { ...written, title: `${written.title}${suffix}` }),
        canonical: hrefOfPage(page),
      },
    },
  };
});
