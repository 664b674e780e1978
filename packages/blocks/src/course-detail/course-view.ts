import { bffPathOf } from '@broadsheet/contract/call';
import { courseBrochure } from '@broadsheet/contract/calls/course';
import type { CourseDetail } from '@broadsheet/contract/entities/course';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { toCourseRow } from '../shared/course/course-row-data.ts';
import { type CourseMessages, formatFee, formatWeeks } from '../shared/course/course-text.ts';
import { formatDay } from '../shared/time/format-date.ts';

const figuresOf = (course: CourseDetail, messages: CourseMessages) => [
  { name: messages.lengthLabel, value: formatWeeks(course.weeks, messages) },
  { name: messages.modeLabel, value: messages[course.mode] },
  { name: messages.feeLabel, value: formatFee(course.feeRupees, messages) },
  {
    name: messages.batchLabel,
    value: course.startsOn === null ? messages.noBatch : formatDay(course.startsOn),
  },
  { name: messages.levelLabel, value: messages[course.level] },
  ...(course.jobReady ? [{ name: messages.placementSupport, value: messages.included }] : []),
];

/** Formats a course into texts that are ready to render. */
export const toCourseView = (course: CourseDetail, messages: CourseMessages) => {
  const { facts: _facts, note: _note, ...row } = toCourseRow(course, messages);
  const { institute, category } = course;
  return {
    ...row,
    closed: course.status === 'closed',
    summary: course.summary,
    audience: course.audience,
    figures: figuresOf(course, messages),
    outline: course.outline,
    skills: course.skills.map((skill) => ({ label: skill, href: searchHref(skill) })),
    brochure: bffPathOf(courseBrochure).replace('{id}', String(course.id)),
    about: {
      text: institute.about,
      facts: formatMessage(messages.instituteFacts, {
        city: institute.city,
        year: institute.founded,
      }),
      more: {
        label: formatMessage(messages.instituteCourses, { count: institute.courses }),
        href: searchHref(institute.name, 1, { search: 'course' }),
      },
    },
    category: {
      label: category.label,
      href: hrefOf('learning', {}, { category: category.slug }),
    },
  };
};
