import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { settings as settingsCall } from '@broadsheet/contract/calls/account';
import { courseDetail, ownCourseEnquiry } from '@broadsheet/contract/calls/course';
import { failureText } from '@broadsheet/contract/form-outcome';
import { ENQUIRY_ACTION, enquiredHref, enquiryNotice } from '../shared/course/enquiry-form.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { formatDay } from '../shared/time/format-date.ts';
import { courseEnquiry } from './schema.ts';

const NOBODY = { isForAll: true, enquiredOn: '', maySimilar: false };

const readOwn = async ({ call, session }: LoaderContext, id: number) => {
  if (!session?.isLoggedIn) return NOBODY;
  const [own, { settings }] = await Promise.all([
    call(ownCourseEnquiry, { params: { id } }),
    call(settingsCall, {}),
  ]);
  return {
    isForAll: false,
    enquiredOn: own.enquiredAt === null ? '' : formatDay(own.enquiredAt),
    maySimilar: settings.similarCourseEnquiry === 1,
  };
};

export const loadCourseEnquiry = defineLoader(courseEnquiry, async (_settings, context) => {
  const { call, page, messages } = context;
  const course = await nullIfNotFound(
    call(courseDetail, { query: { slug: page.params.slug ?? '' } }),
  );
  if (!course || course.status === 'closed') return { data: null };
  return {
    data: {
      courseId: course.id,
      next: enquiredHref(page),
      action: ENQUIRY_ACTION,
      said: enquiryNotice(page, messages.courses),
      failed: failureText(page),
      ...(await readOwn(context, course.id)),
    },
  };
});
