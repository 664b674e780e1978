import type { TSchema } from 'typebox';

/** The JSON Schema keywords that block settings use. */
interface SettingSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: SettingSchema;
  readonly properties?: Readonly<Record<string, SettingSchema>>;
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly description?: string;
}

export interface SettingRow {
  /** `items[].title` for a field of each entry of a list. */
  readonly name: string;
  readonly kind: string;
  /** As JSON; `required` or `none` if there is no default. */
  readonly defaultText: string;
  readonly description: string;
}

const formatRange = (min: number | undefined, max: number | undefined): string => {
  if (max === undefined) return min ? `at least ${min}` : '';
  return min ? `${min} to ${max}` : `up to ${max}`;
};

const withRange = (noun: string, range: string, unit = ''): string =>
  range === '' ? noun : `${noun}, ${range}${unit}`;

const describeKind = (schema: SettingSchema): string => {
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  switch (schema.type) {
    case 'string':
      return withRange('text', formatRange(schema.minLength, schema.maxLength), ' characters');
    case 'integer':
      return withRange('whole number', `${schema.minimum ?? ''} to ${schema.maximum ?? ''}`);
    case 'boolean':
      return '`true` or `false`';
    case 'array': {
      const entries =
        schema.items?.type === 'object' ? 'objects' : describeKind(schema.items ?? {});
      const range = formatRange(schema.minItems, schema.maxItems);
      return `${withRange('list', range, ' entries')}${schema.uniqueItems ? ', each once' : ''}: ${entries}`;
    }
    case 'object':
      return 'object';
    default:
      throw new Error(`the reference cannot describe ${JSON.stringify(schema)}`);
  }
};

const isWithFields = ({ properties }: SettingSchema): boolean =>
  properties !== undefined && Object.keys(properties).length > 0;

const describeFields = (schema: SettingSchema, prefix: string): SettingRow[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const isNeeded = schema.required?.includes(name) ?? false;
    const fallback = isNeeded ? 'required' : 'none';
    const hasFields = isWithFields(field);
    const row: SettingRow = {
      name: path,
      kind: describeKind(field),
      defaultText:
        field.default === undefined || hasFields
          ? fallback
          : `\`${JSON.stringify(field.default)}\``,
      description: field.description ?? '',
    };
    const entry = field.items && isWithFields(field.items) ? field.items : null;
    const inner = hasFields
      ? describeFields(field, `${path}.`)
      : entry
        ? describeFields(entry, `${path}[].`)
        : [];
    return hasFields ? [{ ...row, defaultText: 'see below' }, ...inner] : [row, ...inner];
  });

/** One row for each setting of a block type, including fields of lists and objects. */
export const describeSettings = (settings: TSchema): SettingRow[] =>
  describeFields(settings as SettingSchema, '');
