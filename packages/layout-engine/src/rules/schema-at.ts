import type { TSchema } from 'typebox';
import type { JsonPath } from '../json-source.ts';

const isSchema = (value: unknown): value is TSchema => typeof value === 'object' && value !== null;

/** The schema of a value inside settings: of a property, or of the entries of a list. */
export const schemaAt = (settings: TSchema, inside: JsonPath): TSchema | undefined =>
  inside.reduce<TSchema | undefined>((schema, part) => {
    if (!schema) return undefined;
    const properties: unknown = Reflect.get(schema, 'properties');
    const found: unknown =
      typeof part === 'number'
        ? Reflect.get(schema, 'items')
        : isSchema(properties) && Object.hasOwn(properties, part)
          ? Reflect.get(properties, part)
          : undefined;
    return isSchema(found) ? found : undefined;
  }, settings);
