import Type, { type TSchema } from 'typebox';
import { AppError } from './errors.ts';
import { findCity, readCityIds } from './find-city.ts';
import { Text } from './text.ts';

const MAX_CITY_NAME = 80;
const MAX_CITY_LIST = 1000;

/** A city by its slug, its label or any of its other names; calls receive the slug. */
export const CityName = Text({ minLength: 1, maxLength: MAX_CITY_NAME, cityInput: 'slug' });
/** Up to 20 cities by their ids or names, joined by commas; calls receive the ids. */
export const CityIds = Text({
  pattern: '^[^,\\u0000\\ud800-\\udfff]+(,[^,\\u0000\\ud800-\\udfff]+){0,19}$',
  maxLength: MAX_CITY_LIST,
  description: 'Ids or names of cities, joined by commas.',
  cityInput: 'ids',
});

type Cities = Parameters<typeof findCity>[0];

/** How a schema names cities; null where it does not. */
export const cityInputOf = (schema: TSchema): 'slug' | 'ids' | null => {
  const mark: unknown = Reflect.get(schema, 'cityInput');
  return mark === 'slug' || mark === 'ids' ? mark : null;
};

const unknownCity = (path: string) =>
  new AppError('VALIDATION', { details: [{ path, message: 'is no city of this site' }] });

/** An unknown slug stays unchanged: the call's validation names the field. */
const resolveText = (text: string, input: 'slug' | 'ids', brand: Cities, path: string): string => {
  if (input === 'slug') return findCity(brand, text)?.slug ?? text;
  const ids = readCityIds(brand, text);
  if (ids === null) throw unknownCity(path);
  return ids.join(',');
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether any part of a schema names cities. */
export const namesCities = (schema: TSchema): boolean => {
  if (cityInputOf(schema)) return true;
  if (Type.IsUnion(schema)) return schema.anyOf.some(namesCities);
  if (Type.IsArray(schema)) return namesCities(schema.items);
  return Type.IsObject(schema) && Object.values(schema.properties).some(namesCities);
};

/**
 * The input of a call with canonical cities: where the schema names one, every name of it becomes its slug or id.
 * Throws VALIDATION for a list with an unknown city.
 * @param path of the input, for faults: `querystring` or `body`
 */
export const resolveCityNames = (
  schema: TSchema,
  value: unknown,
  brand: Cities,
  path: string,
): unknown => {
  const input = cityInputOf(schema);
  if (input) return typeof value === 'string' ? resolveText(value, input, brand, path) : value;
  if (Type.IsUnion(schema)) {
    return schema.anyOf.reduce<unknown>(
      (resolved, each) => resolveCityNames(each, resolved, brand, path),
      value,
    );
  }
  if (Type.IsArray(schema) && Array.isArray(value)) {
    const entries = value.map((entry, index) =>
      resolveCityNames(schema.items, entry, brand, `${path}/${index}`),
    );
    // Two names of one city are one city.
    return cityInputOf(schema.items) ? [...new Set(entries)] : entries;
  }
  if (!Type.IsObject(schema) || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      const known = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
      return [name, known ? resolveCityNames(known, entry, brand, `${path}/${name}`) : entry];
    }),
  );
};
