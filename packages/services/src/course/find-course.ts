import type { CourseDetail } from '@broadsheet/contract/entities/course';
import { AppError } from '@broadsheet/contract/errors';
import type { CallContext } from '../platform/call/call-context.ts';
import { selectCourses, selectOpenCourses, toCourseSummary } from './select-courses.ts';
import { selectInstitutes } from './select-institutes.ts';

const SIMILAR_SHOWN = 4;

interface CourseBy {
  readonly slug?: string | undefined;
  readonly id?: number | undefined;
}

const readSimilar = async (context: CallContext, { id, category }: CourseDetail) => {
  const rows = await selectOpenCourses(context)
    .where('courses.category_id', '=', category.id)
    .where('courses.id', '!=', id)
    .orderBy('courses.id')
    .limit(SIMILAR_SHOWN)
    .execute();
  return rows.map(toCourseSummary);
};

/** A course of the brand by slug and id; if both are given, both must match. Throws COURSE_NOT_FOUND. */
export const findCourse = async (
  context: CallContext,
  { slug, id }: CourseBy,
): Promise<CourseDetail> => {
  const row = await selectCourses(context)
    .select(['courses.audience', 'courses.outline'])
    .$if(slug !== undefined, (query) => query.where('courses.slug', '=', slug ?? ''))
    .$if(id !== undefined, (query) => query.where('courses.id', '=', id ?? 0))
    .executeTakeFirst();
  if (!row) throw new AppError('COURSE_NOT_FOUND');
  const institute = await selectInstitutes(context)
    .where('institutes.id', '=', row.instituteId)
    .executeTakeFirstOrThrow();
  const { audience, outline } = row;
  return { ...toCourseSummary(row), institute, audience, outline, similar: [] };
};

/** A course, and others of its category that are offered. Throws COURSE_NOT_FOUND. */
export const findCourseWithSimilar = async (
  context: CallContext,
  by: CourseBy,
): Promise<CourseDetail> => {
  const course = await findCourse(context, by);
  return { ...course, similar: await readSimilar(context, course) };
};
