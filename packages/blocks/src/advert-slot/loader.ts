import { defineLoader } from '@broadsheet/contract/block-loader';
import { advertSlot } from './schema.ts';

export const loadAdvertSlot = defineLoader(advertSlot, ({ slot }, { brand }) => {
  const found = brand.adverts.find((each) => each.slot === slot && each.enabled);
  if (!found) return { data: null };
  const { advertiser, text, link, imageUrl } = found.advert;
  return {
    data: {
      label: found.label,
      advertiser,
      text,
      href: link,
      picture: imageUrl ?? null,
      preload: brand.flags.enableAdsPreload === true,
    },
  };
});
