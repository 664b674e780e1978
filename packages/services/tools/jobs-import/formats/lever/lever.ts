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

const BOARD_HOSTS = /(?:^|\.)lever\.co$/;

const PERIODS: readonly (readonly [RegExp, PayPeriod])[] = [
  [/year|annual/, 'year'],
  [/month/, 'month'],
  [/week/, 'week'],
  [/day/, 'day'],
  [/hour/, 'hour'],
];

const payOf = (job: JsonObject): FeedJob['pay'] => {
  const { min, max, currency, interval } = objectOf(job.salaryRange);
  if (min === undefined && max === undefined) return textOf(job.salaryDescriptionPlain);
  const text = textOf(interval) ?? '';
  return {
    min: numberOf(min),
    max: numberOf(max),
    currency: textOf(currency),
    period: PERIODS.find(([pattern]) => pattern.test(text))?.[1],
  };
};

/** The opening, each list under its heading, and the closing, as the hosted page shows them. */
const descriptionOf = (job: JsonObject): string => {
  const lists = listOf(job.lists).map(objectOf);
  return [
    textOf(job.description) ?? textOf(job.descriptionPlain),
    ...lists.map(
      ({ text, content }) => `<h3>${textOf(text) ?? ''}</h3><ul>${textOf(content) ?? ''}</ul>`,
    ),
    textOf(job.additional) ?? textOf(job.additionalPlain),
  ]
    .filter((part) => part !== undefined)
    .join('\n\n');
};

const mapLever = (job: JsonObject): FeedJob => {
  const categories = objectOf(job.categories);
  const all = listOf(categories.allLocations).flatMap((location) => textsOf(location));
  return {
    externalId: textOf(job.id),
    title: textOf(job.text),
    company: companyOfBoard(textOf(job.hostedUrl), BOARD_HOSTS),
    locations: all.length > 0 ? all : textsOf(categories.location),
    remote: textOf(job.workplaceType) === 'remote',
    workplace: textOf(job.workplaceType),
    experience: textOf(categories.level),
    pay: payOf(job),
    description: descriptionOf(job),
    skills: listOf(job.tags).flatMap((tag) => textsOf(tag)),
    departments: textsOf(categories.team, categories.department),
    industry: undefined,
    openings: undefined,
    applyUrl: textOf(job.applyUrl) ?? textOf(job.hostedUrl),
    postedAt: textOf(job.createdAt),
    expiresAt: undefined,
    flags: {},
  };
};

/** The postings of a Lever site: an array; the text of each is in several fields. */
export const lever = defineFormat({
  singleCompany: true,
  read: readBoard(['$.*']),
  map: mapLever,
});
