import { defineFormat } from '../../feed-format.ts';
import type { FeedJob, PayPeriod } from '../../feed-job.ts';
import {
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  textOf,
  textsOf,
} from '../json/json-fields.ts';
import { companyOfBoard, readBoard } from '../json/read-board.ts';

const BOARD_HOSTS = /(?:^|\.)ashbyhq\.com$/;
const PERIODS: Readonly<Record<string, PayPeriod>> = {
  '1 YEAR': 'year',
  '1 MONTH': 'month',
  '1 WEEK': 'week',
  '1 DAY': 'day',
  '1 HOUR': 'hour',
};

const componentsOf = (compensation: JsonObject): JsonObject[] => [
  ...listOf(compensation.summaryComponents).map(objectOf),
  ...listOf(compensation.compensationTiers).flatMap((tier) =>
    listOf(objectOf(tier).components).map(objectOf),
  ),
];

const payOf = (job: JsonObject): FeedJob['pay'] => {
  const compensation = objectOf(job.compensation);
  const salary = componentsOf(compensation).find(
    ({ compensationType }) => textOf(compensationType)?.toLowerCase() === 'salary',
  );
  if (!salary)
    return textsOf(
      compensation.scrapeableCompensationSalarySummary,
      compensation.compensationTierSummary,
    )[0];
  return {
    min: numberOf(salary.minValue),
    max: numberOf(salary.maxValue),
    currency: textOf(salary.currencyCode),
    period: PERIODS[textOf(salary.interval) ?? ''],
  };
};

const locationOf = (location: unknown, address: unknown): string[] => {
  const { addressLocality, addressRegion, addressCountry } = objectOf(
    objectOf(address).postalAddress ?? address,
  );
  const full = textsOf(addressLocality, addressRegion, addressCountry).join(', ');
  return textsOf(location, full);
};

/** Ashby calls hybrid jobs remote, too. */
const isRemote = (job: JsonObject): boolean => {
  const workplace = textOf(job.workplaceType)?.toLowerCase();
  return workplace === 'remote' || (job.isRemote === true && workplace !== 'hybrid');
};

const mapAshby = (job: JsonObject): FeedJob => ({
  externalId: textOf(job.id) ?? textOf(job.jobUrl),
  title: textOf(job.title),
  company: companyOfBoard(textOf(job.jobUrl), BOARD_HOSTS),
  locations: [
    ...locationOf(job.location, job.address),
    ...listOf(job.secondaryLocations).flatMap((location) =>
      typeof location === 'string'
        ? [location]
        : locationOf(objectOf(location).location, objectOf(location).address),
    ),
  ],
  remote: isRemote(job),
  workplace: textOf(job.workplaceType),
  experience: undefined,
  pay: payOf(job),
  description: textOf(job.descriptionHtml) ?? textOf(job.descriptionPlain) ?? '',
  skills: [],
  departments: textsOf(job.team, job.department),
  industry: undefined,
  openings: undefined,
  applyUrl: textOf(job.applyUrl) ?? textOf(job.jobUrl),
  postedAt: textOf(job.publishedAt),
  expiresAt: textOf(job.applicationDeadline),
  flags: {},
});

/** The response of an Ashby job board: `{jobs: [...]}`, with pay where it was requested. */
export const ashby = defineFormat({
  singleCompany: true,
  read: readBoard(['$.jobs.*']),
  map: mapAshby,
});
