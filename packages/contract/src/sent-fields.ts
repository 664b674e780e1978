import Type, { type TSchema } from 'typebox';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether all that a schema fixes stands there, such as the name of a step. */
const isMeant = (schema: TSchema, fields: Fields): boolean => {
  if (!Type.IsObject(schema)) return false;
  const fixed = Object.entries(schema.properties).filter(([, each]) => Type.IsLiteral(each));
  return fixed.length > 0 && fixed.every(([name, each]) => Object(each).const === fields[name]);
};

/** Of several forms that a body may have, the one that it means to have, so that faults are told of that one alone. */
export const meantSchema = (schema: TSchema, sent: unknown): TSchema => {
  if (!Type.IsUnion(schema) || !isFields(sent)) return schema;
  return schema.anyOf.find((each) => isMeant(each, sent)) ?? schema;
};

const takesNull = (schema: TSchema): boolean =>
  Type.IsUnion(schema) && schema.anyOf.some((each) => Type.IsNull(each));

/** An empty text is null where null may stand: forms have no other way to say it. */
export const readEmptyFields = (schema: TSchema, sent: unknown): unknown => {
  if (!Type.IsObject(schema) || !isFields(sent)) return sent;
  const { properties } = schema;
  const isEmptied = (name: string, value: unknown): boolean =>
    value === '' && Object.hasOwn(properties, name) && takesNull(properties[name] ?? Type.Any());
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, isEmptied(name, value) ? null : value]),
  );
};

const LIST = /\[\]$/;

const isList = (schema: TSchema | undefined, name: string): boolean =>
  schema !== undefined &&
  Type.IsObject(schema) &&
  Object.hasOwn(schema.properties, name) &&
  Type.IsArray(schema.properties[name] ?? Type.Any());

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * What a form says by name. All values of a name that its schema takes as a list are one, and each may hold several
 * between commas; of a name that ends in `[]` they are joined by commas, under the name before it; of any other name that
 * is given twice the last counts.
 */
export const readFormFields = (
  schema: TSchema | undefined,
  text: string,
): Record<string, string | string[]> => {
  const fields = new URLSearchParams(text);
  const meant = schema && meantSchema(schema, Object.fromEntries(fields));
  return Object.fromEntries(
    [...fields].map(([name, value]) => {
      const plain = name.replace(LIST, '');
      if (isList(meant, plain)) return [plain, fields.getAll(name).flatMap(partsOf)];
      return [plain, name === plain ? value : fields.getAll(name).join(',')];
    }),
  );
};
