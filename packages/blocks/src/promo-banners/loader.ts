import { defineLoader } from '@broadsheet/contract/block-loader';
import { promoBanners } from './schema.ts';
import { ownerHrefOf, selectBanners } from './select-banners.ts';

export const loadPromoBanners = defineLoader(promoBanners, ({ source, limit }, context) => {
  const chosen = selectBanners(context.banners(source), context).slice(0, limit);
  const banners = chosen.map((banner) => ({
    id: banner.id,
    title: banner.title,
    text: banner.description,
    subText: banner.subText,
    ctaText: banner.ctaText,
    href: banner.link,
    image: banner.imageUrl,
    logo: banner.companyLogo,
    owner: banner.companyName || banner.institute,
    ownerHref: ownerHrefOf(banner, context.brand),
  }));
  return { data: banners.length > 0 ? { banners } : null };
});
