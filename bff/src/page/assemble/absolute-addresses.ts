const ADDRESS_KEYS = new Set(['@id', 'item', 'logo', 'sameAs', 'url', 'urlTemplate']);

/**
 * Structured data with whole addresses: search engines take no relative ones, and loaders know no
 * origin.
 */
export const withAbsoluteAddresses = (value: unknown, origin: string, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => withAbsoluteAddresses(each, origin, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        withAbsoluteAddresses(each, origin, name),
      ]),
    );
  }
  const isLocal = typeof value === 'string' && value.startsWith('/') && ADDRESS_KEYS.has(key);
  return isLocal ? origin + value : value;
};
