import Type, { type TObject, type TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** A query parameter `set.title=...` changes the setting `title` of a fixture. */
export const SETTING_PREFIX = 'set.';

export interface SettingFault {
  readonly name: string;
  /** The validator's message. */
  readonly message: string;
}
export interface ChangedSettings {
  readonly settings: Readonly<Record<string, unknown>>;
  /** Empty where the settings are valid. */
  readonly faults: readonly SettingFault[];
}

/** Text, numbers, switches and choices have their own field types; lists and objects are edited as JSON. */
export const isJsonSetting = (schema: TSchema): boolean =>
  !(
    Type.IsString(schema) ||
    Type.IsInteger(schema) ||
    Type.IsNumber(schema) ||
    Type.IsBoolean(schema) ||
    Type.IsEnum(schema)
  );

const parseSetting = (schema: TSchema, text: string): unknown => {
  if (Type.IsString(schema) || Type.IsEnum(schema)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** An empty field omits an optional setting, unless an empty text is a valid value. */
const isLeftOut = (schema: TSchema, text: string): boolean =>
  text === '' && (!Type.IsString(schema) || !Value.Check(schema, ''));

/** A fixture's settings with those that a query changes. */
export const changeSettings = (
  schema: TObject,
  settings: Readonly<Record<string, unknown>>,
  query: URLSearchParams,
): ChangedSettings => {
  const changed: Record<string, unknown> = { ...settings };
  const unknown: SettingFault[] = [];
  for (const [key, text] of query) {
    if (!key.startsWith(SETTING_PREFIX)) continue;
    const name = key.slice(SETTING_PREFIX.length);
    const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    if (!property) unknown.push({ name, message: 'is not a setting of this block' });
    else if (isLeftOut(property, text)) delete changed[name];
    else changed[name] = parseSetting(property, text);
  }
  const faults = Value.Errors(schema, changed).map(({ instancePath, message }) => {
    const [, name = '', ...rest] = instancePath.split('/');
    return { name, message: rest.length > 0 ? `${rest.join('/')} ${message}` : message };
  });
  return { settings: changed, faults: [...unknown, ...faults] };
};
