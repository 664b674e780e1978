import { COURSE_PRESET, COURSE_TYPES, DEGREES } from '@broadsheet/contract/entities/parsed-resume';
import { choice } from '../../form/kinds/choice.tsx';
import { line } from '../../form/kinds/line.ts';
import { number } from '../../form/kinds/number.ts';
import { select } from '../../form/kinds/select.tsx';
import type { ProfileChoices } from './choices.ts';
import { type ProfilePlan, profilePlan, SAVE, type SubmitTexts } from './profile-plan.ts';

const MIN_YEAR = 1950;
/** How far ahead the end of a course may lie, in years. */
const MAX_FUTURE_YEARS = 8;
export const COURSE_LABELS: Readonly<Record<(typeof COURSE_TYPES)[number], string>> = {
  'full-time': 'Full time',
  'part-time': 'Part time',
  distance: 'Distance',
};

const DEGREE_OPTIONS = DEGREES.map((degree) => ({ value: degree, label: degree }));
const COURSE_OPTIONS = COURSE_TYPES.map((type) => ({ value: type, label: COURSE_LABELS[type] }));

/** One education. @param entry its id, or `new` */
export const educationPlan = (
  { today }: Pick<ProfileChoices, 'today'>,
  entry: number | 'new',
  texts: SubmitTexts = SAVE,
): ProfilePlan =>
  profilePlan(`education-${entry}`, {
    ...texts,
    fields: [
      {
        name: 'degree',
        kind: select(DEGREE_OPTIONS, { nothing: 'Choose', missing: 'Choose a degree.' }),
        label: 'Degree',
      },
      {
        name: 'institute',
        kind: line('Enter the college, university or school.'),
        label: 'College, university or school',
      },
      {
        name: 'year',
        kind: number({
          min: MIN_YEAR,
          max: Number(today.slice(0, 4)) + MAX_FUTURE_YEARS,
          groups: false,
          missing: 'Enter the year.',
          name: 'The year',
        }),
        label: 'Year of passing',
        hint: 'The year in which you finish, if you are still at it.',
      },
      {
        name: 'courseType',
        kind: choice(COURSE_OPTIONS, 'Choose how you study, or did.'),
        label: 'Course',
        preset: COURSE_PRESET,
      },
    ],
  });
