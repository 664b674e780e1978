import type { Audience } from '@broadsheet/contract/audience';
import type { LoaderContext } from '@broadsheet/contract/block-loader';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { ANY_BAND, findBand } from '@broadsheet/contract/experience';
import type { PageLayoutName } from '@broadsheet/contract/page-kinds';
import type { PromoBanner } from '@broadsheet/contract/promo-banner';
import { findCategory, resolvePage } from '@broadsheet/contract/resolve-page';
import { oncePerBrand } from '../shared/loading/once-per-brand.ts';

const JOBFEEDS: ReadonlySet<PageLayoutName> = new Set(['jobfeed', 'recruiterJobfeed']);

/** Reads an audience field only if a banner restricts it: fields that are read reduce page sharing. */
const suitsExperience = ({ minExp, maxExp }: PromoBanner, audience: Audience): boolean => {
  if (minExp === null && maxExp === null) return true;
  const band = findBand(audience.experienceBand);
  if (!band || band.id === ANY_BAND) return true;
  return band.maxYears >= (minExp ?? 0) && band.minYears <= (maxExp ?? Number.POSITIVE_INFINITY);
};

const suitsCity = ({ location }: PromoBanner, audience: Audience): boolean =>
  location.length === 0 || audience.city === null || location.includes(audience.city);

const suitsCategory = (
  { categoryIds }: PromoBanner,
  audience: Audience,
  brand: BrandConfig,
): boolean => {
  if (categoryIds.length === 0 || audience.category === null) return true;
  const category = findCategory(brand, audience.category);
  return category !== undefined && categoryIds.includes(category.dataId);
};

const leadsSomewhere = (brand: BrandConfig, link: string): boolean => {
  if (!link.startsWith('/')) return true;
  const match = resolvePage(brand, link);
  return 'redirect' in match || match.kind !== 'notfound';
};

const linksOf = oncePerBrand(() => new Map<string, boolean>());

/** Cached: banners are selected for every reader, but their links are always the same few. */
const hasPage = (brand: BrandConfig, link: string): boolean => {
  const links = linksOf(brand);
  const known = links.get(link);
  if (known !== undefined) return known;
  const found = leadsSomewhere(brand, link);
  links.set(link, found);
  return found;
};

/** Selects the banners for this reader and page, in their order. An unknown audience field hides no banner. */
export const selectBanners = (
  banners: readonly PromoBanner[],
  { audience, brand, page }: Pick<LoaderContext, 'audience' | 'brand' | 'page'>,
): PromoBanner[] =>
  banners.filter(
    (banner) =>
      (banner.allowOnJobfeed || !JOBFEEDS.has(page.kind)) &&
      suitsExperience(banner, audience) &&
      suitsCity(banner, audience) &&
      suitsCategory(banner, audience, brand) &&
      hasPage(brand, banner.link),
  );

/** The link of the banner owner's name, if this brand has that page. */
export const ownerHrefOf = (
  { showcaseRedirectionLink: link }: PromoBanner,
  brand: BrandConfig,
): string | null => (link !== null && hasPage(brand, link) ? link : null);
