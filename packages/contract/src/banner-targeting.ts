import type { Audience } from './audience.ts';
import type { BrandConfig } from './brand-config.ts';
import { ANY_BAND, EXPERIENCE_BANDS, findBand } from './experience.ts';
import { passesPeopleTest } from './people-test.ts';
import type { PromoBanner } from './promo-banner.ts';
import type { TargetedBanner } from './targeted-banner.ts';

const BANDS = EXPERIENCE_BANDS.filter(({ id }) => id !== ANY_BAND);
/** Limits that no band is beyond are none: a minimum of 0 or 1 year, a maximum of 26 or more. */
const ALL_FROM = Math.min(...BANDS.map(({ maxYears }) => maxYears));
const ALL_TO = Math.max(...BANDS.map(({ minYears }) => minYears));

/** Reads an audience field only if a banner restricts it: fields that are read reduce page sharing. */
export const suitsExperience = (
  { minExp, maxExp }: Pick<PromoBanner, 'minExp' | 'maxExp'>,
  audience: Pick<Audience, 'experienceBand'>,
): boolean => {
  const [minYears, maxYears] = [minExp ?? 0, maxExp ?? Number.POSITIVE_INFINITY];
  if (minYears <= ALL_FROM && maxYears >= ALL_TO) return true;
  const band = findBand(audience.experienceBand);
  if (!band || band.id === ANY_BAND) return true;
  return band.maxYears >= minYears && band.minYears <= maxYears;
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
