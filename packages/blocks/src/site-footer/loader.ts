import { defineLoader } from '@broadsheet/contract/block-loader';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { siteFooter } from './schema.ts';

const IST_OFFSET_MS = 19_800_000;

export const loadSiteFooter = defineLoader(siteFooter, (_settings, { brand, now }) => ({
  data: {
    name: brand.name,
    tagline: brand.tagline,
    year: new Date(now + IST_OFFSET_MS).getUTCFullYear(),
    columns: [
      {
        title: 'Sections',
        links: brand.categories.map(({ label, tag }) => ({
          label,
          href: hrefOf('category', { category: tag }),
        })),
      },
      {
        title: 'Cities',
        links: brand.cities
          .filter(({ promoted }) => promoted)
          .map(({ label, slug }) => ({
            label: `Jobs in ${label}`,
            href: hrefOf('location', { city: slug }),
          })),
      },
      {
        title: 'Look around',
        links: [
          { label: 'All jobs', href: searchHref('') },
          { label: 'Companies', href: hrefOf('company') },
          { label: 'Recruiter login', href: brand.links.recruiterLogin },
        ],
      },
      { title: 'Apps', links: brand.apps.map(({ label, url }) => ({ label, href: url })) },
    ].filter(({ links }) => links.length > 0),
  },
}));
