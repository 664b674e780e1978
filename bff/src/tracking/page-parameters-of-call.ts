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

type Pool = Readonly<Record<string, string>>;
const isText = (pair: readonly [string, unknown]): pair is [string, string] =>
  typeof pair[1] === 'string';

/** The parameters that a page copies from its own address: texts by name, without secrets and personal data. */
const poolOf = (text: string | null): Pool | undefined => {
  if (text === null || text.length > POOL_LENGTH_MAX) return undefined;
  const pool = parse(text);
  if (typeof pool !== 'object' || pool === null || Array.isArray(pool)) return undefined;
  const allowed = Object.entries(pool).filter(
    ([name]) => !SENSITIVE_PARAMETERS.has(name.toLowerCase()),
  );
  return allowed.length > 0 && allowed.every(isText) ? Object.fromEntries(allowed) : undefined;
};

const queryOf = (url: string): URLSearchParams => {
  const mark = url.indexOf('?');
  return new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
};

/** The query of the page that made a call, as the call reports it. @param url path and query */
export const pageQueryOfCall = (url: string): Pool | undefined =>
  poolOf(queryOf(url).get('refPool'));

/** The page parameters in a call; invalid ones are dropped. @param url path and query */
export const pageParametersOfCall = (url: string): PageParameters => {
  const query = queryOf(url);
  const textOf = (name: 'ref' | 'referenceText' | 'pref') => {
    const value = query.get(name) ?? '';
    return value === '' || value.length > TEXT_LENGTH_MAX ? {} : { [name]: value };
  };
  const refPool = poolOf(query.get('refPool'));
  return {
    ...textOf('ref'),
    ...textOf('referenceText'),
    ...textOf('pref'),
    ...(refPool === undefined ? {} : { refPool: JSON.stringify(refPool) }),
  };
};
