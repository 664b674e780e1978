import { SAFE_ADDRESS_PATTERN } from '@broadsheet/contract/site-path';
import Value from 'typebox/value';
import { type FieldKind, kindOf, type Schema } from './field-kind.ts';

const letters = (count: number): string => `${count} ${count === 1 ? 'character' : 'characters'}`;

type WrittenKind = Extract<
  FieldKind,
  { kind: 'link' | 'picture' | 'rich-text' | 'text' | 'video' }
>;

const textFault = (kind: WrittenKind, value: string): string | null => {
  if (value.length < kind.min)
    return kind.min === 1 ? 'Required. Enter a value.' : `Enter at least ${letters(kind.min)}.`;
  if (kind.max !== null && value.length > kind.max)
    return `Remove ${letters(value.length - kind.max)}. The limit is ${kind.max}.`;
  if (!('pattern' in kind) || kind.pattern === null) return null;
  if (new RegExp(kind.pattern, 'u').test(value)) return null;
  return kind.pattern === SAFE_ADDRESS_PATTERN
    ? 'Enter a page on this site, for example /c/backend-jobs, or a link that starts with https://.'
    : 'The format is not valid. Check the example above.';
};

const numberFault = (
  kind: Extract<FieldKind, { kind: 'number' }>,
  value: number,
): string | null => {
  if (kind.isInteger && !Number.isInteger(value)) return 'Enter a whole number.';
  if (kind.min !== null && value < kind.min) return `Enter ${kind.min} or more.`;
  if (kind.max !== null && value > kind.max) return `Enter ${kind.max} or less.`;
  return null;
};

const WRITTEN: readonly FieldKind['kind'][] = ['link', 'picture', 'rich-text', 'text', 'video'];
const isWritten = (kind: FieldKind): kind is WrittenKind => WRITTEN.includes(kind.kind);

const sentenceFor = (kind: FieldKind, value: unknown): string | null => {
  if (isWritten(kind) && typeof value === 'string') return textFault(kind, value);
  if (kind.kind === 'number' && typeof value === 'number') return numberFault(kind, value);
  if (kind.kind === 'list' && Array.isArray(value)) {
    if (kind.max !== null && value.length > kind.max)
      return `Remove some. The limit is ${kind.max}.`;
    if (value.length < kind.min) return `Add at least ${kind.min}.`;
  }
  return null;
};

/** Describes why a value is invalid for a schema; null if it is valid. */
export const valueFault = (schema: Schema, value: unknown): string | null => {
  if (Value.Check(schema, value)) return null;
  const text = sentenceFor(kindOf(schema), value);
  if (text) return text;
  const [error] = Value.Errors(schema, value);
  const where = error?.instancePath.split('/').filter(Boolean).join(', ');
  return where
    ? `Check this setting: ${where}.`
    : 'This value does not fit here. Reset it to the default.';
};
