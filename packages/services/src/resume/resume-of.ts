import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import type {
  ParsedEducation,
  ParsedPosition,
  ParsedResume,
} from '@broadsheet/contract/entities/parsed-resume';
import { readJsonResume } from '@broadsheet/contract/resume/read-json-resume';

/** What is known of a seeker before they have made a resume. */
export interface ResumeFacts {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** By the name that the site has for it. */
  readonly city: string | null;
  /** What the resume says that they have uploaded; null without one. */
  readonly parsed: ParsedResume | null;
}

const workOf = ({ title, company, from, until, description }: ParsedPosition) => ({
  position: title?.value,
  name: company?.value,
  startDate: from?.value,
  endDate: until?.value,
  highlights: description?.value.split('\n'),
});

const studyOf = ({ degree, institute, year }: ParsedEducation) => ({
  studyType: degree?.value,
  institution: institute?.value,
  endDate: year && String(year.value),
});

/** The resume that somebody begins with: what they said to the site counts before what was read of their file. */
export const resumeOf = ({ name, email, phone, city, parsed }: ResumeFacts): JsonResume =>
  readJsonResume({
    basics: {
      name,
      email,
      phone: phone ?? parsed?.phone?.value,
      label: parsed?.positions[0]?.title?.value,
      location: { city: city ?? parsed?.location?.value },
    },
    work: parsed?.positions.map(workOf),
    education: parsed?.education.map(studyOf),
    skills: parsed?.skills.map((skill) => ({ name: skill.value })),
  }).resume;
