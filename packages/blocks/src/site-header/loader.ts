import { defineLoader } from '@broadsheet/contract/block-loader';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { findCategory } from '@broadsheet/contract/resolve-page';
import { oncePerBrand } from '../shared/loading/once-per-brand.ts';
import { loadMenu } from '../shared/page/load-menu.ts';
import { siteHeader } from './schema.ts';

const STRIP_SIZE = 6;
const COMPANIES = { label: 'Companies', href: hrefOf('company') };
/** Of a layout that names no text for its drawer. */
const fewOf = oncePerBrand(({ links }) => [
  {
    title: '',
    links: [
      { label: 'Home', href: hrefOf('home') },
      { label: 'All jobs', href: searchHref('') },
      { label: 'Jobs for you', href: hrefOf('jobfeed') },
      { label: 'Questions and answers', href: hrefOf('faq') },
      COMPANIES,
      { label: 'Recruiter login', href: links.recruiterLogin },
    ],
  },
]);

const sectionsOf = oncePerBrand(({ categories }) =>
  categories.map((category) => ({
    label: category.label,
    href: hrefOf('category', { category: category.tag }),
    tags: category.tags.map(({ label, tag }) => ({ label, href: hrefOf('tag', { keyword: tag }) })),
  })),
);

export const loadSiteHeader = defineLoader(siteHeader, ({ strip, drawer }, context) => {
  const { brand } = context;
  const [first = brand.name, ...rest] = brand.name.split(' ');
  const chosen = strip.flatMap((slug) => findCategory(brand, slug) ?? []);
  const written = loadMenu(context, drawer);
  const named = chosen.length > 0 ? chosen : brand.categories.slice(0, STRIP_SIZE);
  return {
    data: {
      name: { first, rest: rest.join(' ') },
      tagline: brand.tagline,
      sections: sectionsOf(brand),
      strip: named.map(({ label, tag }) => ({
        label,
        href: hrefOf('category', { category: tag }),
      })),
      pages: [COMPANIES],
      groups: written.length > 0 ? [...written] : fewOf(brand),
      recruiterLogin: brand.links.recruiterLogin,
    },
  };
});
