import type { CourseSummary } from '@broadsheet/contract/entities/course';
import { sql } from 'kysely';
import type { CallContext } from '../platform/call/call-context.ts';
import { dayOf } from '../platform/dates/day-of.ts';

/** The brand's courses, offered or not, with their institutes. */
export const selectCourses = ({ database, brand, now }: CallContext) =>
  database
    .selectFrom('courses')
    .innerJoin('institutes', 'institutes.id', 'courses.institute_id')
    .innerJoin('course_categories', 'course_categories.id', 'courses.category_id')
    .where('courses.brand', '=', brand)
    .select([
      'courses.id',
      'courses.slug',
      'courses.title',
      'courses.summary',
      'courses.mode',
      'courses.level',
      'courses.weeks',
      'courses.fee_rupees as feeRupees',
      'courses.skills',
      'courses.job_ready as jobReady',
      'courses.status',
      'courses.institute_id as instituteId',
      'institutes.name as instituteName',
      'institutes.slug as instituteSlug',
      'institutes.logo as instituteLogo',
      'courses.category_id as categoryId',
      'course_categories.label as categoryLabel',
      'course_categories.slug as categorySlug',
      sql<string | null>`case when starts_on >= ${dayOf(now)}::date
        then to_char(starts_on, 'YYYY-MM-DD') end`.as('startsOn'),
    ]);

export const selectOpenCourses = (context: CallContext) =>
  selectCourses(context).where('courses.status', '=', 'open');

export type CourseRow = Awaited<
  ReturnType<ReturnType<typeof selectCourses>['executeTakeFirstOrThrow']>
>;

export const toCourseSummary = (row: CourseRow): CourseSummary => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  institute: {
    id: row.instituteId,
    name: row.instituteName,
    slug: row.instituteSlug,
    logo: row.instituteLogo,
  },
  category: { id: row.categoryId, label: row.categoryLabel, slug: row.categorySlug },
  mode: row.mode,
  level: row.level,
  weeks: row.weeks,
  feeRupees: row.feeRupees,
  startsOn: row.startsOn,
  skills: row.skills,
  jobReady: row.jobReady,
  status: row.status,
});
