import type { NumbersOfJobs, OpenDay } from '../open-days/open-day.ts';
import { hasSkill, type JobText } from '../open-days/read-job-texts.ts';
import type { JobRank } from '../search/ranking/job-rank.ts';
import { areasOf, citiesOf, type Taste, type TasteTag } from './taste.ts';

/** Points for each match. One more skill offsets three weeks of age. */
const POINTS = { skill: 3, keyword: 2, company: 6, area: 4, city: 3, years: 2, pay: 1 } as const;
const SKILLS_COUNTED = 5;
const KEYWORDS_COUNTED = 2;
const WEEKS_COUNTED = 6;
const WEEK_MS = 604_800_000;

/** Normalises the name of a skill, to compare skills of which only the name is known. */
export const plainName = (name: string): string => name.toLowerCase();

const hasNumber = ({ ends, values }: NumbersOfJobs, job: number, number: number): boolean => {
  const end = ends[job] ?? 0;
  for (let at = ends[job - 1] ?? 0; at < end; at += 1) if (values[at] === number) return true;
  return false;
};

/** Counts the tags that a job has, as keywords or by name among its skills. */
const countShared = (tags: readonly TasteTag[], max: number) => {
  const own = tags.map(({ id, label }) => ({ id, name: plainName(label) }));
  return ({ tags: ofJobs }: OpenDay, job: number, text: JobText): number => {
    let count = 0;
    for (const { id, name } of own)
      if (count < max && (hasNumber(ofJobs, job, id) || hasSkill(text, name))) count += 1;
    return count;
  };
};

/** How well a job suits a seeker, in points, minus the weeks of its age. @param now epoch milliseconds */
export const likenessOf = (taste: Taste, now: number): JobRank => {
  const { years, expectedLakh } = taste;
  const sharedSkills = countShared(taste.skills, SKILLS_COUNTED);
  const sharedKeywords = countShared(taste.keywords, KEYWORDS_COUNTED);
  const companies = new Set(taste.companies);
  const areas = areasOf(taste);
  const cities = citiesOf(taste);
  const suitsYears = ({ minYears, maxYears }: OpenDay, job: number): boolean =>
    years !== null && years >= (minYears[job] ?? 0) && years <= (maxYears[job] ?? 0);
  const weeksOf = ({ posted }: OpenDay, job: number): number =>
    Math.min(WEEKS_COUNTED, Math.floor((now - (posted[job] ?? 0)) / WEEK_MS));
  return {
    reads: 'texts',
    rankOf: (day, job, text) =>
      POINTS.skill * sharedSkills(day, job, text) +
      POINTS.keyword * sharedKeywords(day, job, text) +
      (companies.has(day.companies[job] ?? 0) ? POINTS.company : 0) +
      (areas.includes(day.categories[job] ?? 0) ? POINTS.area : 0) +
      (cities.some((city) => hasNumber(day.cities, job, city)) ? POINTS.city : 0) +
      (suitsYears(day, job) ? POINTS.years : 0) +
      (expectedLakh !== null && (day.pay[job] ?? 0) >= expectedLakh ? POINTS.pay : 0) -
      weeksOf(day, job),
  };
};
