import { defineLoader } from '@broadsheet/contract/block-loader';
import type { PromoBanner } from '@broadsheet/contract/promo-banner';
import { promoBanners } from './schema.ts';
import { ownerHrefOf, selectBanners } from './select-banners.ts';

/** Adds a `ref` parameter to internal links, for tracking. A parameter that the link already has stays. */
const hrefOf = ({ link, trackerText }: PromoBanner): string => {
  if (!link.startsWith('/') || trackerText === '') return link;
  const { pathname, searchParams, hash } = new URL(link, 'http://site');
  if (!searchParams.has('ref')) searchParams.set('ref', trackerText);
  return `${pathname}?${searchParams}${hash}`;
};

export const loadPromoBanners = defineLoader(promoBanners, ({ source, limit }, context) => {
  const chosen = selectBanners(context.banners(source), context).slice(0, limit);
  const banners = chosen.map((banner) => ({
    id: banner.id,
    title: banner.title,
    text: banner.description,
    subText: banner.subText,
    ctaText: banner.ctaText,
    href: hrefOf(banner),
    image: banner.imageUrl,
    logo: banner.companyLogo,
    owner: banner.companyName || banner.institute,
    ownerHref: ownerHrefOf(banner, context),
  }));
  return { data: banners.length > 0 ? { banners } : null };
});
