import { defineLoader } from '@broadsheet/contract/block-loader';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { oncePerBrand } from '../parts/once-per-brand.ts';
import { siteFooter } from './schema.ts';

const IST_OFFSET_MS = 19_800_000;

const columnsOf = oncePerBrand((brand) =>
  [
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
        { label: 'Women at work', href: hrefOf('women_at_work') },
        { label: 'Learning', href: hrefOf('learning') },
        { label: 'Index of the site', href: hrefOf('sitemap') },
        { label: 'Recruiter login', href: brand.links.recruiterLogin },
      ],
    },
    {
      title: 'About',
      links: [
        { label: 'About us', href: hrefOf('aboutus') },
        { label: 'Contact', href: hrefOf('contact') },
        { label: 'Questions and answers', href: hrefOf('faq') },
        { label: 'Plans', href: hrefOf('plans') },
        { label: 'Terms', href: hrefOf('terms') },
        { label: 'Privacy', href: hrefOf('privacy') },
        { label: 'Cookies', href: hrefOf('cookiepolicy') },
        { label: 'Refunds', href: hrefOf('refund') },
      ],
    },
    { title: 'Apps', links: brand.apps.map(({ label, url }) => ({ label, href: url })) },
  ].filter(({ links }) => links.length > 0),
);

export const loadSiteFooter = defineLoader(siteFooter, (_settings, { brand, now }) => ({
  data: {
    name: brand.name,
    tagline: brand.tagline,
    year: new Date(now + IST_OFFSET_MS).getUTCFullYear(),
    columns: columnsOf(brand),
  },
}));
