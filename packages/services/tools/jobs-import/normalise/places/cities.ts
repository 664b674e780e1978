import cities from './cities.json' with { type: 'json' };

const countriesOf = new Map<string, readonly string[]>();
for (const [country, names] of Object.entries(cities.byCountry))
  for (const name of names.split('|')) countriesOf.set(name, [country]);
for (const entry of cities.several.split('|')) {
  const [name = '', countries = ''] = entry.split('=');
  countriesOf.set(name, countries.split(','));
}

/** The countries that have a city of this plain name, the one with the largest first; undefined where none has. */
export const countriesOfCity = (name: string): readonly string[] | undefined =>
  countriesOf.get(name);

/** Plain names of cities that are large enough to be meant wherever their name stands in a location. */
export const LARGE_CITIES: readonly string[] = cities.large.split('|');
