import { isJsonObject } from '../editor/model/json.ts';
import { fieldsOf } from '../editor/settings/field-kind.ts';
import { formatName } from '../format/format-name.ts';

/** Formats the path of a setting by the labels of its form: `hero.seeAll` is "Hero, See all". */
export const labelOfPath = (schema: unknown, path: string): string => {
  const [name = '', ...inner] = path.split('.');
  const field = isJsonObject(schema)
    ? fieldsOf(schema).find((each) => each.name === name)
    : undefined;
  const label = field?.label ?? formatName(name);
  return inner.length > 0 ? `${label}, ${labelOfPath(field?.schema, inner.join('.'))}` : label;
};
