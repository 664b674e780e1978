import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import type {
  ParsedEducation,
  ParsedPosition,
  ParsedResume,
} from '@broadsheet/contract/entities/parsed-resume';
import type { Education, Position } from '@broadsheet/contract/entities/profile';
import { readJsonResume } from '@broadsheet/contract/resume/read-json-resume';

/** What is known of a seeker before they have made a resume. */
export interface ResumeFacts {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** By the name that the site has for it. */
  readonly city: string | null;
  readonly positions: readonly Omit<Position, 'id'>[];
  readonly educations: readonly Omit<Education, 'id'>[];
  /** By their names. */
  readonly skills: readonly string[];
  /** What the resume says that they have uploaded; null without one. */
  readonly parsed: ParsedResume | null;
}

const linesOf = (text: string | undefined): string[] | undefined => text?.split('\n');

const workOf = ({ title, company, from, until, description }: Omit<Position, 'id'>) => ({
  position: title,
  name: company,
  startDate: from,
  endDate: until,
  highlights: linesOf(description),
});
const parsedWorkOf = ({ title, company, from, until, description }: ParsedPosition) => ({
  position: title?.value,
  name: company?.value,
  startDate: from?.value,
  endDate: until?.value,
  highlights: linesOf(description?.value),
});

const studyOf = ({ degree, institute, year }: Omit<Education, 'id'>) => ({
  studyType: degree,
  institution: institute,
  endDate: String(year),
});
const parsedStudyOf = ({ degree, institute, year }: ParsedEducation) => ({
  studyType: degree?.value,
  institution: institute?.value,
  endDate: year && String(year.value),
});

/** What was told, or where nothing was, what was read. */
const ownOr = <Own, Read>(profile: readonly Own[], read: readonly Read[] | undefined) =>
  profile.length > 0 ? profile : read;

/** The resume that somebody begins with: what they said to the site counts before what was read of their file. */
export const resumeOf = (facts: ResumeFacts): JsonResume => {
  const { name, email, phone, city, parsed } = facts;
  const work = ownOr(facts.positions.map(workOf), parsed?.positions.map(parsedWorkOf));
  const skills = ownOr(
    facts.skills,
    parsed?.skills.map(({ value }) => value),
  );
  return readJsonResume({
    basics: {
      name,
      email,
      phone: phone ?? parsed?.phone?.value,
      label: work?.[0]?.position,
      location: { city: city ?? parsed?.location?.value },
    },
    work,
    education: ownOr(facts.educations.map(studyOf), parsed?.education.map(parsedStudyOf)),
    skills: skills?.map((skill) => ({ name: skill })),
  }).resume;
};
