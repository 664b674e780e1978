import { type PageParameters, SENSITIVE_PARAMETERS } from '@broadsheet/contract/page-parameters';

const TEXT_LENGTH_MAX = 200;
const POOL_LENGTH_MAX = 1_000;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What a page repeats of its own address: texts by name, without secrets and personal data. */
const poolOf = (text: string | null): string | undefined => {
  if (text === null || text.length > POOL_LENGTH_MAX) return undefined;
  const pool = parse(text);
  if (typeof pool !== 'object' || pool === null || Array.isArray(pool)) return undefined;
  const kept = Object.entries(pool).filter(
    ([name]) => !SENSITIVE_PARAMETERS.has(name.toLowerCase()),
  );
  if (kept.length === 0 || kept.some(([, value]) => typeof value !== 'string')) return undefined;
  return JSON.stringify(Object.fromEntries(kept));
};

/** The parameters of its page that a call came with; what is not as it should be is left out. @param url path and query */
export const pageParametersOfCall = (url: string): PageParameters => {
  const mark = url.indexOf('?');
  if (mark === -1) return {};
  const query = new URLSearchParams(url.slice(mark + 1));
  const textOf = (name: 'ref' | 'referenceText' | 'pref') => {
    const value = query.get(name) ?? '';
    return value === '' || value.length > TEXT_LENGTH_MAX ? {} : { [name]: value };
  };
  const refPool = poolOf(query.get('refPool'));
  return {
    ...textOf('ref'),
    ...textOf('referenceText'),
    ...textOf('pref'),
    ...(refPool === undefined ? {} : { refPool }),
  };
};
