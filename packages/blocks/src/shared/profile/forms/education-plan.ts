import { COURSE_PRESET, COURSE_TYPES, DEGREES } from '@broadsheet/contract/education-options';
import type { Messages } from '@broadsheet/messages/message-areas';
import { choice } from '../../form/kinds/choice.tsx';
import { line } from '../../form/kinds/line.ts';
import { number } from '../../form/kinds/number.ts';
import { select } from '../../form/kinds/select.tsx';
import type { ProfileChoices } from './choices.ts';
import { type ProfilePlan, profilePlan, type SubmitTexts, saveTexts } from './profile-plan.ts';

const MIN_YEAR = 1950;
/** How many years in the future a course may end. */
const MAX_FUTURE_YEARS = 8;
/** The message key of each course type. */
export const COURSE_LABELS = {
  'full-time': 'fullTime',
  'part-time': 'partTime',
  distance: 'distance',
} as const satisfies Readonly<Record<(typeof COURSE_TYPES)[number], keyof Messages['education']>>;

const DEGREE_OPTIONS = DEGREES.map((degree) => ({ value: degree, label: degree }));

const courseOptions = (education: Messages['education']) =>
  COURSE_TYPES.map((type) => ({ value: type, label: education[COURSE_LABELS[type]] }));

/** The form for one education entry. @param entry its id, or `new` */
export const educationPlan = (
  { forms, education }: Pick<Messages, 'education' | 'forms'>,
  { today }: Pick<ProfileChoices, 'today'>,
  entry: number | 'new',
  texts: SubmitTexts = saveTexts({ forms }),
): ProfilePlan =>
  profilePlan(`education-${entry}`, {
    ...texts,
    fields: [
      {
        name: 'degree',
        kind: select(DEGREE_OPTIONS, {
          nothing: education.select,
          missing: education.degreeMissing,
        }),
        label: education.degree,
      },
      {
        name: 'institute',
        kind: line(education.instituteMissing),
        label: education.institute,
      },
      {
        name: 'year',
        kind: number({
          min: MIN_YEAR,
          max: Number(today.slice(0, 4)) + MAX_FUTURE_YEARS,
          groups: false,
          missing: education.yearMissing,
          name: education.year,
        }),
        label: education.year,
        hint: education.yearHint,
      },
      {
        name: 'courseType',
        kind: choice(courseOptions(education), education.courseMissing),
        label: education.course,
        preset: COURSE_PRESET,
      },
    ],
  });
