import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import type {
  ParsedEducation,
  ParsedPosition,
  ParsedResume,
} from '@broadsheet/contract/entities/parsed-resume';
import type { Education, Position } from '@broadsheet/contract/entities/profile';
import { readJsonResume } from '@broadsheet/contract/resume/read-json-resume';

/** The known data of a seeker who has not created a resume yet. */
export interface ResumeFacts {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** By its name on the site. */
  readonly city: string | null;
  readonly positions: readonly Omit<Position, 'id'>[];
  readonly educations: readonly Omit<Education, 'id'>[];
  /** By name. */
  readonly skills: readonly string[];
  /** The data of the uploaded resume; null without one. */
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

/** The entries of the profile, or those of the uploaded resume where the profile has none. */
const ownOr = <Own, Read>(profile: readonly Own[], read: readonly Read[] | undefined) =>
  profile.length > 0 ? profile : read;

/** The first resume of a seeker: data of the profile wins over data of the uploaded file. */
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
