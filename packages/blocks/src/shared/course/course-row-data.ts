import type { CourseSummary } from '@broadsheet/contract/entities/course';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import Type from 'typebox';
import { type CourseMessages, formatFee, formatStart, formatWeeks } from './course-text.ts';

export const CourseRowData = Type.Object({
  id: Type.Integer(),
  href: Type.String(),
  title: Type.String(),
  institute: Type.String(),
  logo: Type.Union([Type.String(), Type.Null()]),
  /** Mode and duration. */
  facts: Type.String(),
  fee: Type.String(),
  starts: Type.String(),
  /** Empty if there is no note. */
  note: Type.String(),
});
export type CourseRowData = Type.Static<typeof CourseRowData>;

/** Formats a course as a row of a list. */
export const toCourseRow = (course: CourseSummary, messages: CourseMessages): CourseRowData => ({
  id: course.id,
  href: hrefOf('course', { slug: course.slug }),
  title: course.title,
  institute: course.institute.name,
  logo: course.institute.logo,
  facts: formatMessage(messages.modeAndLength, {
    mode: messages[course.mode],
    // A line never ends between the number and its unit.
    length: formatWeeks(course.weeks, messages).replaceAll(' ', '\u00a0'),
  }),
  fee: formatFee(course.feeRupees, messages),
  starts: formatStart(course.startsOn, messages),
  note: course.jobReady ? messages.placementSupport : '',
});
