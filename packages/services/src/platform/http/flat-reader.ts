import Type, { type TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** How the text of one field becomes its value. */
interface Field {
  readonly name: string;
  readonly schema: TSchema;
  readonly isText: boolean;
  /** An empty text counts as missing. */
  readonly isNumber: boolean;
  /** Undefined: none. */
  readonly preset: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isText = (schema: TSchema): boolean =>
  Type.IsString(schema) ||
  (Type.IsEnum(schema) && schema.enum.every((each) => typeof each === 'string'));

const isNumber = (schema: TSchema): boolean => Type.IsInteger(schema) || Type.IsNumber(schema);

/** Null for a field that is more than one text. */
const fieldOf = (name: string, schema: TSchema): Field | null => {
  const isPlain = isText(schema) || isNumber(schema) || Type.IsLiteral(schema);
  const preset: unknown = Reflect.get(schema, 'default');
  if (!isPlain || (typeof preset === 'object' && preset !== null)) return null;
  return { name, schema, isText: isText(schema), isNumber: isNumber(schema), preset };
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the fields of a query or a form that are one text each: the same as TypeBox's Default and Convert of a clone, without
 * walking the schema for each request. Null for a schema with other fields.
 * @returns a function that returns undefined for what is not one text a field
 */
export const createFlatReader = (schema: TSchema): ((given: unknown) => unknown) | null => {
  if (!Type.IsObject(schema) || typeof Reflect.get(schema, 'additionalProperties') === 'object')
    return null;
  const fields = Object.entries(schema.properties).map(([name, each]) => fieldOf(name, each));
  if (!fields.every((field) => field !== null)) return null;
  return (given) => {
    if (!isFields(given)) return undefined;
    const read: Record<string, unknown> = { ...given };
    for (const { name, schema: each, isText: isAsSent, isNumber: mayBeEmpty, preset } of fields) {
      const isSent = Object.hasOwn(read, name);
      const sent = isSent ? read[name] : '';
      if (typeof sent !== 'string') return undefined;
      if (!isSent || (mayBeEmpty && sent === '')) {
        if (preset !== undefined) read[name] = preset;
        else if (isSent) delete read[name];
      } else if (!isAsSent) read[name] = Value.Convert(each, sent);
    }
    return read;
  };
};
