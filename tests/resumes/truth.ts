import type { Persona } from './personas.ts';

/** What a document says of its persona: a template leaves out what it has no room for. */
export interface Truth {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly city: string | null;
  readonly jobs: readonly {
    readonly title: string;
    readonly company: string;
    readonly city: string;
    /** Months since year 0. */
    readonly from: number;
    readonly until: number | null;
  }[];
  /** The template writes years of jobs without months. */
  readonly yearsOnly: boolean;
  readonly studies: readonly {
    readonly degree: string | null;
    readonly institute: string | null;
  }[];
  readonly skills: readonly string[];
  readonly months: number;
  readonly currentCTC: number | null;
  readonly expectedCTC: number | null;
  readonly notice: number | null;
}

const MONTH =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b[\s.,'’]*\d{2}|\b\d{1,2}\s?[/.-]\s?\d{4}\b|\b\d{4}\s?[/.-]\s?\d{2}\b(?!\d)/iu;

export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const countMonths = (
  jobs: readonly { readonly from: number; readonly until: number | null }[],
  now: number,
): number => {
  const months = new Set<number>();
  for (const { from, until } of jobs) {
    for (let month = from; month <= (until ?? now); month += 1) months.add(month);
  }
  return months.size;
};

/** @param text of the document, by a reader that is not the parser. */
export const toTruth = (persona: Persona, text: string, now: number): Truth => {
  const written = plain(text);
  const ifWritten = <Value>(value: Value, ...forms: readonly string[]): Value | null =>
    forms.some((form) => written.includes(plain(form))) ? value : null;
  const skills = [...new Set([...persona.skills, ...persona.mentioned])];
  const listed = skills.filter((skill) => ifWritten(skill, skill) !== null);
  const { home } = persona;
  const jobs = persona.jobs.flatMap(
    ({ title, company, city, from, until }) =>
      ifWritten({ title, company, city, from, until }, title + company, title) ?? [],
  );
  return {
    name: persona.name,
    email: ifWritten(persona.email, persona.email),
    phone: ifWritten(persona.phoneValue, persona.phone),
    city: ifWritten(home.known, home.city),
    jobs,
    yearsOnly: !MONTH.test(text),
    studies: persona.studies.flatMap(({ degree, full, short, institute }) => {
      const study = {
        degree: ifWritten(degree, full, short),
        institute: ifWritten(institute, institute),
      };
      return study.degree === null && study.institute === null ? [] : study;
    }),
    skills: listed,
    months: countMonths(jobs, now),
    currentCTC: ifWritten(persona.currentCTC, 'current ctc', 'present ctc', 'current salary'),
    expectedCTC: ifWritten(persona.expectedCTC, 'expected ctc', 'expected salary'),
    notice: ifWritten(persona.notice, 'notice period', 'notice'),
  };
};
