import { formatName } from '../../format/format-name.ts';
import { isJsonObject } from '../model/json.ts';
import { fieldsOf, type Schema } from './field-kind.ts';

const NO_SCHEMA: Schema = {};

/** The setting at a path and its labels: `hero.seeAll` is "Hero, See all". */
export const fieldAt = (
  schema: unknown,
  [name = '', ...inner]: readonly string[],
): { readonly label: string; readonly schema: Schema } => {
  const field = isJsonObject(schema)
    ? fieldsOf(schema).find((each) => each.name === name)
    : undefined;
  const label = field?.label ?? formatName(name);
  const own = field?.schema ?? NO_SCHEMA;
  if (inner.length === 0) return { label, schema: own };
  const found = fieldAt(own, inner);
  return { label: `${label}, ${found.label}`, schema: found.schema };
};
