import { defineFormat } from '../../feed-format.ts';
import type { FeedJob } from '../../feed-job.ts';
import { type JsonObject, listOf, objectOf, textOf, textsOf } from '../json/json-fields.ts';
import { readBoard } from '../json/read-board.ts';

const SECTIONS = [
  'companyDescription',
  'jobDescription',
  'qualifications',
  'additionalInformation',
] as const;

const labelsOf = (...values: unknown[]): string[] =>
  values.flatMap((value) => textsOf(objectOf(value).label));

const descriptionOf = (job: JsonObject): string => {
  const sections = objectOf(objectOf(job.jobAd).sections);
  return SECTIONS.map((name) => objectOf(sections[name]))
    .filter(({ text }) => textOf(text) !== undefined)
    .map(({ title, text }) => `<h3>${textOf(title) ?? ''}</h3><div>${textOf(text) ?? ''}</div>`)
    .join('');
};

const locationOf = (location: JsonObject): string[] => {
  const parts = textsOf(location.city, location.region, textOf(location.country)?.toUpperCase());
  return parts.length > 0 ? [parts.join(', ')] : textsOf(location.fullLocation);
};

const mapSmartRecruiters = (job: JsonObject): FeedJob => {
  const location = objectOf(job.location);
  const company = objectOf(job.company);
  const experience = listOf(job.customField)
    .map(objectOf)
    .find(({ fieldLabel }) => /experience/i.test(textOf(fieldLabel) ?? ''));
  return {
    externalId: textOf(job.id) ?? textOf(job.uuid) ?? textOf(job.refNumber),
    title: textOf(job.name),
    company: textOf(company.name) ?? textOf(company.identifier),
    locations: locationOf(location),
    remote: location.remote === true && location.hybrid !== true,
    workplace: location.hybrid === true ? 'hybrid' : undefined,
    experience: textOf(experience?.valueLabel),
    pay: undefined,
    description: descriptionOf(job),
    skills: [],
    departments: labelsOf(job.department, job.function),
    industry: labelsOf(job.industry)[0],
    openings: undefined,
    applyUrl: textOf(job.applyUrl) ?? textOf(job.postingUrl),
    postedAt: textOf(job.releasedDate),
    expiresAt: undefined,
    flags: {},
  };
};

/** The postings of SmartRecruiters: a list `{content: [...]}`, several in an array, or one with its texts. */
export const smartrecruiters = defineFormat({
  singleCompany: true,
  read: readBoard(['$.content.*'], { alone: 'jobAd' }),
  map: mapSmartRecruiters,
});
