import { fieldsOf, kindOf, type Schema } from '../settings/field-kind.ts';
import { isJsonObject } from './json.ts';

/** A plain text in the settings of a block. */
export interface TextLocation {
  /** Names of properties and indexes of lists; the first is a setting. */
  readonly path: readonly [string, ...(string | number)[]];
  readonly text: string;
  readonly schema: Schema;
}

type Path = TextLocation['path'];

const locationsAt = (schema: Schema, value: unknown, path: Path): readonly TextLocation[] => {
  const kind = kindOf(schema);
  switch (kind.kind) {
    case 'text': {
      const text = value ?? schema.default;
      const isFree = kind.names === null && kind.pattern === null;
      return isFree && typeof text === 'string' ? [{ path, text, schema }] : [];
    }
    case 'list':
      return (Array.isArray(value) ? value : []).flatMap((each: unknown, at) =>
        locationsAt(kind.item, each, [...path, at]),
      );
    case 'group':
      return isJsonObject(value)
        ? kind.fields.flatMap(({ name, schema: inner }) =>
            locationsAt(inner, value[name], [...path, name]),
          )
        : [];
    default:
      return [];
  }
};

/** Every plain text of a block's settings, also those by default. */
export const textLocations = (
  schema: Schema,
  settings: Readonly<Record<string, unknown>>,
): readonly TextLocation[] =>
  fieldsOf(schema).flatMap(({ name, schema: inner }) => locationsAt(inner, settings[name], [name]));

/** As a page shows a text: white space is one blank. */
export const shownText = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The only plain text of the settings that a page shows like this; null if there is none, or more than one. */
export const findTextLocation = (
  schema: Schema,
  settings: Readonly<Record<string, unknown>>,
  shown: string,
): TextLocation | null => {
  const wanted = shownText(shown);
  const found = textLocations(schema, settings).filter(({ text }) => shownText(text) === wanted);
  const [only] = found;
  return only && found.length === 1 && wanted !== '' ? only : null;
};

const withDeep = (value: unknown, path: readonly (string | number)[], text: string): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) return text;
  if (Array.isArray(value))
    return value.map((each: unknown, at) => (at === step ? withDeep(each, rest, text) : each));
  const known = isJsonObject(value) ? value : {};
  return { ...known, [step]: withDeep(known[step], rest, text) };
};

/** The value of the setting that has the text, with another text. */
export const withText = (
  settings: Readonly<Record<string, unknown>>,
  { path: [name, ...rest] }: TextLocation,
  text: string,
): unknown => withDeep(settings[name], rest, text);
