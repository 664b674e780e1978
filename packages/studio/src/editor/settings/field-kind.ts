import {
  PICTURE_SHAPE,
  PICTURE_SHAPE_NAMES,
  type PictureShape,
} from '@broadsheet/contract/picture-shape';
import { RICH_TEXT } from '@broadsheet/contract/rich-text';
import { formatName } from '../../format/format-name.ts';
import { isJsonObject } from '../model/json.ts';
import { bandsOf, labelOfChoice, labelOfSetting } from './setting-labels.ts';

/** The kind of form field for a setting's schema. */
export type FieldKind =
  | {
      readonly kind: 'text';
      readonly long: boolean;
      readonly min: number;
      readonly max: number | null;
      readonly pattern: string | null;
      readonly names: string | null;
    }
  | { readonly kind: 'rich-text'; readonly min: number; readonly max: number | null }
  | {
      readonly kind: 'picture';
      readonly shape: PictureShape;
      readonly min: number;
      readonly max: number | null;
      readonly pattern: string | null;
    }
  | { readonly kind: 'moment' }
  | {
      readonly kind: 'number';
      readonly isInteger: boolean;
      readonly min: number | null;
      readonly max: number | null;
    }
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | {
      readonly kind: 'list';
      readonly item: Schema;
      readonly max: number | null;
      readonly min: number;
    }
  | { readonly kind: 'group'; readonly fields: readonly Field[] }
  | { readonly kind: 'either'; readonly of: readonly Schema[] }
  | { readonly kind: 'unknown' };

export type Schema = Readonly<Record<string, unknown>>;

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** A text with a higher maximum length gets a textarea. */
const LONG = 120;

/** The start of every pattern of an ISO instant. */
const INSTANT_START = '^\\d{4}-\\d{2}-\\d{2}T';

const textAt = (schema: Schema, key: string): string | null => {
  const value = schema[key];
  return typeof value === 'string' ? value : null;
};
const numberAt = (schema: Schema, key: string): number | null => {
  const value = schema[key];
  return typeof value === 'number' ? value : null;
};
const schemasAt = (schema: Schema, key: string): readonly Schema[] => {
  const value = schema[key];
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
};

const choicesOf = (schema: Schema): readonly (string | number)[] => {
  const values = Array.isArray(schema.enum)
    ? schema.enum
    : schemasAt(schema, 'anyOf').map((each) => each.const);
  const known = values.filter((each) => typeof each === 'string' || typeof each === 'number');
  return known.length === values.length ? known : [];
};

export const fieldsOf = (schema: Schema): readonly Field[] => {
  const properties = isJsonObject(schema.properties) ? schema.properties : {};
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(properties).flatMap(([name, each]) =>
    isJsonObject(each)
      ? [
          {
            name,
            label: textAt(each, 'title') ?? labelOfSetting(name) ?? formatName(name),
            help: textAt(each, 'description') ?? '',
            required: required.includes(name) && each.default === undefined,
            schema: each,
          },
        ]
      : [],
  );
};

const ofString = (schema: Schema): FieldKind => {
  const min = numberAt(schema, 'minLength') ?? 0;
  const max = numberAt(schema, 'maxLength');
  const pattern = textAt(schema, 'pattern');
  if (schema[RICH_TEXT.key] === RICH_TEXT.value) return { kind: 'rich-text', min, max };
  if (pattern?.startsWith(INSTANT_START)) return { kind: 'moment' };
  const shape = PICTURE_SHAPE_NAMES.find((name) => name === schema[PICTURE_SHAPE]);
  if (shape) return { kind: 'picture', shape, min, max, pattern };
  const long = max !== null && max > LONG && pattern === null;
  return { kind: 'text', long, min, max, pattern, names: textAt(schema, 'x-names') };
};

const byType = (schema: Schema): FieldKind => {
  switch (schema.type) {
    case 'string':
      return ofString(schema);
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        isInteger: schema.type === 'integer',
        min: numberAt(schema, 'minimum'),
        max: numberAt(schema, 'maximum'),
      };
    case 'boolean':
      return { kind: 'switch' };
    case 'array':
      return isJsonObject(schema.items)
        ? {
            kind: 'list',
            item: schema.items,
            max: numberAt(schema, 'maxItems'),
            min: numberAt(schema, 'minItems') ?? 0,
          }
        : { kind: 'unknown' };
    case 'object':
      return isJsonObject(schema.properties)
        ? { kind: 'group', fields: fieldsOf(schema) }
        : { kind: 'unknown' };
    default:
      return { kind: 'unknown' };
  }
};

/** The label of one choice of a setting. */
export const formatChoice = (schema: Schema, value: unknown): string => {
  if (value === '') return 'None';
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return bandsOf(schema)?.get(Number(value)) ?? labelOfChoice(value) ?? formatName(String(value));
};

export const kindOf = (schema: Schema): FieldKind => {
  const bands = bandsOf(schema);
  if (bands) return { kind: 'choice', values: [...bands.keys()] };
  const values = choicesOf(schema);
  if (values.length > 0) return { kind: 'choice', values };
  const of = schemasAt(schema, 'anyOf');
  return of.length > 0 ? { kind: 'either', of } : byType(schema);
};

/** The initial value of a new list element, with all required fields empty. */
export const emptyValue = (schema: Schema): unknown => {
  if (schema.default !== undefined) return schema.default;
  const kind = kindOf(schema);
  switch (kind.kind) {
    case 'number':
      return kind.min ?? 0;
    case 'switch':
      return false;
    case 'choice':
      return kind.values[0];
    case 'list':
      return [];
    case 'group':
      return Object.fromEntries(
        kind.fields
          .filter(({ required }) => required)
          .map(({ name, schema: inner }) => [name, emptyValue(inner)]),
      );
    case 'either':
      return kind.of[0] ? emptyValue(kind.of[0]) : '';
    default:
      return '';
  }
};
