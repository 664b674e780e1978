import type { JobFlags } from '@broadsheet/contract/entities/job';
import { defineFormat } from '../../feed-format.ts';
import type { FeedJob, PayPeriod } from '../../feed-job.ts';
import { numberOf } from '../json/json-fields.ts';
import { type CsvJob, readCsv } from './read-csv.ts';

const YES = /^(?:y|yes|true|1|x)$/i;
const REMOTE = /^(?:y|yes|true|1|x)$|\bremote\b|work from home|\bwfh\b/i;
const LIST = /\s*[,;|/\n]\s*/;
const FLAGS = ['femaleCandidate', 'femaleBackWorkForce', 'differentlyAbled', 'exDefence'] as const;
const PERIODS: readonly (readonly [RegExp, PayPeriod])[] = [
  [/month|^p\.?m/i, 'month'],
  [/week/i, 'week'],
  [/da(?:y|ily)/i, 'day'],
  [/hour/i, 'hour'],
  [/year|ann|^p\.?a/i, 'year'],
];

const range = (min: string | undefined, max: string | undefined): string | undefined =>
  [min, max].filter((end) => end !== undefined).join(' - ') || undefined;

const payOf = (row: CsvJob): FeedJob['pay'] => {
  if (row.pay) return [row.currency, row.pay, row.payPeriod].filter(Boolean).join(' ');
  const { minPay, maxPay, currency, payPeriod = '' } = row;
  const [min, max] = [numberOf(minPay), numberOf(maxPay)];
  if (min === undefined && max === undefined) return range(minPay, maxPay);
  return { min, max, currency, period: PERIODS.find(([pattern]) => pattern.test(payPeriod))?.[1] };
};

const flagsOf = (row: CsvJob): Partial<JobFlags> =>
  Object.fromEntries(FLAGS.map((flag) => [flag, YES.test(row[flag] ?? '')]));

const locationsOf = ({ location, state, country }: CsvJob): string[] => {
  if (location) return [country ? `${location}, ${country}` : location];
  const region = [state, country].filter(Boolean).join(', ');
  return region ? [region] : [];
};

export const mapCsv = (row: CsvJob): FeedJob => ({
  externalId: row.externalId,
  title: row.title,
  company: row.company,
  locations: locationsOf(row),
  remote: REMOTE.test(row.remote ?? ''),
  workplace: row.remote,
  shift: row.shift,
  experience: row.experience ?? range(row.minExperience, row.maxExperience),
  pay: payOf(row),
  description: row.description ?? '',
  skills: row.skills?.split(LIST) ?? [],
  departments: [row.department, row.category].filter((text) => text !== undefined),
  industry: row.industry,
  openings: row.openings,
  applyUrl: row.url,
  postedAt: row.postedAt,
  expiresAt: row.expiresAt,
  flags: flagsOf(row),
});

/** A table whose first line names its columns; comma, semicolon, tab or bar between them. */
export const csv = defineFormat({
  singleCompany: false,
  read: ({ bytes }) => readCsv(bytes()),
  map: mapCsv,
});
