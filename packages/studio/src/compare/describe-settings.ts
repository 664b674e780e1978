import { isJsonObject, sameJson } from '../editor/model/json.ts';
import { fieldsOf, kindOf, type Schema } from '../editor/settings/field-kind.ts';
import { formatSetting, isNothing } from '../editor/settings/format-setting.ts';
import { shapeOf, titleOfEntry } from '../editor/settings/new-entry.ts';
import { count } from '../format/count.ts';
import { formatName } from '../format/format-name.ts';
import { quoted, quotedPair } from '../format/quote.ts';

const NO_SCHEMA: Schema = {};

/** The first text of a group of which no form knows anything. */
const firstText = (group: Readonly<Record<string, unknown>>): string => {
  const text = Object.values(group).find((value) => typeof value === 'string' && value !== '');
  return typeof text === 'string' ? text : '';
};

/** What names an entry of a list, as its form does; null where nothing does. */
const formatEntry = (item: Schema, entry: unknown): string | null => {
  if (!isJsonObject(entry)) return formatSetting(item, entry);
  const title = titleOfEntry(item, entry) || firstText(entry);
  return title === '' ? null : quoted(title);
};

/** The entries of one list that the other does not have; equal entries are counted. */
const withoutEntries = (list: readonly unknown[], others: readonly unknown[]) => {
  const rest = [...others];
  return list.filter((entry) => {
    const at = rest.findIndex((other) => sameJson(other, entry));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
};

const listEntries = (item: Schema, entries: readonly unknown[]): string => {
  const named = entries.flatMap((entry) => formatEntry(item, entry) ?? []);
  return named.length === entries.length && named.length <= 3
    ? named.join(', ')
    : count(entries.length, 'entry', 'entries');
};

const describeList = (
  label: string,
  item: Schema,
  before: readonly unknown[],
  after: readonly unknown[],
): readonly string[] => {
  const [removed, added] = [withoutEntries(before, after), withoutEntries(after, before)];
  if (removed.length === 0 && added.length === 0) return [`${label}: the order changed.`];
  // As many old as new ones: the entries at the same positions were edited.
  const isEdited = before.length === after.length && added.length === removed.length;
  if (isEdited)
    return after.flatMap((entry, at) =>
      describeSetting(`${label}, entry ${at + 1}`, item, before[at], entry),
    );
  return [
    ...(added.length > 0 ? [`${label}: ${listEntries(item, added)} added.`] : []),
    ...(removed.length > 0 ? [`${label}: ${listEntries(item, removed)} removed.`] : []),
  ];
};

const describeGroup = (
  label: string | null,
  schema: Schema,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly string[] => {
  const fields = new Map(fieldsOf(schema).map((field) => [field.name, field]));
  // In the order of the form, without what it hides; what the schema does not have comes last.
  const names = new Set([...fields.keys(), ...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const field = fields.get(name);
    if (field && kindOf(field.schema).kind === 'hidden') return [];
    const own = field?.label ?? formatName(name);
    const inner = label === null ? own : `${label}, ${own.toLowerCase()}`;
    const value = (object: Readonly<Record<string, unknown>>) =>
      object[name] === undefined ? field?.schema.default : object[name];
    return describeSetting(inner, field?.schema ?? NO_SCHEMA, value(before), value(after));
  });
};

const describeText = (label: string, before: string, after: string): readonly string[] => {
  const pair = quotedPair(before, after);
  return [
    pair === null
      ? `${label}: the spacing changed.`
      : `${label} changed from ${pair.was} to ${pair.is}.`,
  ];
};

/** What differs in one value, a sentence each; empty for equal ones, and where both are nothing. */
export const describeSetting = (
  label: string,
  schema: Schema,
  before: unknown,
  after: unknown,
): readonly string[] => {
  if (sameJson(before, after) || (isNothing(before) && isNothing(after))) return [];
  const kind = kindOf(schema);
  const inner = kind.kind === 'nullable' ? kind.of : schema;
  const items = kindOf(inner);
  if (Array.isArray(before) && Array.isArray(after))
    return describeList(label, 'item' in items ? items.item : NO_SCHEMA, before, after);
  if (isJsonObject(before) && isJsonObject(after))
    return describeGroup(label, shapeOf(after, inner), before, after);
  const isText = items.kind !== 'choice' && !isNothing(before) && !isNothing(after);
  if (isText && typeof before === 'string' && typeof after === 'string')
    return describeText(label, before, after);
  const [was, is] = [formatSetting(inner, before), formatSetting(inner, after)];
  if (was === null || is === null) {
    if (before === undefined || before === null) return [`${label} added.`];
    return [after === undefined || after === null ? `${label} removed.` : `${label} changed.`];
  }
  if (was === 'nothing') return [`${label} set to ${is}.`];
  return [
    is === 'nothing'
      ? `${label} removed. It was ${was}.`
      : `${label} changed from ${was} to ${is}.`,
  ];
};

/** What differs in the settings of one block, a sentence each, by the labels of the form. */
export const describeSettings = (
  schema: unknown,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly string[] =>
  describeGroup(null, isJsonObject(schema) ? schema : NO_SCHEMA, before, after);
