import { slugOfKeyword } from './slugs.ts';

interface NamedCity {
  readonly id: number;
  readonly label: string;
  readonly slug: string;
  readonly synonyms: readonly string[];
}

/** The cities of a brand: a list, or a map by id. */
interface CityList<City extends NamedCity> {
  readonly values: () => Iterable<City>;
}

/** All names of a city; the label comes first. */
export const cityNames = ({ label, slug, synonyms }: NamedCity): readonly string[] => [
  label,
  slug,
  slug.replaceAll('-', ' '),
  ...synonyms,
];

const indexes = new WeakMap<object, ReadonlyMap<string, NamedCity>>();

/** Cities by the slugs of their names: a slug counts before a label, and a label before a synonym. */
const indexOf = <City extends NamedCity>(cities: CityList<City>): ReadonlyMap<string, City> => {
  // The list object is the cache key, so an index only returns cities of its own list.
  const known = indexes.get(cities) as ReadonlyMap<string, City> | undefined;
  if (known) return known;
  const all = [...cities.values()];
  const namedBy = (namesOf: (city: City) => readonly string[]) =>
    all.flatMap((city) => namesOf(city).map((name) => [slugOfKeyword(name), city] as const));
  const index = new Map([
    ...namedBy(({ synonyms }) => synonyms),
    ...namedBy(({ label }) => [label]),
    ...namedBy(({ slug }) => [slug]),
  ]);
  indexes.set(cities, index);
  return index;
};

/**
 * The city of a brand that a name means: its slug, its label or any of its synonyms, in any case and spelling. Every input
 * that names a city is read by this function.
 */
export const findCity = <City extends NamedCity>(
  { cities }: { readonly cities: CityList<City> },
  name: string,
): City | undefined => indexOf(cities).get(slugOfKeyword(name));

const ID = /^\d{1,9}$/;

/** The ids of cities that a list names by ids or by names, each once; null for a name that is of no city. */
export const readCityIds = <City extends NamedCity>(
  brand: { readonly cities: CityList<City> },
  text: string,
): readonly number[] | null => {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const ids = parts.map((part) => (ID.test(part) ? Number(part) : findCity(brand, part)?.id));
  return ids.every((id) => id !== undefined) ? [...new Set(ids)] : null;
};
