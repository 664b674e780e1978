import { DATE_RANGES } from './constants.ts';
import { ANY_BAND, findBand } from './experience.ts';
import { parsePay } from './parse-pay.ts';
import { SHIFTS, WORK_MODES } from './work-terms.ts';

/**
 * `many` accepts several values, any of which may match; `scale` accepts one of several ordered steps; `one` accepts
 * one value; `flag` is on or off, and is also a flag of every job.
 */
type JobFilterKind = 'many' | 'scale' | 'one' | 'flag';

interface JobFilter {
  /** Its name in addresses and in the queries of calls. */
  readonly parameter: string;
  readonly kind: JobFilterKind;
  readonly label: string;
  /** The value that filters nothing. */
  readonly any?: number;
  /** Parses the values in an address, which a person may have typed; invalid ones are dropped. */
  readonly parse: (text: string) => readonly number[];
}

const MAX_VALUES = 20;
const MAX_ID = 999_999_999;
const MAX_PAY_LAKH = 1000;
const INTEGER = /^\d{1,9}$/;

const upTo =
  (max: number) =>
  (text: string): number[] => {
    const value = INTEGER.test(text) ? Number(text) : 0;
    return value > 0 && value <= max ? [value] : [];
  };

const parseIds = (text: string): number[] =>
  [
    ...new Set(
      text
        .split(',')
        .filter((part) => INTEGER.test(part))
        .map(Number),
    ),
  ]
    .sort((one, other) => one - other)
    .slice(0, MAX_VALUES);

/** Ids that count the values of a table from 1. */
const idsUpTo =
  (max: number) =>
  (text: string): number[] =>
    parseIds(text).filter((id) => id > 0 && id <= max);

/** Whole lakh, however the pay is written. */
const parseLakh = (text: string): number[] =>
  upTo(MAX_PAY_LAKH)(String(Math.floor(parsePay(text) ?? 0)));

const flag = <Parameter extends string>(parameter: Parameter, label: string) =>
  ({
    parameter,
    kind: 'flag',
    label,
    parse: (text: string) => (text === '1' ? [1] : []),
  }) as const;

/**
 * Every filter of the job lists, in the order of the facets. The key is its name in code and in facets. Everything else
 * of a filter (schema, condition, counts, labels) is in records over these keys, so that a missing one does not
 * compile.
 */
export const JOB_FILTERS = {
  city: { parameter: 'locIds', kind: 'many', label: 'City', parse: parseIds },
  experience: {
    parameter: 'exp',
    kind: 'scale',
    label: 'Experience',
    any: ANY_BAND,
    parse: (text) => upTo(MAX_ID)(text).filter((id) => findBand(id)),
  },
  posted: {
    parameter: 'range',
    kind: 'scale',
    label: DATE_RANGES[0].label,
    any: 0,
    parse: upTo(DATE_RANGES.length - 1),
  },
  category: { parameter: 'cat', kind: 'one', label: 'Job category', parse: upTo(MAX_ID) },
  industry: { parameter: 'industry', kind: 'many', label: 'Industry', parse: parseIds },
  /** Addresses name it by the work mode; see `readJobFilters`. */
  workFromHome: flag('wfh', 'Work from home'),
  workMode: {
    parameter: 'workMode',
    kind: 'many',
    label: 'Work mode',
    parse: idsUpTo(WORK_MODES.length),
  },
  shift: { parameter: 'shift', kind: 'many', label: 'Shift', parse: idsUpTo(SHIFTS.length) },
  pay: { parameter: 'minPay', kind: 'scale', label: 'Salary', any: 0, parse: parseLakh },
  femaleCandidate: flag('women', 'Women preferred'),
  femaleBackWorkForce: flag('returning', 'Women returning to work'),
  differentlyAbled: flag('disability', 'Open to persons with disabilities'),
  exDefence: flag('defence', 'Ex-defence welcome'),
} as const satisfies Readonly<Record<string, JobFilter>>;

export type JobFilterName = keyof typeof JOB_FILTERS;
export type JobFilterParameter = (typeof JOB_FILTERS)[JobFilterName]['parameter'];
export type JobFlagName = {
  [Name in JobFilterName]: (typeof JOB_FILTERS)[Name]['kind'] extends 'flag' ? Name : never;
}[JobFilterName];
/** The filters whose values need names, conditions and counts of their own. */
export type ValueFilterName = Exclude<JobFilterName, JobFlagName>;

/** The chosen values by filter; absent or empty: no filter. */
export type JobFilters = { readonly [Name in JobFilterName]?: readonly number[] | undefined };

export const isJobFlag = (name: JobFilterName): name is JobFlagName =>
  JOB_FILTERS[name].kind === 'flag';

export const JOB_FILTER_NAMES = Object.keys(JOB_FILTERS) as JobFilterName[];
export const JOB_FLAG_NAMES: readonly JobFlagName[] = JOB_FILTER_NAMES.filter(isJobFlag);

/** The order in which pages name active filters: flags are last. */
export const NAMED_ORDER: readonly JobFilterName[] = [
  ...JOB_FILTER_NAMES.filter((name) => !isJobFlag(name)),
  ...JOB_FLAG_NAMES,
];

/** The order of filters in addresses, so that each list has one address. */
export const ADDRESS_ORDER: readonly JobFilterName[] = (
  ['many', 'scale', 'one', 'flag'] as const
).flatMap((kind) => JOB_FILTER_NAMES.filter((name) => JOB_FILTERS[name].kind === kind));

/** Builds filters from their values; values that filter nothing, and filters without values, are dropped. */
export const toJobFilters = (valuesOf: (name: JobFilterName) => readonly number[]): JobFilters =>
  Object.fromEntries(
    JOB_FILTER_NAMES.flatMap((name) => {
      const { any }: JobFilter = JOB_FILTERS[name];
      const values = valuesOf(name).filter((value) => value !== any);
      return values.length > 0 ? [[name, values]] : [];
    }),
  );
