import { defineFormat } from '../../feed-format.ts';
import type { FeedJob } from '../../feed-job.ts';
import {
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  textOf,
  textsOf,
} from '../json/json-fields.ts';
import { companyOfBoard, readBoard } from '../json/read-board.ts';

const BOARD_HOSTS = /(?:^|\.)greenhouse\.io$/;

const namesOf = (values: unknown): string[] =>
  listOf(values).flatMap((value) => textsOf(objectOf(value).name));

/** Offices only say where the team is; they count where the job itself names no location. */
const locationsOf = (job: JsonObject): string[] => {
  const named = textsOf(objectOf(job.location).name);
  if (named.length > 0) return named;
  return listOf(job.offices).flatMap((office) =>
    textsOf(objectOf(office).location, objectOf(office).name).slice(0, 1),
  );
};

const metadataOf = (job: JsonObject, names: RegExp): unknown =>
  listOf(job.metadata)
    .map(objectOf)
    .find((entry) => names.test(textOf(entry.name) ?? ''))?.value;

const payOf = (job: JsonObject): FeedJob['pay'] => {
  const [range] = listOf(job.pay_input_ranges).map(objectOf);
  if (range)
    return {
      min: (numberOf(range.min_cents) ?? 0) / 100,
      max: (numberOf(range.max_cents) ?? 0) / 100,
      currency: textOf(range.currency_type),
      period: undefined,
    };
  const stated = metadataOf(job, /\b(?:salary|pay|ctc|compensation)\b/i);
  const { min_value, max_value, unit } = objectOf(stated);
  if (min_value !== undefined || max_value !== undefined)
    return {
      min: numberOf(min_value),
      max: numberOf(max_value),
      currency: textOf(unit),
      period: undefined,
    };
  return textOf(stated);
};

const mapGreenhouse = (job: JsonObject): FeedJob => ({
  externalId: textOf(job.id),
  title: textOf(job.title),
  company: textOf(job.company_name) ?? companyOfBoard(textOf(job.absolute_url), BOARD_HOSTS),
  locations: locationsOf(job),
  remote: false,
  workplace: textOf(metadataOf(job, /\b(?:work ?place|work mode|location type)\b/i)),
  shift: textOf(metadataOf(job, /\bshifts?\b/i)),
  experience: textOf(metadataOf(job, /experience/i)),
  pay: payOf(job),
  description: textOf(job.content) ?? '',
  skills: listOf(metadataOf(job, /\bskills?\b/i)).flatMap((skill) => textsOf(skill)),
  departments: namesOf(job.departments),
  industry: undefined,
  openings: undefined,
  applyUrl: textOf(job.absolute_url),
  postedAt: textOf(job.first_published) ?? textOf(job.updated_at),
  expiresAt: textOf(job.application_deadline),
  flags: {},
});

/** The response of a Greenhouse job board: `{jobs: [...]}`, its `content` escaped twice. */
export const greenhouse = defineFormat({
  singleCompany: true,
  read: readBoard(['$.jobs.*']),
  map: mapGreenhouse,
});
