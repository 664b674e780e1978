import type { BlockDefinition } from '@broadsheet/contract/block-definition';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { PromoBanner } from '@broadsheet/contract/promo-banner';

type Consulted = ReturnType<NonNullable<BlockDefinition['consults']>>;

/** A value that is not known suits every banner, and one that no banner names suits those that name none. */
const withUnknown = <Value>(values: readonly Value[]): ReadonlySet<Value | null> =>
  new Set([null, ...values]);

/** What banners are chosen by: the bands where one names years, and the cities and categories that they name. */
export const fieldsOfBanners = (
  banners: readonly PromoBanner[],
  { categories }: Pick<BrandConfig, 'categories'>,
): Consulted => {
  const cities = banners.flatMap(({ location }) => location);
  const dataIds = new Set(banners.flatMap(({ categoryIds }) => categoryIds));
  const named = categories.filter(({ dataId }) => dataIds.has(dataId)).map(({ tag }) => tag);
  const namesYears = banners.some(({ minExp, maxExp }) => minExp !== null || maxExp !== null);
  return {
    ...(namesYears && { experienceBand: 'all' }),
    ...(cities.length > 0 && { city: withUnknown(cities) }),
    ...(dataIds.size > 0 && { category: withUnknown(named) }),
  };
};
