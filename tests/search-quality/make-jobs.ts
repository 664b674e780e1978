import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { DAY_MS } from '@broadsheet/contract/durations';
import { COMPANY_FIRST_NAMES } from '@broadsheet/services/tools/demo/market/name-parts';
import { createRandom, createWheel, type Random } from '@broadsheet/services/tools/demo/random';
import type { Occupation } from './occupation.ts';
import { publishedTitles } from './titles.ts';

export interface QualityJob {
  readonly id: string;
  readonly occupation: Occupation;
  readonly title: string;
  readonly company: string;
  readonly cities: readonly string[];
  readonly minYears: number;
  readonly maxYears: number;
  readonly payLakh: readonly [min: number, max: number];
  readonly workFromHome: boolean;
  readonly skills: readonly string[];
  readonly description: string;
  /** Epoch milliseconds. */
  readonly postedAt: number;
}

/** The time of the newest jobs; fixed, so that every run has the same. */
export const NOW = Date.UTC(2026, 0, 15, 6);
const MIN_JOBS = 12;
const MAX_JOBS = 40;
const SPREAD_DAYS = 30;
const TASKS = 5;
const SKILLS = 7;
/** The import splits lists of skills at these. */
const SPLITTING = /[,;|/]/;
const MAX_SKILL = 60;
/** The largest cities have most of the jobs. */
const CITIES = 14;

const citiesWheel = ({ cities }: BrandConfig) =>
  createWheel(cities.slice(0, CITIES).map(({ label }, index) => [label, 1 / (index + 2)] as const));

const makeJob = (
  occupation: Occupation,
  number: number,
  random: Random,
  chooseCity: (random: Random) => string,
): QualityJob => {
  const titles = publishedTitles(occupation);
  const minYears = Math.max(0, random.between(-2, 2 * occupation.zone));
  const minPay = Math.round((2 + occupation.zone + 1.4 * minYears) * (0.8 + 0.5 * random.next()));
  return {
    id: `${occupation.code}-${number}`,
    occupation,
    // Every title in turn, from the name on: it is the last of them.
    title: titles.at(-1 - (number % titles.length)) ?? occupation.name,
    company: `${random.pick(COMPANY_FIRST_NAMES)} ${random.pick(COMPANY_FIRST_NAMES)}`,
    cities: [...new Set([chooseCity(random), ...(random.chance(0.2) ? [chooseCity(random)] : [])])],
    minYears,
    maxYears: minYears + random.between(2, 6),
    payLakh: [minPay, Math.round(minPay * (1.3 + 0.4 * random.next()))],
    workFromHome: random.chance(0.15),
    skills: random.some(
      occupation.skills.filter((skill) => !SPLITTING.test(skill) && skill.length <= MAX_SKILL),
      SKILLS,
    ),
    description: [occupation.description, ...random.some(occupation.tasks, TASKS)].join('\n\n'),
    postedAt: NOW - Math.floor(random.next() * SPREAD_DAYS * DAY_MS),
  };
};

/** The jobs of a brand: for each occupation one of each title, but at least MIN_JOBS. */
export const makeJobs = (
  config: BrandConfig,
  occupations: readonly Occupation[],
): readonly QualityJob[] => {
  const chooseCity = citiesWheel(config);
  return occupations.flatMap((occupation) => {
    const random = createRandom(`jobs of ${occupation.code}`);
    const titles = publishedTitles(occupation).length;
    const count = Math.min(MAX_JOBS, Math.max(MIN_JOBS, titles));
    return Array.from({ length: count }, (_, number) =>
      makeJob(occupation, number, random, chooseCity),
    );
  });
};
