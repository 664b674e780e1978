import { appliedCourses, courseEnquiry, ownCourseEnquiry } from '@broadsheet/contract/calls/course';
import { COURSE_REF_DEFAULT, DEVICE_DEFAULT } from '@broadsheet/contract/constants';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { readSeeker } from '../auth/account/require-password.ts';
import { bindCall } from '../platform/call/bind-call.ts';
import { readIds } from '../platform/call/list-query.ts';
import { type EnquiryOutcome, enquire } from './enquire.ts';
import { findCourse } from './find-course.ts';
import { readEnquiries } from './read-enquiries.ts';

const idsOf = (text: string | undefined): number[] => readIds(text === '' ? undefined : text);

const formatOutcome = (
  texts: Messages['answers'],
  { courseIds, similarCourses }: EnquiryOutcome,
): string =>
  courseIds.length === 0
    ? texts.enquiryRepeated
    : formatMessage(texts.enquirySent, { courses: courseIds.length, similar: similarCourses });

export const courseEnquiryCall = bindCall(courseEnquiry, async (_query, _params, context, body) => {
  const seeker = await readSeeker(context);
  const outcome = await enquire(context, seeker, {
    courseIds: idsOf(body.courseIds),
    toSkipIds: idsOf(body.toSkipIds),
    similar: body.similar === 1,
    refinv: body.refinv ?? COURSE_REF_DEFAULT,
    reforg: body.reforg ?? COURSE_REF_DEFAULT,
    device: body.device ?? DEVICE_DEFAULT,
  });
  return { message: formatOutcome(context.messages.answers, outcome), ...outcome };
});

export const ownCourseEnquiryCall = bindCall(ownCourseEnquiry, async (_query, { id }, context) => {
  const seeker = await readSeeker(context);
  const course = await findCourse(context, { id });
  const enquiries = await readEnquiries(context.database, seeker.id);
  const own = enquiries.find(({ courseId }) => courseId === course.id);
  return { enquired: own !== undefined, enquiredAt: own?.enquiredAt.toISOString() ?? null };
});

export const appliedCoursesCall = bindCall(
  appliedCourses,
  async ({ courseIds }, _params, context) => {
    const { id } = await readSeeker(context);
    const applied = (await readEnquiries(context.database, id)).map(({ courseId }) => courseId);
    const requested = courseIds === undefined ? applied : idsOf(courseIds);
    return { courseIds: applied.filter((courseId) => requested.includes(courseId)) };
  },
);
