/** NUL and lone surrogates: PostgreSQL stores neither, and real text contains none. */
const UNSTORABLE = /[\0\ud800-\udfff]/u;

export const isStorableText = (text: string): boolean => !UNSTORABLE.test(text);

const isContainer = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

/**
 * The JSON pointer of text that no database can store, in a query, parameters or a body; null where there is none.
 * Property names count as text. Bytes and streams are skipped.
 */
export const findUnstorableText = (value: unknown, path = ''): string | null => {
  if (typeof value === 'string') return isStorableText(value) ? null : path;
  if (!isContainer(value)) return null;
  for (const [name, entry] of Object.entries(value)) {
    const found = isStorableText(name) ? findUnstorableText(entry, `${path}/${name}`) : path;
    if (found !== null) return found;
  }
  return null;
};

/** The validation error of such text, in the format of Fastify and TypeBox. */
export const unstorableTextAt = (instancePath: string) => ({
  instancePath,
  message: 'has a character that cannot be saved',
  keyword: 'text',
  schemaPath: '#',
  params: {},
});
