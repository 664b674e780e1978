import { defineLoader } from '@broadsheet/contract/block-loader';
import { companyList } from '@broadsheet/contract/calls/job';
import { hrefOf } from '@broadsheet/contract/match-page';
import { logoWall } from './schema.ts';

export const loadLogoWall = defineLoader(logoWall, async ({ items, count }, { call }) => {
  if (items.length > 0) {
    const companies = items.map(({ name, link, imageUrl = null }) => ({
      name,
      href: link,
      logo: imageUrl,
    }));
    return { data: { companies: companies.slice(0, count) } };
  }
  const found = await call(companyList, { query: { size: count } });
  const companies = found.items.map(({ name, slug, logo }) => ({
    name,
    href: hrefOf('company', { slug }),
    logo,
  }));
  return { data: companies.length > 0 ? { companies } : null };
});
