import type { JobSummary } from '@broadsheet/contract/entities/job';
import { NO_MAX_YEARS } from '@broadsheet/contract/experience';
import { formatYears } from '@broadsheet/contract/job-text';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { plainName } from './likeness.ts';
import { areasOf, citiesOf, type Taste, type TasteTag } from './taste.ts';

type ReasonMessages = Messages['reasons'];

const MAX_REASONS = 3;

const sharedBy = (
  tags: readonly TasteTag[],
  { skills }: Pick<JobSummary, 'skills'>,
  tagIds: readonly number[],
): readonly TasteTag[] => {
  const names = new Set(skills.map(plainName));
  return tags.filter(({ id, label }) => tagIds.includes(id) || names.has(plainName(label)));
};

const aboutSkills = (
  texts: ReasonMessages,
  all: readonly TasteTag[],
  shared: readonly TasteTag[],
): string[] => {
  const [first] = shared;
  if (!first) return [];
  if (all.length === 1) return [formatMessage(texts.skill, { skill: first.label })];
  const { length: count } = all;
  if (shared.length === count) return [formatMessage(texts.allSkills, { count })];
  return [formatMessage(texts.someSkills, { shared: shared.length, count })];
};

const aboutCity = (
  texts: ReasonMessages,
  taste: Taste,
  { cities }: Pick<JobSummary, 'cities'>,
): string[] => {
  const wanted = citiesOf(taste);
  const city = cities.find(({ id }) => wanted.includes(id));
  if (!city) return [];
  const livesThere = taste.preferences.cities.length + taste.preferredCities.length === 0;
  const message = livesThere ? texts.cityLivesThere : texts.cityWanted;
  return [formatMessage(message, { city: city.label })];
};

const aboutYears = (
  texts: ReasonMessages,
  { years }: Taste,
  { minYears, maxYears }: JobSummary,
): string[] => {
  if (years === null || years < minYears || years > (maxYears ?? NO_MAX_YEARS)) return [];
  if (maxYears === null && minYears === 0) return [];
  if (maxYears === 0) return [texts.openToFreshers];
  return [formatMessage(texts.experience, { years: formatYears(minYears, maxYears) })];
};

/** The reasons to offer a job to a seeker, strongest first. @param tagIds the job's keywords */
export const reasonsOf = (
  texts: ReasonMessages,
  taste: Taste,
  job: JobSummary,
  tagIds: readonly number[],
): readonly string[] => {
  const { skills, keywords } = taste;
  const followed = sharedBy(keywords, job, tagIds)[0];
  const { dataId, label } = job.category;
  return [
    ...(taste.companies.includes(job.company.id)
      ? [formatMessage(texts.company, { company: job.company.name })]
      : []),
    ...aboutSkills(texts, skills, sharedBy(skills, job, tagIds)),
    ...aboutCity(texts, taste, job),
    ...(followed ? [formatMessage(texts.keyword, { keyword: followed.label })] : []),
    ...(areasOf(taste).includes(dataId)
      ? [formatMessage(texts.category, { category: label })]
      : []),
    ...aboutYears(texts, taste, job),
  ].slice(0, MAX_REASONS);
};
