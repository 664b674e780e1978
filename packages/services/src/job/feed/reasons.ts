import type { JobSummary } from '@broadsheet/contract/entities/job';
import { formatYears } from '@broadsheet/contract/job-text';
import { plainName } from './likeness.ts';
import { areasOf, citiesOf, type Taste, type TasteTag } from './taste.ts';

const MAX_REASONS = 3;

const sharedBy = (
  tags: readonly TasteTag[],
  { skills }: Pick<JobSummary, 'skills'>,
  tagIds: readonly number[],
): readonly TasteTag[] => {
  const names = new Set(skills.map(plainName));
  return tags.filter(({ id, label }) => tagIds.includes(id) || names.has(plainName(label)));
};

const aboutSkills = (all: readonly TasteTag[], shared: readonly TasteTag[]): string[] => {
  const [first] = shared;
  if (!first) return [];
  if (all.length === 1) return [`Matches your skill: ${first.label}`];
  if (shared.length === all.length) return [`Matches all ${all.length} of your skills`];
  return [`Matches ${shared.length} of your ${all.length} skills`];
};

const aboutCity = (taste: Taste, { cities }: Pick<JobSummary, 'cities'>): string[] => {
  const wanted = citiesOf(taste);
  const city = cities.find(({ id }) => wanted.includes(id));
  if (!city) return [];
  const livesThere = taste.preferences.cities.length + taste.preferredCities.length === 0;
  return [`In ${city.label}, where you ${livesThere ? 'live' : 'want to work'}`];
};

const aboutYears = ({ years }: Taste, { minYears, maxYears }: JobSummary): string[] => {
  if (years === null || years < minYears || years > maxYears) return [];
  if (maxYears === 0) return ['Open to freshers'];
  return [`Matches your experience: ${formatYears(minYears, maxYears)}`];
};

/** The reasons to offer a job to a seeker, strongest first. @param tagIds the job's keywords */
export const reasonsOf = (
  taste: Taste,
  job: JobSummary,
  tagIds: readonly number[],
): readonly string[] => {
  const { skills, keywords } = taste;
  const followed = sharedBy(keywords, job, tagIds)[0];
  const { dataId, label } = job.category;
  return [
    ...aboutSkills(skills, sharedBy(skills, job, tagIds)),
    ...aboutCity(taste, job),
    ...(followed ? [`You follow ${followed.label}`] : []),
    ...(areasOf(taste).includes(dataId) ? [`Your job category: ${label}`] : []),
    ...aboutYears(taste, job),
  ].slice(0, MAX_REASONS);
};
