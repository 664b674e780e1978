import type { CallBody } from '@broadsheet/contract/call';
import type {
  FeedPreferences,
  saveFeedPreferences,
} from '@broadsheet/contract/calls/feed-preferences';
import { AppError } from '@broadsheet/contract/errors';
import { findCity } from '@broadsheet/contract/find-city';
import type { BrandDirectory } from '../../platform/brands/directory.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Preferences } from './taste.ts';

const fault = (path: string, message: string) =>
  new AppError('VALIDATION', { details: [{ path: `body/${path}`, message }] });

/** Preferences by ids of the brand. Throws VALIDATION for what the brand does not have. */
export const resolvePreferences = (
  {
    areas = [],
    cities = [],
    minPay = null,
    workFromHome = 0,
  }: CallBody<typeof saveFeedPreferences>,
  directory: BrandDirectory,
): Preferences => {
  areas.forEach((id, index) => {
    if (!directory.categories.has(id)) throw fault(`areas/${index}`, 'is no functional area here');
  });
  const cityIds = cities.map((name, index) => {
    const id = findCity(directory, name)?.id;
    if (id === undefined) throw fault(`cities/${index}`, 'is no city of this site');
    return id;
  });
  return {
    areas: [...new Set(areas)],
    cities: [...new Set(cityIds)],
    minPayLakh: minPay,
    workFromHome: workFromHome === 1,
  };
};

const among = <Value>(known: ReadonlyMap<number, Value>, ids: readonly number[]): Value[] =>
  ids.flatMap((id) => known.get(id) ?? []);

export const labelAreas = ({ categories }: BrandDirectory, ids: readonly number[]) =>
  among(categories, ids);

export const labelCities = ({ cities }: BrandDirectory, ids: readonly number[]) =>
  among(cities, ids).map(({ id, label, slug }) => ({ id, label, slug }));

/** The preferences with names; ids that the brand no longer has are left out. */
export const describePreferences = (
  { areas, cities, minPayLakh, workFromHome }: Preferences,
  directory: BrandDirectory,
): FeedPreferences => ({
  areas: labelAreas(directory, areas),
  cities: labelCities(directory, cities),
  minPay: minPayLakh,
  workFromHome: workFromHome ? 1 : 0,
});

/** Saves the preferences in place of those before. */
export const savePreferences = async (
  { database, now }: Pick<CallContext, 'database' | 'now'>,
  seekerId: number,
  { areas, cities, minPayLakh, workFromHome }: Preferences,
): Promise<void> => {
  const row = {
    category_ids: [...areas],
    city_ids: [...cities],
    min_pay_lakh: minPayLakh,
    work_from_home: workFromHome,
    updated_at: new Date(now),
  };
  await database
    .insertInto('feed_preferences')
    .values({ seeker_id: seekerId, ...row })
    .onConflict((conflict) => conflict.column('seeker_id').doUpdateSet(row))
    .execute();
};
