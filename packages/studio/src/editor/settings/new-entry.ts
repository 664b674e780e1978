import { isJsonObject } from '../model/json.ts';
import { emptyValue, fieldsOf, kindOf, type Schema } from './field-kind.ts';

const nextNumber = (others: readonly unknown[]): number =>
  1 + Math.max(0, ...others.filter((each) => typeof each === 'number'));

const nextKey = (others: readonly unknown[]): string => {
  let count = others.length + 1;
  while (others.includes(`entry-${count}`)) count += 1;
  return `entry-${count}`;
};

const numbered = (value: unknown, item: Schema, others: readonly unknown[]): unknown => {
  if (!isJsonObject(value)) return value;
  const own = fieldsOf(item).filter(
    ({ schema }) => schema.const === undefined && kindOf(schema).kind === 'hidden',
  );
  const numbers = own.map(({ name, schema }) => {
    const used = others.map((each) => (isJsonObject(each) ? each[name] : undefined));
    return [name, schema.type === 'integer' ? nextNumber(used) : nextKey(used)];
  });
  const lists = fieldsOf(item).flatMap(({ name, schema }) => {
    const kind = kindOf(schema);
    const all = value[name];
    if (kind.kind !== 'list' || !Array.isArray(all)) return [];
    const entries: unknown[] = [];
    for (const each of all) entries.push(numberedEntry(each, kind.item, entries));
    return [[name, entries]];
  });
  return { ...value, ...Object.fromEntries(numbers), ...Object.fromEntries(lists) };
};

/** The option of an entry that has several shapes. */
export const shapeOf = (value: unknown, item: Schema): Schema => {
  const kind = kindOf(item);
  return kind.kind === 'either' ? (findOption(kind.of, value) ?? item) : item;
};

/** The option whose constants a value has; undefined if none has any. */
export const findOption = (of: readonly Schema[], value: unknown): Schema | undefined =>
  of.find(
    (each) =>
      isJsonObject(value) &&
      fieldsOf(each).some(({ schema }) => schema.const !== undefined) &&
      fieldsOf(each).every(
        ({ name, schema }) => schema.const === undefined || schema.const === value[name],
      ),
  );

/** An entry with a number or key that no other entry of its list has. */
const numberedEntry = (value: unknown, item: Schema, others: readonly unknown[]): unknown =>
  numbered(value, shapeOf(value, item), others);

/** A new entry of a list, with its required fields empty and a number of its own. */
export const newEntry = (item: Schema, others: readonly unknown[]): unknown =>
  numberedEntry(emptyValue(item), item, others);

/** The limit of letters of a title. */
const TITLE_MAX = 60;

/** What names a group in its list: the start of its first text; empty where it has none. */
export const titleOfEntry = (item: Schema, value: unknown): string => {
  if (!isJsonObject(value)) return '';
  const first = fieldsOf(shapeOf(value, item)).find(
    ({ name, schema }) => kindOf(schema).kind === 'text' && value[name] !== '',
  );
  const title = first && value[first.name];
  if (typeof title !== 'string') return '';
  return title.length > TITLE_MAX ? `${title.slice(0, TITLE_MAX - 1)}…` : title;
};
