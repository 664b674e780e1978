import type { LoaderContext } from '@broadsheet/contract/block-loader';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { PageLayoutName } from '@broadsheet/contract/page-kinds';
import type { PromoBanner } from '@broadsheet/contract/promo-banner';
import { resolvePage } from '@broadsheet/contract/resolve-page';
import { oncePerBrand } from '../shared/loading/once-per-brand.ts';
import { suitsCategory, suitsCity, suitsExperience } from './suits-audience.ts';

const JOBFEEDS: ReadonlySet<PageLayoutName> = new Set(['jobfeed', 'recruiterJobfeed']);

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
