import type { Audience } from '@broadsheet/contract/audience';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { ANY_BAND, findBand } from '@broadsheet/contract/experience';
import type { PromoBanner } from '@broadsheet/contract/promo-banner';

/** Reads an audience field only if a banner restricts it: fields that are read reduce page sharing. */
export const suitsExperience = (
  { minExp, maxExp }: Pick<PromoBanner, 'minExp' | 'maxExp'>,
  audience: Pick<Audience, 'experienceBand'>,
): boolean => {
  if (minExp === null && maxExp === null) return true;
  const band = findBand(audience.experienceBand);
  if (!band || band.id === ANY_BAND) return true;
  return band.maxYears >= (minExp ?? 0) && band.minYears <= (maxExp ?? Number.POSITIVE_INFINITY);
};

export const suitsCity = (
  { location }: Pick<PromoBanner, 'location'>,
  audience: Pick<Audience, 'city'>,
): boolean => location.length === 0 || audience.city === null || location.includes(audience.city);

export const suitsCategory = (
  { categoryIds }: Pick<PromoBanner, 'categoryIds'>,
  audience: Pick<Audience, 'category'>,
  { categories }: Pick<BrandConfig, 'categories'>,
): boolean => {
  if (categoryIds.length === 0) return true;
  const slug = audience.category;
  if (slug === null) return true;
  const category = categories.find(({ tag }) => tag === slug);
  return category !== undefined && categoryIds.includes(category.dataId);
};
