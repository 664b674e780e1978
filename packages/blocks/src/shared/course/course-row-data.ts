import type { CourseSummary } from '@broadsheet/contract/entities/course';
import { hrefOf } from '@broadsheet/contract/match-page';
import Type from 'typebox';
import { formatFee, formatStart, formatWeeks, MODE_TEXT } from './course-text.ts';

export const CourseRowData = Type.Object({
  id: Type.Integer(),
  href: Type.String(),
  title: Type.String(),
  institute: Type.String(),
  logo: Type.Union([Type.String(), Type.Null()]),
  /** How and how long. */
  facts: Type.String(),
  fee: Type.String(),
  starts: Type.String(),
  /** Empty where there is nothing to add. */
  note: Type.String(),
});
export type CourseRowData = Type.Static<typeof CourseRowData>;

/** A course as a row of a list, every text ready to be drawn. */
export const toCourseRow = (course: CourseSummary): CourseRowData => ({
  id: course.id,
  href: hrefOf('course', { slug: course.slug }),
  title: course.title,
  institute: course.institute.name,
  logo: course.institute.logo,
  facts: `${MODE_TEXT[course.mode]}, ${formatWeeks(course.weeks)}`,
  fee: formatFee(course.feeRupees),
  starts: formatStart(course.startsOn),
  note: course.jobReady ? 'Helps you find work' : '',
});
