import type { ValueNode } from '@humanwhocodes/momoa';
import { plainValue } from './json-source.ts';
import { suggestName } from './nearest-name.ts';

/** The keywords of JSON Schema that the product's schemas use. */
export interface JsonSchema {
  /** Schemas that this one and its parts name by `$ref`. */
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  /** A list must have this length, with a schema for each entry. */
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Fault {
  readonly expected: string;
  readonly mend: string;
}

export const quoteValue = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

export const kindOf = (node: ValueNode): string => node.type.toLowerCase();

const oneOf = (values: readonly unknown[]): string => {
  const texts = values.map(quoteValue);
  const last = texts.pop();
  return texts.length === 0 ? `${last}` : `one of ${texts.join(', ')} or ${last}`;
};

export const KIND_TEXT: Readonly<Record<string, string>> = {
  object: 'an object { }',
  array: 'a list [ ]',
  string: 'a text in double quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
};

const kindFault = (schema: JsonSchema, node: ValueNode): Fault | null => {
  const kind = schema.type;
  if (kind === undefined || kind === kindOf(node)) return null;
  if (kind === 'integer' && node.type === 'Number' && Number.isInteger(node.value)) return null;
  const expected = KIND_TEXT[kind] ?? kind;
  return { expected, mend: `Write ${expected}.` };
};

/** "A path of this site." becomes lower case within a sentence; "ISO 8601" stays. */
const asPhrase = (description: string): string =>
  description.replace(/\.$/, '').replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());

/** The text as it was probably meant: in lower case, with hyphens for blanks. */
const nearText = (text: string, pattern: RegExp): string | undefined => {
  const candidate = text
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/g, '-');
  return pattern.test(candidate) ? candidate : undefined;
};

const patternFault = (schema: JsonSchema, text: string, written: string): Fault | null => {
  const pattern = new RegExp(written, 'u');
  if (pattern.test(text)) return null;
  const expected = schema.description
    ? asPhrase(schema.description)
    : `a text that matches ${written}`;
  const near = nearText(text, pattern);
  return { expected, mend: near === undefined ? `Write ${expected}.` : `Did you mean "${near}"?` };
};

const textFault = (schema: JsonSchema, text: string): Fault | null => {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = schema;
  const length = [...text].length;
  if (length === 0 && minLength > 0)
    return { expected: 'a text that is not empty', mend: 'Write it, or remove it.' };
  if (length < minLength)
    return { expected: `a text of at least ${minLength} characters`, mend: 'Write more.' };
  if (length > maxLength)
    return {
      expected: `a text of at most ${maxLength} characters (it has ${length})`,
      mend: `Shorten it by ${length - maxLength}.`,
    };
  return pattern === undefined ? null : patternFault(schema, text, pattern);
};

const numberFault = (schema: JsonSchema, value: number): Fault | null => {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  if (value >= minimum && value <= maximum) return null;
  const kind = schema.type === 'integer' ? 'whole number' : 'number';
  const expected =
    schema.minimum === undefined
      ? `a ${kind} of at most ${maximum}`
      : schema.maximum === undefined
        ? `a ${kind} of at least ${minimum}`
        : `a ${kind} from ${minimum} to ${maximum}`;
  return { expected, mend: `Choose ${expected}.` };
};

/** The fault of this one value, without its children; null when it is valid. */
export const scalarFault = (schema: JsonSchema, node: ValueNode): Fault | null => {
  const allowed = 'const' in schema ? [schema.const] : schema.enum;
  if (allowed) {
    const value = plainValue(node);
    if (allowed.includes(value)) return null;
    const names = allowed.filter((each) => typeof each === 'string');
    const expected = oneOf(allowed);
    const mend = typeof value === 'string' && names.length > 0 ? suggestName(value, names) : null;
    return { expected, mend: mend ?? `Write ${expected}.` };
  }
  const wrongKind = kindFault(schema, node);
  if (wrongKind) return wrongKind;
  if (node.type === 'String') return textFault(schema, node.value);
  if (node.type === 'Number') return numberFault(schema, node.value);
  return null;
};
