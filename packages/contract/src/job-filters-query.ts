import { DATE_RANGES } from './constants.ts';
import { ANY_BAND, findBand } from './experience.ts';
import { parsePay } from './parse-pay.ts';

/** The filters of a list of jobs as its address says them; what is not understood is not there. */
export interface JobFilters {
  readonly locIds?: readonly number[];
  readonly industry?: readonly number[];
  readonly exp?: number;
  readonly range?: number;
  readonly minPay?: number;
  readonly cat?: number;
  readonly wfh?: 1;
  readonly women?: 1;
  readonly returning?: 1;
  readonly disability?: 1;
  readonly defence?: 1;
  readonly exact?: 1;
  readonly search?: 'company' | 'course';
  readonly sort?: 'date' | 'relevance';
}

/** In the order in which addresses name them. */
const FILTER_NAMES = [
  'locIds',
  'industry',
  'exp',
  'range',
  'minPay',
  'cat',
  'wfh',
  'women',
  'returning',
  'disability',
  'defence',
  'exact',
  'search',
  'sort',
] as const satisfies readonly (keyof JobFilters)[];

type Query = Readonly<Record<string, string>>;

const IDS_MOST = 20;
const PAY_MOST_LAKH = 1000;

const readNumber = (text: string | undefined, most: number): number | undefined => {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined;
  return value !== undefined && value <= most ? value : undefined;
};

/** Whole lakh, however the pay is written. */
const readPayText = (text: string | undefined): string | undefined => {
  const lakh = parsePay(text ?? '');
  return lakh === null ? undefined : String(Math.floor(lakh));
};

const readIds = (text: string | undefined): number[] | undefined => {
  const ids = [...new Set((text ?? '').split(',').map((part) => readNumber(part, 999_999_999)))]
    .filter((id) => id !== undefined)
    .sort((one, other) => one - other)
    .slice(0, IDS_MOST);
  return ids.length > 0 ? ids : undefined;
};

const readBand = (text: string | undefined): number | undefined => {
  const id = readNumber(text, 9);
  return id !== undefined && id !== ANY_BAND && findBand(id) ? id : undefined;
};

const readMark = (text: string | undefined): 1 | undefined => (text === '1' ? 1 : undefined);

const readOne = <Value extends string>(
  text: string | undefined,
  values: readonly Value[],
): Value | undefined => values.find((value) => value === text);

/** Reads the filters of an address; absent and senseless values are left out. */
export const readJobFilters = (query: Query): JobFilters => ({
  locIds: readIds(query.locIds),
  industry: readIds(query.industry),
  exp: readBand(query.exp),
  range: readNumber(query.range, DATE_RANGES.length - 1) || undefined,
  minPay: readNumber(readPayText(query.minPay), PAY_MOST_LAKH) || undefined,
  cat: readNumber(query.cat, 999_999_999) || undefined,
  wfh: readMark(query.wfh),
  women: readMark(query.women),
  returning: readMark(query.returning),
  disability: readMark(query.disability),
  defence: readMark(query.defence),
  exact: readMark(query.exact),
  search: readOne(query.search, ['company', 'course']),
  sort: readOne(query.sort, ['date', 'relevance']),
});

/**
 * The query of an address as a form without scripts leaves it: a name that comes more than once has all its values,
 * joined by commas, and one without a value is not there.
 */
export const readFormQuery = (path: string): Record<string, string> => {
  const { searchParams } = new URL(path, 'http://site');
  const said = new Map<string, string>();
  for (const [name, value] of searchParams) {
    const before = said.get(name);
    if (value !== '') said.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(said);
};

/** Whether a form left the address longer than it need be. */
export const isFormQuery = (path: string): boolean => {
  const names = [...new URL(path, 'http://site').searchParams];
  return names.some(([name, value], index) => {
    if (!FILTER_NAMES.some((known) => known === name)) return false;
    return value === '' || names.findIndex(([other]) => other === name) < index;
  });
};

/** The filters as query parameters, always in one order, so that one list has one address. */
export const writeJobFilters = (filters: JobFilters): Record<string, string> => {
  const { locIds, industry, ...rest } = filters;
  const values = { ...rest, locIds: locIds?.join(','), industry: industry?.join(',') };
  return Object.fromEntries(
    FILTER_NAMES.map((name) => [name, values[name]] as const)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );
};

/** Adds an id to a list of ids, or takes it away when it is there. */
export const toggleId = (ids: readonly number[] | undefined, id: number): number[] | undefined => {
  const rest = (ids ?? []).filter((other) => other !== id);
  if (rest.length === (ids ?? []).length) return [...rest, id].sort((one, other) => one - other);
  return rest.length > 0 ? rest : undefined;
};
