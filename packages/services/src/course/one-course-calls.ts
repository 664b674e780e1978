import { courseBrochure, courseDetail } from '@broadsheet/contract/calls/course';
import { AppError } from '@broadsheet/contract/errors';
import type { FileDocument } from '@broadsheet/contract/file-document';
import { bindCall } from '../platform/call/bind-call.ts';
import { dayOf } from '../platform/dates/day-of.ts';
import { findCourse, findCourseWithSimilar } from './find-course.ts';

export const courseDetailCall = bindCall(courseDetail, (query, _params, context) => {
  const { slug, id, similar } = query;
  if (slug === undefined && id === undefined)
    throw new AppError('VALIDATION', {
      details: [{ path: 'querystring/slug', message: 'must be given, or an id' }],
    });
  return similar === 1
    ? findCourseWithSimilar(context, { slug, id })
    : findCourse(context, { slug, id });
});

export const courseBrochureCall = bindCall(
  courseBrochure,
  async (_query, { id }, context): Promise<FileDocument> => {
    const course = await findCourse(context, { id });
    if (course.status === 'closed') throw new AppError('COURSE_NOT_FOUND');
    const { documents, brand, now } = context;
    if (documents === null) throw new AppError('SERVICE_UNAVAILABLE');
    const bytes = await documents.write(brand, { course, asOf: dayOf(now) });
    return {
      fileName: `${course.slug}-brochure.pdf`,
      mediaType: 'application/pdf',
      base64: Buffer.from(bytes).toString('base64'),
    };
  },
);
