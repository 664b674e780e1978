import type { CourseDetail, CourseSummary } from '@broadsheet/contract/entities/course';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { toCourseRow } from './shared/course/course-row-data.ts';

export const courseFixture: CourseSummary = {
  id: 11,
  slug: 'sql-for-working-people',
  title: 'SQL for Working People',
  summary: 'Ask a database your own questions.',
  institute: { id: 3, name: 'Deccan School of Data', slug: 'deccan-school-of-data', logo: null },
  category: { id: 2, label: 'Data and analytics', slug: 'data' },
  mode: 'online',
  level: 'beginner',
  weeks: 6,
  feeRupees: 9500,
  startsOn: '2027-01-21',
  skills: ['SQL', 'C++'],
  jobReady: true,
  status: 'open',
};

export const otherCourseFixture: CourseSummary = {
  ...courseFixture,
  id: 12,
  slug: 'power-bi-for-teams-whose-reports-have-to-agree-with-each-other',
  title: 'Power BI for Teams Whose Reports Have to Agree With Each Other on Monday Mornings',
  feeRupees: null,
  startsOn: null,
  jobReady: false,
};

export const courseDetailFixture: CourseDetail = {
  ...courseFixture,
  institute: {
    ...courseFixture.institute,
    about: 'Teaches SQL and statistics to people who work by day.',
    city: 'Hyderabad',
    founded: 2012,
    courses: 4,
  },
  audience: 'For anyone who waits for others to pull numbers.',
  outline: [
    { title: 'Tables', text: 'Rows, columns and types.' },
    { title: 'Joins', text: 'Two tables that tell one story.' },
  ],
  similar: [otherCourseFixture],
};

export const courseListFixture = {
  items: [courseFixture, otherCourseFixture],
  page: 1,
  size: 20,
  total: 41,
  hasMore: true,
};

export const courseRowFixtures = [courseFixture, otherCourseFixture].map((course) =>
  toCourseRow(course, builtInMessages().courses),
);
