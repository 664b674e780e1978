import type { ParsedResume } from '@broadsheet/contract/entities/parsed-resume';
import { plain, type Truth } from './truth.ts';

/** How many values a document gives, how many were found, and how many of the found ones are right. */
export interface Tally {
  readonly given: number;
  readonly found: number;
  readonly right: number;
}
export type Scores = Readonly<Record<string, Tally>>;

const MONTHS_APART = 3;
const CTC_APART = 0.01;

const one = (given: unknown, found: unknown, isRight: boolean): Tally => ({
  given: given === null || given === undefined ? 0 : 1,
  found: found === null || found === undefined ? 0 : 1,
  right: given !== null && given !== undefined && isRight ? 1 : 0,
});

const match = (given: readonly string[], found: readonly string[]): Tally => {
  const rest = [...given];
  let right = 0;
  for (const value of found) {
    const at = rest.indexOf(value);
    if (at < 0) continue;
    rest.splice(at, 1);
    right += 1;
  }
  return { given: given.length, found: found.length, right };
};

const writeMonth = (month: number | null): string =>
  month === null ? 'now' : `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

/** Jobs as title, company and both dates in one text: a job is right when all four are. */
export const jobsOf = (truth: Truth): string[] => {
  const date = (month: number | null) => writeMonth(month).slice(0, truth.yearsOnly ? 4 : 7);
  return truth.jobs.map(({ title, company, from, until }) =>
    [plain(title), plain(company), date(from), date(until)].join(' | '),
  );
};

export const foundJobsOf = ({ positions }: ParsedResume, { yearsOnly, jobs }: Truth): string[] => {
  const date = (value: string | null | undefined) =>
    value === null ? 'now' : (value ?? '').slice(0, yearsOnly ? 4 : 7);
  const companies = new Map(
    jobs.map(({ company, city }) => [plain(company + city), plain(company)]),
  );
  return positions.map(({ title, company, from, until }) => {
    const named = plain(company?.value ?? '');
    // "Flipkart, Pune": the city behind a company is no fault.
    return [
      ...[plain(title?.value ?? ''), companies.get(named) ?? named],
      ...[date(from?.value), date(until?.value)],
    ].join(' | ');
  });
};

/** Compares what was read with what the document says. */
export const scoreResume = (resume: ParsedResume, truth: Truth): Scores => {
  const months = resume.totalMonths?.value;
  const isExact = (given: unknown, found: unknown) => one(given, found, given === found);
  const near = (given: number | null, found: number | undefined, apart: number) =>
    one(given, found, found !== undefined && given !== null && Math.abs(given - found) <= apart);
  return {
    name: one(truth.name, resume.name, plain(truth.name) === plain(resume.name?.value ?? '')),
    email: isExact(truth.email, resume.email?.value ?? null),
    phone: isExact(truth.phone, resume.phone?.value ?? null),
    city: isExact(truth.city, resume.location?.value ?? null),
    jobs: match(jobsOf(truth), foundJobsOf(resume, truth)),
    degrees: match(
      truth.studies.flatMap(({ degree }) => degree ?? []),
      resume.education.flatMap(({ degree }) => degree?.value ?? []),
    ),
    institutes: match(
      truth.studies.flatMap(({ institute }) => (institute === null ? [] : plain(institute))),
      resume.education.flatMap(({ institute }) => (institute ? plain(institute.value) : [])),
    ),
    skills: match(
      truth.skills,
      resume.skills.map(({ value }) => value),
    ),
    months: truth.yearsOnly ? one(null, null, false) : near(truth.months, months, MONTHS_APART),
    currentCTC: near(truth.currentCTC, resume.currentCTC?.value, CTC_APART),
    expectedCTC: near(truth.expectedCTC, resume.expectedCTC?.value, CTC_APART),
    notice: isExact(truth.notice, resume.noticePeriod?.value ?? null),
  };
};

export const sumScores = (all: readonly Scores[]): Scores => {
  const sums: Record<string, Tally> = {};
  for (const scores of all)
    for (const [field, { given, found, right }] of Object.entries(scores)) {
      const sum = sums[field] ?? { given: 0, found: 0, right: 0 };
      sums[field] = {
        given: sum.given + given,
        found: sum.found + found,
        right: sum.right + right,
      };
    }
  return sums;
};

export const f1 = ({ given, found, right }: Tally): number =>
  given + found === 0 ? 1 : (2 * right) / (given + found);
