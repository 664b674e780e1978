import type { BrandConfig, Category, City, Tag } from './brand-config.ts';
import { hrefOf, matchPage, type PageMatch, type RedirectMatch } from './match-page.ts';
import { PAGE_KINDS, type PageKindDefinition } from './page-kinds.ts';
import { slugOfKeyword } from './slugs.ts';

export const findCategory = (brand: BrandConfig, slug: string): Category | undefined =>
  brand.categories.find((category) => category.tag === slug);

export const findTag = (
  brand: BrandConfig,
  slug: string,
): { tag: Tag; category: Category } | undefined => {
  for (const category of brand.categories) {
    const tag = category.tags.find((candidate) => candidate.tag === slug);
    if (tag) return { tag, category };
  }
  return undefined;
};

/** Finds a city by its slug or by any of its synonyms, written as a slug. */
export const findCity = (brand: BrandConfig, slug: string): City | undefined =>
  brand.cities.find((city) => city.slug === slug) ??
  brand.cities.find((city) => city.synonyms.some((synonym) => slugOfKeyword(synonym) === slug));

/** `/registration` goes on where it was left; a step may be named by the query as well. */
const resolveRegistration = ({ pathname, query }: PageMatch): RedirectMatch | null => {
  if (!/^\/registration\/?$/.test(pathname)) return null;
  const { step, ...rest } = query;
  const named = step !== undefined && /^[A-Za-z]{1,40}$/.test(step) ? step : 'next';
  return { redirect: { status: 302, location: hrefOf('registration', { step: named }, rest) } };
};

const notFound = (match: PageMatch): PageMatch => ({ ...match, kind: 'notfound', params: {} });

/** As matchPage, and true to the brand: what it does not have is `notfound`, a synonym of a city redirects. */
export const resolvePage = (brand: BrandConfig, path: string): PageMatch | RedirectMatch => {
  const match = matchPage(path);
  if ('redirect' in match) return match;
  const registration = resolveRegistration(match);
  if (registration) return registration;
  const definition: PageKindDefinition = PAGE_KINDS[match.kind];
  if (definition.brands && !definition.brands.includes(brand.brand)) return notFound(match);
  if (definition.flag && !brand.flags[definition.flag]) return notFound(match);
  const { category, keyword, city } = match.params;
  if (category !== undefined && !findCategory(brand, category)) return notFound(match);
  if (keyword !== undefined && match.kind !== 'search' && !findTag(brand, keyword))
    return notFound(match);
  if (city === undefined) return match;
  const known = findCity(brand, city);
  if (!known) return notFound(match);
  if (known.slug === city) return match;
  const location = hrefOf(match.kind, { ...match.params, city: known.slug }, match.query);
  return { redirect: { status: 301, location } };
};

/** What a page is about, for its audience: canonical slugs; the category of a keyword page is its keyword's. */
export const topicOfPage = (
  brand: BrandConfig,
  { params }: Pick<PageMatch, 'params'>,
): { readonly city: string | null; readonly category: string | null } => {
  const { city, category, keyword } = params;
  const found =
    category === undefined
      ? keyword !== undefined && findTag(brand, keyword)?.category
      : findCategory(brand, category);
  return {
    city: (city !== undefined && findCity(brand, city)?.slug) || null,
    category: found ? found.tag : null,
  };
};
