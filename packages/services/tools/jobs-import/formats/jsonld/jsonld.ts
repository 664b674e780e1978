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
import { readJsonLd } from './read-jsonld.ts';

const PERIODS: Readonly<Record<string, PayPeriod>> = {
  YEAR: 'year',
  MONTH: 'month',
  WEEK: 'week',
  DAY: 'day',
  HOUR: 'hour',
};

/** Texts, and names of nodes: `["Java", {"@type": "DefinedTerm", "name": "SQL"}]`. */
const namesOf = (value: unknown): string[] =>
  listOf(value).flatMap((entry) => {
    const { name, value: inner } = objectOf(entry);
    return textsOf(entry, name, inner).slice(0, 1);
  });

const locationsOf = (job: JsonObject): string[] => {
  const locations = listOf(job.jobLocation).flatMap((location) => {
    if (typeof location === 'string') return [location];
    const { address, name } = objectOf(location);
    if (typeof address === 'string') return [address];
    const { addressLocality, addressRegion, addressCountry } = objectOf(address);
    const full = [addressLocality, addressRegion, addressCountry].flatMap(namesOf).join(', ');
    return full ? [full] : textsOf(name);
  });
  const isRemote = listOf(job.jobLocationType).includes('TELECOMMUTE');
  return isRemote || locations.length === 0
    ? [...locations, ...namesOf(job.applicantLocationRequirements)]
    : locations;
};

const experienceOf = (job: JsonObject): string | undefined => {
  const [given] = listOf(job.experienceRequirements);
  const months = numberOf(objectOf(given).monthsOfExperience);
  return months === undefined
    ? (namesOf(given)[0] ?? textOf(objectOf(given).description))
    : `${months}+ months`;
};

const payOf = (job: JsonObject): FeedJob['pay'] => {
  const [given] = listOf(job.baseSalary ?? job.estimatedSalary);
  if (typeof given === 'string') return given;
  const salary = objectOf(given);
  const currency = textOf(salary.currency) ?? textOf(job.salaryCurrency);
  const amount = typeof salary.value === 'object' ? objectOf(salary.value) : salary;
  const fixed = numberOf(typeof given === 'number' ? given : amount.value);
  const period = PERIODS[(textOf(amount.unitText) ?? textOf(salary.unitText) ?? '').toUpperCase()];
  const min = numberOf(amount.minValue) ?? fixed;
  const max = numberOf(amount.maxValue) ?? fixed;
  if (min === undefined && max === undefined) return textOf(amount.value);
  return { min, max, currency, period };
};

const identifierOf = (job: JsonObject): string | undefined => {
  const [identifier] = listOf(job.identifier);
  return (
    textOf(identifier) ??
    textOf(objectOf(identifier).value) ??
    textOf(job.url) ??
    textOf(job['@id'])
  );
};

export const mapJsonLd = (job: JsonObject): FeedJob => ({
  externalId: identifierOf(job),
  title: textOf(job.title) ?? textOf(job.name),
  company: namesOf(job.hiringOrganization)[0],
  locations: locationsOf(job),
  remote: listOf(job.jobLocationType).includes('TELECOMMUTE'),
  shift: namesOf(job.workHours)[0],
  experience: experienceOf(job),
  pay: payOf(job),
  description: [job.description, job.responsibilities, job.qualifications]
    .flatMap(namesOf)
    .join('\n\n'),
  skills: namesOf(job.skills).flatMap((skill) => skill.split(/\s*[,;|]\s*/)),
  departments: [...namesOf(job.occupationalCategory), ...textsOf(job.employmentUnit)],
  industry: namesOf(job.industry)[0],
  openings: textOf(job.totalJobOpenings),
  applyUrl: textOf(job.url),
  postedAt: textOf(job.datePosted),
  expiresAt: textOf(job.validThrough),
  flags: {},
});

/** schema.org job postings, as sites publish them for search engines. */
export const jsonld = defineFormat({
  singleCompany: false,
  read: ({ bytes }) => readJsonLd(bytes()),
  map: mapJsonLd,
});
