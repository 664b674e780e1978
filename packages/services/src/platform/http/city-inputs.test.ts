import { readFileSync } from 'node:fs';
import { BRANDS } from '@broadsheet/contract/brand';
import { BrandConfig } from '@broadsheet/contract/brand-config';
import { CALLS } from '@broadsheet/contract/calls';
import { cityInputOf, resolveCityNames } from '@broadsheet/contract/city-input';
import type { TSchema } from 'typebox';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';

const NAMED_FOR_CITY = /cit(?:y|ies)$|loc(?:ation)?(?:Ids?|s)?$/i;

interface TextField {
  readonly path: string;
  readonly name: string;
  readonly schema: TSchema;
}

/** All texts that a schema accepts, each with the property that holds it. */
const textFields = (schema: TSchema, path: string, name = ''): TextField[] => {
  if (Type.IsUnion(schema)) return schema.anyOf.flatMap((each) => textFields(each, path, name));
  if (Type.IsArray(schema)) return textFields(schema.items, `${path}[]`, name);
  if (Type.IsObject(schema)) {
    return Object.entries(schema.properties).flatMap(([property, each]) =>
      textFields(each, `${path}.${property}`, property),
    );
  }
  return Type.IsString(schema) ? [{ path, name, schema }] : [];
};

const fields = CALLS.flatMap(({ service, path, query, params, body }) => [
  ...textFields(query, `${service}${path} query`),
  ...textFields(params, `${service}${path} params`),
  ...(body ? textFields(body, `${service}${path} body`) : []),
]);
const cityFields = fields.filter(({ schema }) => cityInputOf(schema) !== null);

const readBrand = (brand: string): BrandConfig => {
  const file = new URL(`../../../../../brand-configs/${brand}.json`, import.meta.url);
  const config: unknown = JSON.parse(readFileSync(file, 'utf8'));
  Value.Assert(BrandConfig, config);
  return config;
};

it('knows every field of a call that is named for a city', () => {
  expect(cityFields.length).toBeGreaterThan(10);
  // Free text, such as the city of a resume, accepts any name; any stricter field must be a city input.
  const strict = fields.filter(
    ({ name, schema }) => NAMED_FOR_CITY.test(name) && !Value.Check(schema, 'New Delhi'),
  );
  expect(strict.map(({ path }) => path)).toEqual([]);
});

describe.each([...BRANDS])('the cities of %s', (brand) => {
  const { cities } = readBrand(brand);

  it('are understood by every city input under each of their names, in any case', () => {
    const faults = cityFields.flatMap(({ path, schema }) =>
      cities.flatMap((city) => {
        const wanted = cityInputOf(schema) === 'ids' ? String(city.id) : city.slug;
        return [city.label, city.slug, ...city.synonyms]
          .flatMap((name) => [name, name.toUpperCase()])
          .filter(
            (name) =>
              !Value.Check(schema, name) ||
              resolveCityNames(schema, name, { cities }, path) !== wanted,
          )
          .map((name) => `${path}: ${name}`);
      }),
    );
    expect(faults).toEqual([]);
  });
});
