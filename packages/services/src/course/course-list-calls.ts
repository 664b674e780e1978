import {
  courseCategories,
  courseSearch,
  coursesOfCategory,
  unpublishedCourses,
} from '@broadsheet/contract/calls/course';
import { VISITOR_USER_ID } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import { sql } from 'kysely';
import { bindCall } from '../platform/call/bind-call.ts';
import { readPaging } from '../platform/call/list-query.ts';
import { listCourses } from './list-courses.ts';

export const courseSearchCall = bindCall(courseSearch, (query, { userId }, context) => {
  if (userId !== VISITOR_USER_ID) {
    if (!context.caller) throw new AppError('UNAUTHORIZED');
    if (context.caller.seekerId !== userId) throw new AppError('FORBIDDEN');
  }
  const scope = { keywords: query.query ?? '', categoryId: query.cat };
  return listCourses(context, scope, readPaging(query));
});

export const coursesOfCategoryCall = bindCall(
  coursesOfCategory,
  async (query, { categoryId }, context) => {
    const category = await context.database
      .selectFrom('course_categories')
      .select(['id', 'label', 'slug'])
      .where('brand', '=', context.brand)
      .where('id', '=', categoryId)
      .executeTakeFirst();
    if (!category) throw new AppError('NOT_FOUND');
    return {
      ...(await listCourses(context, { keywords: '', categoryId }, readPaging(query))),
      category,
    };
  },
);

export const unpublishedCoursesCall = bindCall(
  unpublishedCourses,
  async (_query, _params, { database, brand }) => ({
    items: await database
      .selectFrom('courses')
      .select(['id', 'slug', 'title'])
      .where('brand', '=', brand)
      .where('status', '=', 'closed')
      .orderBy('title')
      .orderBy('id')
      .execute(),
  }),
);

export const courseCategoriesCall = bindCall(
  courseCategories,
  async (_query, _params, { database, brand }) => ({
    items: await database
      .selectFrom('course_categories')
      .innerJoin('courses', 'courses.category_id', 'course_categories.id')
      .where('course_categories.brand', '=', brand)
      .where('courses.status', '=', 'open')
      .groupBy('course_categories.id')
      .orderBy('course_categories.position')
      .select([
        'course_categories.id',
        'course_categories.label',
        'course_categories.slug',
        sql<number>`count(*)::integer`.as('courses'),
      ])
      .execute(),
  }),
);
