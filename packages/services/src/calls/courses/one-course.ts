import { courseBrochure, courseDetail } from '@broadsheet/contract/calls/course';
import { CatalogueError } from '@broadsheet/contract/errors';
import { findCourse, findCourseWithSimilar } from '../../courses/find-course.ts';
import { writeBrochure } from '../../courses/write-brochure.ts';
import { bindCall } from '../call-handler.ts';

export const courseDetailCall = bindCall(courseDetail, (query, _params, context) => {
  const { slug, id, similar } = query;
  if (slug === undefined && id === undefined)
    throw new CatalogueError('VALIDATION', {
      details: [{ path: 'querystring/slug', message: 'must be given, or an id' }],
    });
  return similar === 1
    ? findCourseWithSimilar(context, { slug, id })
    : findCourse(context, { slug, id });
});

export const courseBrochureCall = bindCall(courseBrochure, async (_query, { id }, context) => {
  const course = await findCourse(context, { id });
  if (course.status === 'closed') throw new CatalogueError('COURSE_NOT_FOUND');
  return {
    fileName: `${course.slug}.txt`,
    text: writeBrochure(course),
  };
});
