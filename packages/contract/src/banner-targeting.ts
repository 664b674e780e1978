import type { Audience } from './audience.ts';
import type { BrandConfig } from './brand-config.ts';
import { ANY_BAND, findBand } from './experience.ts';
import { passesPeopleTest } from './people-test.ts';
import type { PromoBanner } from './promo-banner.ts';
import type { TargetedBanner } from './targeted-banner.ts';

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

/** Unlike the other columns it excludes people of whom nothing is known: they belong to no such audience. */
export const suitsPeople = (
  { people }: Pick<TargetedBanner, 'people'>,
  audience: Audience,
): boolean => people?.some((test) => passesPeopleTest(test, audience)) ?? true;

/** Pages that show only banners which name them. */
const JOBFEEDS: ReadonlySet<string> = new Set(['jobfeed', 'recruiterJobfeed']);

/** @param page a page kind */
export const suitsPage = (
  { allowOnJobfeed }: Pick<PromoBanner, 'allowOnJobfeed'>,
  page: string,
): boolean => allowOnJobfeed || !JOBFEEDS.has(page);
