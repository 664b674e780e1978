import { COURSE_TYPES, DEGREES } from '@broadsheet/contract/education-options';
import type { Education, Position } from '@broadsheet/contract/entities/profile';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { Typed } from '../../shared/form/form-plan.ts';
import type { ProfileChoices } from '../../shared/profile/forms/choices.ts';
import { educationPlan } from '../../shared/profile/forms/education-plan.ts';
import { positionPlan } from '../../shared/profile/forms/position-plan.ts';
import type {
  ProfilePlan,
  ProfileStep,
  SubmitTexts,
} from '../../shared/profile/forms/profile-plan.ts';
import { educationValues, positionValues } from '../../shared/profile/forms/profile-values.ts';
import { MONTHS } from '../../shared/time/calendar-names.ts';

/** A list of the profile that is changed one entry at a time. */
export interface EntryKind<Entry> {
  readonly save: ProfileStep;
  readonly remove: ProfileStep;
  readonly planOf: (
    messages: Pick<Messages, 'education' | 'forms' | 'work'>,
    choices: Pick<ProfileChoices, 'today'>,
    entry: number | 'new',
    texts?: SubmitTexts,
  ) => ProfilePlan;
  readonly valuesOf: (entry: Entry) => Typed;
  /** Builds an entry from a sent form. */
  readonly entryOf: (id: number, typed: Typed) => Entry;
  readonly titleOf: (entry: Entry) => string;
  readonly lineOf: (entry: Entry, messages: Messages['registration']) => string;
}

/** Formats a month as text. @param month YYYY-MM */
const formatMonth = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1]?.slice(0, 3) ?? ''} ${month.slice(0, 4)}`.trim();

export const POSITIONS: EntryKind<Position> = {
  save: 'savePosition',
  remove: 'removePosition',
  planOf: positionPlan,
  valuesOf: positionValues,
  entryOf: (id, { title = '', company = '', from = '', until = '', description = '' }) => ({
    id,
    title,
    company,
    from,
    until: until === '' ? null : until,
    description,
  }),
  titleOf: ({ title, company }) => `${title}, ${company}`,
  lineOf: ({ from, until }, { period, present }) =>
    formatMessage(period, {
      from: formatMonth(from),
      until: until === null ? present : formatMonth(until),
    }),
};

export const EDUCATIONS: EntryKind<Education> = {
  save: 'addEducationalDetails',
  remove: 'removeEducation',
  planOf: educationPlan,
  valuesOf: educationValues,
  entryOf: (id, { degree, courseType, institute = '', year }) => ({
    id,
    degree: DEGREES.find((each) => each === degree) ?? 'Diploma',
    courseType: COURSE_TYPES.find((each) => each === courseType) ?? 'full-time',
    institute,
    year: Number(year),
  }),
  titleOf: ({ degree, institute }) => `${degree}, ${institute}`,
  lineOf: ({ year }) => String(year),
};
