import type { Random } from '@broadsheet/services/tools/demo/random';
import type { QualityJob } from '../make-jobs.ts';
import type { Demands, QueryKind } from './query.ts';

/** What seekers add to a title, and what it demands of the job that they have in mind. */
export interface Addition {
  readonly text: (title: string) => string;
  readonly demands: Demands;
}

const FILLERS: readonly string[] = [
  '$ jobs',
  '$ job vacancy',
  'jobs for $',
  '$ vacancies',
  '$ openings',
  'looking for $ job',
  '$ ki naukri',
  '$ job chahiye',
  'urgent hiring $',
];
const IN_CITY: readonly string[] = ['$ in @', '$ @', '$ jobs in @', '@ $', '$ jobs near @'];
const WITH_YEARS: readonly string[] = [
  '$ @ years experience',
  '$ @ yrs',
  '$ with @ years of experience',
  '$ @+ years',
];
const WITH_PAY: readonly string[] = [
  '$ @ lpa',
  '$ above @ lakh',
  '$ salary @ lakhs',
  '$ @ lakh package',
];
const AT_HOME: readonly string[] = [
  '$ work from home',
  'remote $',
  '$ wfh',
  'work from home $ jobs',
];

const fill =
  (pattern: string, value = '') =>
  (title: string) =>
    pattern.replace('$', title).replace('@', value.toLowerCase());

/** Made from a job that the query is meant to find. */
const MAKERS: Readonly<
  Partial<Record<QueryKind, (job: QualityJob, random: Random) => Addition | null>>
> = {
  filler: (_job, random) => ({ text: fill(random.pick(FILLERS)), demands: {} }),
  city: ({ cities: [city = ''] }, random) => ({
    text: fill(random.pick(IN_CITY), city),
    demands: { city },
  }),
  experience: ({ minYears }, random) =>
    minYears === 0
      ? { text: (title) => `fresher ${title}`, demands: { years: 0 } }
      : {
          text: fill(random.pick(WITH_YEARS), String(minYears)),
          demands: { years: minYears },
        },
  pay: ({ payLakh: [minPay] }, random) => ({
    text: fill(random.pick(WITH_PAY), String(minPay)),
    demands: { minPay },
  }),
  home: ({ workFromHome }, random) =>
    workFromHome ? { text: fill(random.pick(AT_HOME)), demands: { home: true } } : null,
  several: ({ cities: [city = ''], minYears }, random) =>
    minYears === 0
      ? null
      : {
          text: (title) =>
            fill(
              random.pick(IN_CITY),
              city,
            )(fill(random.pick(WITH_YEARS), String(minYears))(title)),
          demands: { city, years: minYears },
        },
};

/** The addition of that kind for a job; null where the job gives no occasion for it. */
export const makeAddition = (kind: QueryKind, job: QualityJob, random: Random): Addition | null =>
  MAKERS[kind]?.(job, random) ?? null;
