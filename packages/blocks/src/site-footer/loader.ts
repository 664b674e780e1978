import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { Link } from '../shared/page/link.ts';
import { loadMenu } from '../shared/page/load-menu.ts';
import { siteFooter } from './schema.ts';

const IST_OFFSET_MS = 19_800_000;

/** Columns from the brand's configuration, before and after those that marketing writes. */
const columnsOf = (brand: BrandConfig, { footer, lists }: Pick<Messages, 'footer' | 'lists'>) => ({
  before: [
    {
      title: footer.categories,
      links: brand.categories.map(({ label, tag }) => ({
        label,
        href: hrefOf('category', { category: tag }),
      })),
    },
    {
      title: footer.cities,
      links: brand.cities
        .filter(({ promoted }) => promoted)
        .map(({ label, slug }) => ({
          label: formatMessage(lists.jobsIn, { city: label }),
          href: hrefOf('location', { city: slug }),
        })),
    },
  ],
  after: [
    { title: footer.apps, links: brand.apps.map(({ label, url }) => ({ label, href: url })) },
  ],
});

const legalLinks = (messages: Messages['footer']): Link[] => [
  { label: messages.terms, href: hrefOf('terms') },
  { label: messages.privacy, href: hrefOf('privacy') },
  { label: messages.refunds, href: hrefOf('refund') },
  { label: messages.contact, href: hrefOf('contact') },
];

/** The links of a layout that names no text: the company and legal pages that every page must link to. */
const fewOf = (messages: Messages['footer']) => [
  {
    title: messages.about,
    links: [
      { label: messages.aboutUs, href: hrefOf('aboutus') },
      { label: messages.sitemap, href: hrefOf('sitemap') },
      { label: messages.cookiePolicy, href: hrefOf('cookiepolicy') },
      ...legalLinks(messages),
    ],
  },
];

const allColumns = (context: LoaderContext, menu: string) => {
  const { brand, messages } = context;
  const { before, after } = columnsOf(brand, messages);
  const written = loadMenu(context, menu);
  const middle = written.length > 0 ? written : fewOf(messages.footer);
  return [...before, ...middle, ...after].filter(({ links }) => links.length > 0);
};

export const loadSiteFooter = defineLoader(siteFooter, ({ appearance, menu }, context) => {
  const { brand, messages, now } = context;
  return {
    data: {
      name: brand.name,
      tagline: brand.tagline,
      year: new Date(now + IST_OFFSET_MS).getUTCFullYear(),
      columns:
        appearance === 'legal'
          ? [{ title: messages.footer.about, links: legalLinks(messages.footer) }]
          : allColumns(context, menu),
    },
  };
});
