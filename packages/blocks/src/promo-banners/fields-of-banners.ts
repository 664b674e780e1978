import { suitsCategory, suitsCity, suitsExperience } from '@broadsheet/contract/banner-targeting';
import type { BlockDefinition } from '@broadsheet/contract/block-definition';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { ANY_BAND, EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import type { PromoBanner } from '@broadsheet/contract/promo-banner';

type Consulted = ReturnType<NonNullable<BlockDefinition['consults']>>;

/** Names no city and no category: a value that no banner names. */
const UNNAMED = '';

/** Values with the same banners share a mark; those that get what an unnamed value gets have none. Null where no value has. */
const markValues = <Value extends string | number | null>(
  banners: readonly PromoBanner[],
  values: readonly Value[],
  unnamed: Value,
  suits: (banner: PromoBanner, value: Value) => boolean,
): ReadonlyMap<Value, string> | null => {
  const markOf = (value: Value) => banners.map((banner) => Number(suits(banner, value))).join('');
  const other = markOf(unnamed);
  const marks = values.map((value) => [value, markOf(value)] as const);
  const distinguished = marks.filter(([, mark]) => mark !== other);
  if (distinguished.length === 0) return null;
  const known = [...new Set(distinguished.map(([, mark]) => mark))];
  // Marks become part of cache keys: a number is shorter than one digit for each banner.
  return new Map(distinguished.map(([value, mark]) => [value, String(known.indexOf(mark))]));
};

/** What banners are chosen by: the groups of bands, cities and categories that get the same banners. */
export const fieldsOfBanners = (
  banners: readonly PromoBanner[],
  { categories }: Pick<BrandConfig, 'categories'>,
): Consulted => {
  const bands = EXPERIENCE_BANDS.map(({ id }) => id);
  const cities = new Set(banners.flatMap(({ location }) => location));
  const dataIds = new Set(banners.flatMap(({ categoryIds }) => categoryIds));
  const tags = categories.filter(({ dataId }) => dataIds.has(dataId)).map(({ tag }) => tag);
  const experienceBand = markValues(banners, bands, ANY_BAND, (banner, band) =>
    suitsExperience(banner, { experienceBand: band }),
  );
  // A value that is not known suits every banner.
  const city = markValues(banners, [null, ...cities], UNNAMED, (banner, value) =>
    suitsCity(banner, { city: value }),
  );
  const category = markValues(banners, [null, ...tags], UNNAMED, (banner, value) =>
    suitsCategory(banner, { category: value }, { categories }),
  );
  return {
    ...(experienceBand && { experienceBand }),
    ...(city && { city }),
    ...(category && { category }),
  };
};
