import { SAFE_ADDRESS_PATTERN } from '@broadsheet/contract/site-path';
import Value from 'typebox/value';
import { type FieldKind, kindOf, type Schema } from './field-kind.ts';

const letters = (count: number): string => `${count} ${count === 1 ? 'letter' : 'letters'}`;

const textFault = (kind: Extract<FieldKind, { kind: 'text' }>, value: string): string | null => {
  if (value.length < kind.min)
    return kind.min === 1 ? 'This may not be empty.' : `At least ${letters(kind.min)}.`;
  if (kind.max !== null && value.length > kind.max)
    return `${value.length - kind.max} too many: ${letters(kind.max)} at most.`;
  if (kind.pattern === null || new RegExp(kind.pattern, 'u').test(value)) return null;
  return kind.pattern === SAFE_ADDRESS_PATTERN
    ? 'Write a path of this site, such as /c/backend-jobs, or an address that begins with https://.'
    : 'This is not written as it has to be.';
};

const numberFault = (
  kind: Extract<FieldKind, { kind: 'number' }>,
  value: number,
): string | null => {
  if (kind.isInteger && !Number.isInteger(value)) return 'A whole number.';
  if (kind.min !== null && value < kind.min) return `${kind.min} at least.`;
  if (kind.max !== null && value > kind.max) return `${kind.max} at most.`;
  return null;
};

const sentenceFor = (kind: FieldKind, value: unknown): string | null => {
  if (kind.kind === 'text' && typeof value === 'string') return textFault(kind, value);
  if (kind.kind === 'number' && typeof value === 'number') return numberFault(kind, value);
  if (kind.kind === 'list' && Array.isArray(value)) {
    if (kind.max !== null && value.length > kind.max) return `${kind.max} at most.`;
    if (value.length < kind.min) return `${kind.min} at least.`;
  }
  return null;
};

/** What keeps a value from being one of a schema, as a sentence; null where nothing does. */
export const valueFault = (schema: Schema, value: unknown): string | null => {
  if (Value.Check(schema, value)) return null;
  const text = sentenceFor(kindOf(schema), value);
  if (text) return text;
  const [error] = Value.Errors(schema, value);
  const where = error?.instancePath.split('/').filter(Boolean).join(', ');
  return where
    ? `Something is wrong within: ${where}.`
    : 'This is of another kind than it has to be.';
};
