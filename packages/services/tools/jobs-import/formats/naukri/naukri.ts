import { defineFormat, type FeedRow, type FeedSource } from '../../feed-format.ts';
import type { FeedJob } from '../../feed-job.ts';
import {
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  textOf,
  textsOf,
} from '../json/json-fields.ts';
import { readBoard } from '../json/read-board.ts';
import { readStart } from '../read-start.ts';

const SITE = 'https://www.naukri.com';
const LIST = /\s*[,|]\s*/;

const labelsOf = (value: unknown): string[] =>
  listOf(value).flatMap((entry) => textsOf(objectOf(entry).label ?? entry));

const placeholder = (job: JsonObject, type: string): string | undefined => {
  const { placeholders } = job;
  if (!Array.isArray(placeholders)) return textOf(objectOf(placeholders)[type]);
  return textOf(placeholders.map(objectOf).find((entry) => entry.type === type)?.label);
};

const experienceOf = (job: JsonObject): string | undefined => {
  const stated = placeholder(job, 'experience') ?? textOf(job.experienceText);
  if (stated) return stated;
  const [min, max] = [textOf(job.minimumExperience), textOf(job.maximumExperience)];
  if (min && max) return `${min}-${max} years`;
  return min ? `${min}+ years` : textOf(job.experience);
};

const payOf = (job: JsonObject): FeedJob['pay'] => {
  const detail = objectOf(job.salaryDetail);
  const [min, max] = [numberOf(detail.minimumSalary), numberOf(detail.maximumSalary)];
  if (detail.hideSalary !== true && (min || max))
    return { min, max, currency: textOf(detail.currency), period: 'year' };
  return placeholder(job, 'salary') ?? textOf(detail.label) ?? textOf(job.salary);
};

const addressOf = (job: JsonObject): string | undefined => {
  const [address] = textsOf(job.jdURL, job.staticUrl, job.jobUrl, job.url);
  if (!address) return undefined;
  return URL.canParse(address, SITE) ? new URL(address, SITE).href : undefined;
};

const locationsOf = (job: JsonObject): string[] => {
  const named = textsOf(placeholder(job, 'location'));
  return named.length > 0 ? named : labelsOf(job.locations ?? job.location);
};

const mapNaukri = (job: JsonObject): FeedJob => {
  const skills = objectOf(job.keySkills);
  return {
    externalId: textOf(job.jobId) ?? textOf(job.id) ?? addressOf(job),
    title: textOf(job.title) ?? textOf(job.jobTitle),
    company:
      textOf(job.companyName) ?? textOf(objectOf(job.companyDetail).name) ?? textOf(job.company),
    locations: locationsOf(job),
    workplace: placeholder(job, 'location'),
    remote: textOf(job.wfhType) === '2' || /\bremote\b/i.test(placeholder(job, 'location') ?? ''),
    experience: experienceOf(job),
    pay: payOf(job),
    description: textOf(job.jobDescription) ?? textOf(job.description) ?? '',
    skills: [
      ...listOf(job.tagsAndSkills ?? job.skills).flatMap((tags) =>
        textsOf(tags).flatMap((text) => text.split(LIST)),
      ),
      ...labelsOf(skills.preferred),
      ...labelsOf(skills.other),
    ],
    departments: textsOf(job.functionalArea, job.roleCategory, job.jobRole),
    industry: labelsOf(job.industry)[0],
    openings: textOf(job.vacancy),
    applyUrl: addressOf(job),
    postedAt: textOf(job.createdDate) ?? textOf(job.footerPlaceholderLabel),
    expiresAt: undefined,
    flags: {},
  };
};

/** One job's details have their object where a search has a list. */
const readOne = readBoard(['$.jobDetails']);
const readSearch = readBoard(['$.jobDetails.*']);

async function* readNaukri(source: FeedSource): AsyncGenerator<FeedRow<JsonObject>> {
  const isOne = /"jobDetails"\s*:\s*\{/.test(await readStart(source.bytes()));
  yield* isOne ? readOne(source) : readSearch(source);
}

/** What Naukri's search and job calls answer, `{jobDetails: ...}`, and arrays of such jobs. */
export const naukri = defineFormat({ singleCompany: false, read: readNaukri, map: mapNaukri });
