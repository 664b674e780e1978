import type { AlertFilters } from '@broadsheet/contract/calls/alerts';
import { ALERT_NAME_MAX } from '@broadsheet/contract/constants';
import { ANY_BAND, findBand } from '@broadsheet/contract/experience';
import { JOB_FILTERS, JOB_FLAG_NAMES, type JobFilters } from '@broadsheet/contract/job-filters';
import { readFilterParameters } from '@broadsheet/contract/job-filters-query';
import { formatMessage } from '@broadsheet/messages/format-message';
import { shiftLabel, workModeLabel } from '@broadsheet/messages/work-term-labels';
import type { CallContext } from '../../platform/call/call-context.ts';
import { readIndustries } from '../lists/read-industries.ts';

export type NamingContext = Pick<CallContext, 'database' | 'directory' | 'messages'>;

/** More cities than these are counted. */
const MAX_CITIES = 2;

const startUpperCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const describeYears = ([id = ANY_BAND]: readonly number[], { messages }: NamingContext) => {
  const band = findBand(id);
  if (!band || band.id === ANY_BAND) return [];
  const range = band.label.replace('-', '–');
  return [formatMessage(messages.experience.years, { range, max: band.maxYears })];
};

const describeIndustries = async (
  ids: readonly number[],
  context: NamingContext,
): Promise<string[]> => {
  if (ids.length === 0) return [];
  const industries = await readIndustries(context);
  return ids.flatMap((id) => industries.get(id) ?? []);
};

/** The filters besides text, category, city and industry. */
const describeOthers = (filters: JobFilters, context: NamingContext): string[] => [
  ...describeYears(filters.experience ?? [], context),
  ...(filters.pay ?? []).map((lakh) => formatMessage(context.messages.filters.minSalary, { lakh })),
  ...(filters.workMode ?? []).flatMap((id) => workModeLabel(id, context.messages.filters) ?? []),
  ...(filters.shift ?? []).flatMap((id) => shiftLabel(id, context.messages.filters) ?? []),
  ...JOB_FLAG_NAMES.filter((name) => filters[name]).map((name) => JOB_FILTERS[name].label),
];

/** Joins the parts that fit; the first is cut if it alone is too long. */
const joinWithin = ([first = '', ...others]: readonly string[], max: number): string =>
  others.reduce(
    (text, part) => (text.length + part.length + 2 > max ? text : `${text}, ${part}`),
    first.slice(0, max),
  );

/** What an alert searches for, such as "Java jobs in Pune, 4–6 years". @param max characters */
export const nameAlert = async (
  { query = '', ...parameters }: AlertFilters,
  context: NamingContext,
  max = ALERT_NAME_MAX,
): Promise<string> => {
  const { alertAll, alertAbout, alertInCity, alertInCities } = context.messages.answers;
  const { categories, cities } = await context.directory();
  const filters = readFilterParameters(parameters);
  const category = categories.get(filters.category?.[0] ?? 0)?.label;
  const text = query
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\s*\bjobs?$/i, '')
    .slice(0, max / 2);
  const subject = [startUpperCase(text), category].filter(Boolean).join(', ');
  const jobs = subject ? formatMessage(alertAbout, { subject }) : alertAll;
  const names = (filters.city ?? []).flatMap((id) => cities.get(id)?.label ?? []);
  const city = names.slice(0, MAX_CITIES).join(', ');
  const location =
    names.length > MAX_CITIES
      ? formatMessage(alertInCities, { jobs, city, more: names.length - MAX_CITIES })
      : formatMessage(alertInCity, { jobs, city });
  const start = names.length > 0 ? location : jobs;
  const industries = await describeIndustries(filters.industry ?? [], context);
  return joinWithin([start, ...industries, ...describeOthers(filters, context)], max);
};

/** The name with a number where it is in use. */
export const makeUnique = (name: string, used: ReadonlySet<string>): string => {
  let unique = name;
  for (let number = 2; used.has(unique.toLowerCase()); number += 1)
    unique = `${name.slice(0, ALERT_NAME_MAX - 3)} ${number}`;
  return unique;
};
