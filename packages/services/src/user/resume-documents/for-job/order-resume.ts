import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import type { ResumeForJob } from '@broadsheet/contract/entities/resume-for-job';
import { type JobTerms, jobTermsOf, type ResumeJob } from './job-terms.ts';

/** A resume for a job, and what it leaves out of the one that it was made from. */
interface OrderedResume extends Pick<ResumeForJob, 'named' | 'notNamed' | 'leftOut'> {
  readonly document: JsonResume;
}

/** More of them make a list that nobody reads. What the job names is never left out. */
const SKILLS_MAX = 12;
const PROJECTS_MAX = 3;
const POINTS_MAX = 6;
/** Of positions before the latest two. */
const EARLIER_POINTS_MAX = 3;
const LATEST = 2;

interface Rated<Item> {
  readonly item: Item;
  readonly rating: number;
}

/** The best first; equal ones as they were. */
const byRating = <Item>(items: readonly Item[], rate: (item: Item) => number): Rated<Item>[] =>
  items
    .map((item) => ({ item, rating: rate(item) }))
    .toSorted((one, other) => other.rating - one.rating);

/** All that have to do with the job, and others up to a number. */
const choose = <Item>(rated: readonly Rated<Item>[], max: number) => {
  const isRetained = ({ rating }: Rated<Item>, index: number) => rating > 0 || index < max;
  const items = (from: readonly Rated<Item>[]) => from.map(({ item }) => item);
  return {
    retained: items(rated.filter(isRetained)),
    left: items(rated.filter((each, index) => !isRetained(each, index))),
  };
};

/** A line in lower case continues the line before it, as files break lines. */
const isBroken = (line: string): boolean => /^\s*\p{Ll}/u.test(line);

/** Points in order; those with broken lines stay as they are. */
const orderPoints = (terms: JobTerms, lines: readonly string[], max: number) =>
  lines.some(isBroken)
    ? { retained: [...lines], left: [] }
    : choose(
        byRating(lines, (line) => terms.rate([line])),
        max,
      );

interface WithPoints {
  readonly highlights?: string[];
}

/** Entries with their points in order; the entries stay where they are, so that no time is missing. */
const orderPointsOf = <Entry extends WithPoints>(
  terms: JobTerms,
  entries: readonly Entry[] | undefined,
) => {
  let points = 0;
  const ordered = entries?.map((entry, index) => {
    if (!entry.highlights) return entry;
    const max = index < LATEST ? POINTS_MAX : EARLIER_POINTS_MAX;
    const { retained, left } = orderPoints(terms, entry.highlights, max);
    points += left.length;
    return { ...entry, highlights: retained };
  });
  return { entries: ordered, points };
};

/** All texts of an entry, however deep. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

type Skill = NonNullable<JsonResume['skills']>[number];

/** By the job's own order: its first skill is the most important. */
const rateSkill = (terms: JobTerms, skill: Skill): number => {
  const ranks = terms
    .findSkills(textsOf(skill))
    .map((name) => terms.skills.length - terms.skills.indexOf(name));
  return Math.max(0, ...ranks);
};

const orderSkills = (terms: JobTerms, skills: readonly Skill[]) =>
  choose(
    byRating(
      skills.map((skill) =>
        skill.keywords
          ? {
              ...skill,
              keywords: byRating(skill.keywords, (keyword) =>
                rateSkill(terms, { name: keyword }),
              ).map(({ item }) => item),
            }
          : skill,
      ),
      (skill) => rateSkill(terms, skill),
    ),
    SKILLS_MAX,
  );

/** What recruiters read of a resume: its settings are no part of it. */
const contentOf = ({ meta: _meta, $schema: _schema, ...content }: JsonResume) => content;

/** The same entries, those of the job first. */
const orderEntries = <Entry>(terms: JobTerms, entries: readonly Entry[]): Entry[] =>
  byRating(entries, (entry) => terms.rate(textsOf(entry))).map(({ item }) => item);

/**
 * Orders a resume for a job: skills, points, projects, certificates and publications that the job asks for come first,
 * and the least relevant skills, points and projects are left out. Positions and studies all stay, in their order.
 * Every text is one of the resume: nothing is added or reworded. A resume that was ordered for a job stays as it is.
 */
export const orderResume = (resume: JsonResume, job: ResumeJob): OrderedResume => {
  const terms = jobTermsOf(job);
  const named = terms.findSkills(textsOf(contentOf(resume)));
  const work = orderPointsOf(terms, resume.work);
  const volunteer = orderPointsOf(terms, resume.volunteer);
  const skills = orderSkills(terms, resume.skills ?? []);
  const projects = choose(
    byRating(resume.projects ?? [], (project) => terms.rate(textsOf(project))),
    PROJECTS_MAX,
  );
  const projectPoints = orderPointsOf(terms, projects.retained);
  const { certificates, publications } = resume;
  const document: JsonResume = {
    ...resume,
    ...(work.entries && { work: work.entries }),
    ...(volunteer.entries && { volunteer: volunteer.entries }),
    ...(resume.skills && { skills: skills.retained }),
    ...(resume.projects && projectPoints.entries && { projects: projectPoints.entries }),
    ...(certificates && { certificates: orderEntries(terms, certificates) }),
    ...(publications && { publications: orderEntries(terms, publications) }),
  };
  return {
    document,
    named,
    notNamed: terms.skills.filter((skill) => !named.includes(skill)),
    leftOut: {
      skills: skills.left.flatMap(({ name }) => name ?? []),
      projects: projects.left.flatMap(({ name }) => name ?? []),
      points: work.points + volunteer.points + projectPoints.points,
    },
  };
};
