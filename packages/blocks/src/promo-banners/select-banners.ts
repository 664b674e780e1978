import {
  suitsCategory,
  suitsCity,
  suitsExperience,
  suitsPage,
  suitsPeople,
} from '@broadsheet/contract/banner-targeting';
import type { LoaderContext } from '@broadsheet/contract/block-loader';
import type { PromoBanner } from '@broadsheet/contract/promo-banner';
import { resolvePage } from '@broadsheet/contract/resolve-page';
import type { SiteAddresses } from '@broadsheet/contract/site-addresses';
import type { TargetedBanner } from '@broadsheet/contract/targeted-banner';
import { oncePerBrand } from '../shared/loading/once-per-brand.ts';

/** The site of a brand, as far as links depend on it. */
type LinkedSite = Pick<LoaderContext, 'brand' | 'addresses'>;

const leadsSomewhere = ({ brand, addresses }: LinkedSite, link: string): boolean => {
  if (!link.startsWith('/')) return true;
  const match = resolvePage(brand, link, addresses);
  return 'redirect' in match || match.kind !== 'notfound';
};

const linksOf = oncePerBrand(() => new WeakMap<SiteAddresses, Map<string, boolean>>());

/** Cached: banners are selected for every reader, but their links are always the same few. */
const hasPage = (site: LinkedSite, link: string): boolean => {
  const ofBrand = linksOf(site.brand);
  const links = ofBrand.get(site.addresses) ?? new Map<string, boolean>();
  ofBrand.set(site.addresses, links);
  const found = links.get(link) ?? leadsSomewhere(site, link);
  links.set(link, found);
  return found;
};

/**
 * Selects the banners for this reader and page, in their order. An unknown audience field hides no banner but those of a
 * named audience.
 */
export const selectBanners = (
  banners: readonly TargetedBanner[],
  { audience, brand, addresses, page }: Pick<LoaderContext, 'audience' | 'page'> & LinkedSite,
): TargetedBanner[] =>
  banners.filter(
    (banner) =>
      suitsPage(banner, page.kind) &&
      suitsExperience(banner, audience) &&
      suitsCity(banner, audience) &&
      suitsCategory(banner, audience, brand) &&
      suitsPeople(banner, audience) &&
      hasPage({ brand, addresses }, banner.link),
  );

/** The link of the banner owner's name, if this brand has that page. */
export const ownerHrefOf = (
  { showcaseRedirectionLink: link }: PromoBanner,
  site: LinkedSite,
): string | null => (link !== null && hasPage(site, link) ? link : null);
