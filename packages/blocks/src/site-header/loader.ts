import { defineLoader } from '@broadsheet/contract/block-loader';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { findCategory } from '@broadsheet/contract/resolve-page';
import type { Messages } from '@broadsheet/messages/message-areas';
import { oncePerBrand } from '../shared/loading/once-per-brand.ts';
import type { Link } from '../shared/page/link.ts';
import { loadMenu, type MenuGroup } from '../shared/page/load-menu.ts';
import { siteHeader } from './schema.ts';

const STRIP_SIZE = 6;
const companiesLink = ({ companies }: Messages['header']): Link => ({
  label: companies,
  href: hrefOf('company'),
});
/** The pages of a layout that names no text for its drawer. */
const fewOf = (
  { links }: Pick<BrandConfig, 'links'>,
  messages: Messages['header'],
): readonly MenuGroup[] => [
  {
    title: '',
    links: [
      { label: messages.home, href: hrefOf('home') },
      { label: messages.allJobs, href: searchHref('') },
      { label: messages.recommendedJobs, href: hrefOf('jobfeed') },
      { label: messages.faq, href: hrefOf('faq') },
      companiesLink(messages),
      { label: messages.recruiterLogin, href: links.recruiterLogin },
    ],
  },
];

const sectionsOf = oncePerBrand(({ categories }) =>
  categories.map((category) => ({
    label: category.label,
    href: hrefOf('category', { category: category.tag }),
    tags: category.tags.map(({ label, tag }) => ({ label, href: hrefOf('tag', { keyword: tag }) })),
  })),
);

/** Those of the page, else those of the site, else the first ones. Slugs of the other brand do not count. */
const categoriesOf = (brand: BrandConfig, strip: readonly string[]) => {
  const chosen = [strip, brand.header?.categories ?? []].map((slugs) =>
    slugs.flatMap((slug) => findCategory(brand, slug) ?? []),
  );
  return chosen.find(({ length }) => length > 0) ?? brand.categories.slice(0, STRIP_SIZE);
};

const logoOf = ({ logo }: Pick<BrandConfig, 'logo'>) => {
  if (!logo) return {};
  const { light, dark, alt } = logo;
  const pictures = dark
    ? [
        { src: light, className: 'logo logo-light' },
        { src: dark, className: 'logo logo-dark' },
      ]
    : [{ src: light, className: 'logo' }];
  return { logo: { alt, pictures } };
};

export const loadSiteHeader = defineLoader(siteHeader, ({ strip, drawer }, context) => {
  const { brand } = context;
  const { header } = context.messages;
  const [first = brand.name, ...rest] = brand.name.split(' ');
  const written = loadMenu(context, drawer);
  const named = categoriesOf(brand, strip);
  return {
    data: {
      name: { first, rest: rest.join(' ') },
      ...logoOf(brand),
      tagline: brand.tagline,
      sections: sectionsOf(brand),
      strip: named.map(({ label, tag }) => ({
        label,
        href: hrefOf('category', { category: tag }),
      })),
      pages: [companiesLink(header)],
      groups: written.length > 0 ? [...written] : [...fewOf(brand, header)],
      recruiterLogin: brand.links.recruiterLogin,
    },
  };
});
