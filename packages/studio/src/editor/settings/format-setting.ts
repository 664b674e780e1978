import { quoted } from '../../format/quote.ts';
import { isJsonObject } from '../model/json.ts';
import { formatChoice, kindOf, type Schema } from './field-kind.ts';

export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

/** Formats the value of a setting as its form shows it; null for a list or a group, which does not fit into a sentence. */
export const formatSetting = (schema: Schema, value: unknown): string | null => {
  if (isNothing(value)) return 'nothing';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value) || isJsonObject(value)) return null;
  const kind = kindOf(schema);
  if (kind.kind === 'nullable') return formatSetting(kind.of, value);
  const text = kind.kind === 'choice' ? formatChoice(schema, value) : String(value);
  return typeof value === 'number' ? text : quoted(text);
};
