import { defineLoader } from '@broadsheet/contract/block-loader';
import { hrefOf } from '@broadsheet/contract/match-page';
import { oncePerBrand } from '../shared/loading/once-per-brand.ts';
import { loadMenu } from '../shared/page/load-menu.ts';
import { siteFooter } from './schema.ts';

const IST_OFFSET_MS = 19_800_000;

/** Columns that follow from the brand's configuration, before and after those that marketing writes. */
const columnsOf = oncePerBrand((brand) => ({
  before: [
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
  ],
  after: [{ title: 'Apps', links: brand.apps.map(({ label, url }) => ({ label, href: url })) }],
}));

/** Of a layout that names no text: what visitors must be able to read of every page. */
const FEW = [
  {
    title: 'About',
    links: [
      { label: 'About us', href: hrefOf('aboutus') },
      { label: 'Contact', href: hrefOf('contact') },
      { label: 'Index of the site', href: hrefOf('sitemap') },
      { label: 'Terms', href: hrefOf('terms') },
      { label: 'Privacy', href: hrefOf('privacy') },
      { label: 'Cookies', href: hrefOf('cookiepolicy') },
      { label: 'Refunds', href: hrefOf('refund') },
    ],
  },
];

export const loadSiteFooter = defineLoader(siteFooter, ({ menu }, context) => {
  const { brand, now } = context;
  const { before, after } = columnsOf(brand);
  const written = loadMenu(context, menu);
  const columns = [...before, ...(written.length > 0 ? written : FEW), ...after];
  return {
    data: {
      name: brand.name,
      tagline: brand.tagline,
      year: new Date(now + IST_OFFSET_MS).getUTCFullYear(),
      columns: columns.filter(({ links }) => links.length > 0),
    },
  };
});
