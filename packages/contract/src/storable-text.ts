/** NUL and lone surrogates: PostgreSQL stores neither, and no text that people write has them. */
const UNSTORABLE = /[\0\ud800-\udfff]/u;

export const isStorableText = (text: string): boolean => !UNSTORABLE.test(text);

const isContainer = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

/**
 * Where a query, parameters or a body hold text that no database stores, as a JSON pointer; null where all of it can be
 * stored. Names of properties count as text, too. Bytes and streams are not looked at.
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

/** The finding of a validator for such text, in the shape that Fastify and TypeBox give their own. */
export const unstorableTextAt = (instancePath: string) => ({
  instancePath,
  message: 'has a character that cannot be saved',
  keyword: 'text',
  schemaPath: '#',
  params: {},
});
