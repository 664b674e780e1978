import { isStorableText } from './storable-text.ts';

/** Never repeated from a page's address: secrets and personal data do not travel with calls. */
export const SENSITIVE_PARAMETERS: ReadonlySet<string> = new Set([
  'token',
  'otp',
  'email',
  'password',
  'next',
  'preview',
]);

/** What each call of a service carries of the page that it is made on. */
export const PAGE_PARAMETERS = ['ref', 'referenceText', 'pref', 'refPool'] as const;
export type PageParameters = Partial<Record<(typeof PAGE_PARAMETERS)[number], string>>;

const POOL_LENGTH_MAX = 1000;

/**
 * The page parameters of a call, from the query of the page. Values that would make `refPool` too long are dropped, and
 * text that no database can store.
 */
export const pageParametersOf = (query: URLSearchParams): PageParameters => {
  const pool: Record<string, string> = {};
  for (const [name, value] of query) {
    if (value === '' || SENSITIVE_PARAMETERS.has(name.toLowerCase())) continue;
    if (!isStorableText(name) || !isStorableText(value)) continue;
    const grown = { ...pool, [name]: value };
    if (JSON.stringify(grown).length <= POOL_LENGTH_MAX) Object.assign(pool, grown);
  }
  const { ref, pref } = pool;
  return {
    ...(ref === undefined ? {} : { ref, referenceText: ref }),
    ...(pref === undefined ? {} : { pref }),
    ...(Object.keys(pool).length === 0 ? {} : { refPool: JSON.stringify(pool) }),
  };
};
