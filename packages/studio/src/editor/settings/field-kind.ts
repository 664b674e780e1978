import { COLOUR_PATTERN } from '@broadsheet/contract/colour-pattern';
import { NAMES_LINK } from '@broadsheet/contract/names-link';
import { NUMBERED } from '@broadsheet/contract/numbered';
import {
  PICTURE_SHAPE,
  PICTURE_SHAPE_NAMES,
  type PictureShape,
} from '@broadsheet/contract/picture-shape';
import { RICH_TEXT } from '@broadsheet/contract/rich-text';
import { SAFE_ADDRESS_PATTERN } from '@broadsheet/contract/site-path';
import {
  CAPTIONS_ADDRESS_PATTERN,
  VIDEO_ADDRESS_PATTERN,
} from '@broadsheet/contract/video-address';
import { formatName } from '../../format/format-name.ts';
import type { VideoKind } from '../../videos/video-text.ts';
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
  /** A video or captions: an address, or a file that is uploaded. */
  | {
      readonly kind: 'video';
      readonly of: VideoKind;
      readonly min: number;
      readonly max: number | null;
      readonly pattern: string | null;
    }
  | { readonly kind: 'moment' }
  | { readonly kind: 'colour' }
  /** A path of the site or an https:// address. */
  | {
      readonly kind: 'link';
      readonly min: number;
      readonly max: number | null;
      readonly pattern: string | null;
    }
  | {
      readonly kind: 'number';
      readonly isInteger: boolean;
      readonly min: number | null;
      readonly max: number | null;
    }
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  /** Several of a few values. */
  | {
      readonly kind: 'choices';
      readonly item: Schema;
      readonly values: readonly (string | number)[];
    }
  | {
      readonly kind: 'list';
      readonly item: Schema;
      readonly max: number | null;
      readonly min: number;
    }
  | { readonly kind: 'group'; readonly fields: readonly Field[] }
  /** Values under names of any kind. */
  | { readonly kind: 'record'; readonly item: Schema }
  | { readonly kind: 'either'; readonly of: readonly Schema[] }
  /** A value, or null for none. */
  | { readonly kind: 'nullable'; readonly of: Schema }
  /** What no form shows: constants, and the numbers of entries. */
  | { readonly kind: 'hidden' }
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

const VIDEO_PATTERNS: ReadonlyMap<string, VideoKind> = new Map([
  [VIDEO_ADDRESS_PATTERN, 'video'],
  [CAPTIONS_ADDRESS_PATTERN, 'captions'],
]);

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
  if (schema.format === 'date-time' || pattern?.startsWith(INSTANT_START))
    return { kind: 'moment' };
  if (pattern === COLOUR_PATTERN) return { kind: 'colour' };
  const shape = PICTURE_SHAPE_NAMES.find((name) => name === schema[PICTURE_SHAPE]);
  if (shape) return { kind: 'picture', shape, min, max, pattern };
  const of = VIDEO_PATTERNS.get(pattern ?? '');
  if (of) return { kind: 'video', of, min, max, pattern };
  if (pattern === SAFE_ADDRESS_PATTERN || schema[NAMES_LINK.key] === NAMES_LINK.value)
    return { kind: 'link', min, max, pattern };
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
    case 'array': {
      const values = isJsonObject(schema.items) ? choicesOf(schema.items) : [];
      if (isJsonObject(schema.items) && schema.uniqueItems === true && values.length > 0)
        return { kind: 'choices', item: schema.items, values };
      return isJsonObject(schema.items)
        ? {
            kind: 'list',
            item: schema.items,
            max: numberAt(schema, 'maxItems'),
            min: numberAt(schema, 'minItems') ?? 0,
          }
        : { kind: 'unknown' };
    }
    case 'object': {
      if (isJsonObject(schema.properties)) return { kind: 'group', fields: fieldsOf(schema) };
      const item = isJsonObject(schema.patternProperties)
        ? Object.values(schema.patternProperties)[0]
        : undefined;
      return isJsonObject(item) ? { kind: 'record', item } : { kind: 'unknown' };
    }
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

const isHidden = (schema: Schema): boolean =>
  schema.const !== undefined || Object.keys(NUMBERED).some((mark) => schema[mark] !== undefined);

export const kindOf = (schema: Schema): FieldKind => {
  if (isHidden(schema)) return { kind: 'hidden' };
  const bands = bandsOf(schema);
  if (bands) return { kind: 'choice', values: [...bands.keys()] };
  const values = choicesOf(schema);
  if (values.length > 0) return { kind: 'choice', values };
  const of = schemasAt(schema, 'anyOf');
  const [some, ...others] = of.filter(({ type }) => type !== 'null');
  if (some && others.length === 0 && of.length > 1) return { kind: 'nullable', of: some };
  return of.length > 0 ? { kind: 'either', of } : byType(schema);
};

/** The initial value of a new list element, with all required fields empty. */
export const emptyValue = (schema: Schema): unknown => {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  const kind = kindOf(schema);
  switch (kind.kind) {
    case 'number':
      return kind.min ?? 0;
    case 'switch':
      return false;
    case 'choice':
      return kind.values[0];
    case 'choices':
      return numberAt(schema, 'minItems') ? kind.values.slice(0, 1) : [];
    case 'list':
      return Array.from({ length: kind.min }, () => emptyValue(kind.item));
    case 'record':
      return {};
    case 'group':
      return Object.fromEntries(
        kind.fields
          .filter(({ required }) => required)
          .map(({ name, schema: inner }) => [name, emptyValue(inner)]),
      );
    case 'nullable':
      return null;
    case 'either':
      return kind.of[0] ? emptyValue(kind.of[0]) : '';
    default:
      return '';
  }
};
