import { bffPathOf } from '@broadsheet/contract/call';
import { courseBrochure } from '@broadsheet/contract/calls/course';
import type { CourseDetail } from '@broadsheet/contract/entities/course';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { toCourseRow } from '../shared/course/course-row-data.ts';
import { formatFee, formatWeeks, LEVEL_TEXT, MODE_TEXT } from '../shared/course/course-text.ts';
import { formatCounted } from '../shared/text/format-count.ts';

/** A course with every text ready to be drawn. */
export const toCourseView = (course: CourseDetail) => {
  const { facts: _, note, ...row } = toCourseRow(course);
  const { institute, category } = course;
  return {
    ...row,
    closed: course.status === 'closed',
    summary: course.summary,
    audience: course.audience,
    figures: [
      { name: 'Length', value: formatWeeks(course.weeks) },
      { name: 'How', value: MODE_TEXT[course.mode] },
      { name: 'Fee', value: formatFee(course.feeRupees) },
      { name: 'Next batch', value: row.starts.replace(/^Starts /, '') },
      { name: 'Level', value: LEVEL_TEXT[course.level] },
      { name: 'Afterwards', value: note },
    ].filter(({ value }) => value !== ''),
    outline: course.outline,
    skills: course.skills.map((skill) => ({ label: skill, href: searchHref(skill) })),
    brochure: bffPathOf(courseBrochure).replace('{id}', String(course.id)),
    about: {
      text: institute.about,
      facts: `${institute.city}, since ${institute.founded}`,
      more: {
        label: formatCounted(institute.courses, 'course'),
        href: searchHref(institute.name, 1, { search: 'course' }),
      },
    },
    category: {
      label: category.label,
      href: hrefOf('learning', {}, { category: category.slug }),
    },
  };
};
