import { AppError } from '@broadsheet/contract/errors';
import { isFlagOn } from '@broadsheet/contract/profile-flags';
import type { Selectable } from 'kysely';
import type { CallContext } from '../platform/call/call-context.ts';
import type { SeekersTable } from '../platform/database/tables/accounts.ts';
import { queueMessage } from '../platform/messages/queue-message.ts';
import { selectOpenCourses } from './select-courses.ts';

/** A fixed number, so that a seeker does not get mail from a whole category. */
const MAX_SIMILAR = 3;

type Seeker = Selectable<SeekersTable>;

interface Enquiry {
  readonly courseIds: readonly number[];
  readonly toSkipIds: readonly number[];
  /** The seeker allows enquiries about similar courses. */
  readonly similar: boolean;
  readonly refinv: string;
  readonly reforg: string;
  readonly device: string;
}

export interface EnquiryOutcome {
  readonly courseIds: number[];
  readonly similarCourses: number;
}

interface EnquiredCourse {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly instituteName: string;
  readonly categoryId: number;
}

/** Courses by their ids. Throws COURSE_NOT_FOUND where the brand does not offer one. */
const requireCourses = async (context: CallContext, ids: readonly number[]) => {
  const courses: EnquiredCourse[] = await selectOpenCourses(context)
    .where('courses.id', 'in', ids)
    .orderBy('courses.id')
    .execute();
  if (courses.length < ids.length) throw new AppError('COURSE_NOT_FOUND');
  return courses;
};

const findSimilar = async (
  context: CallContext,
  seeker: Seeker,
  named: readonly EnquiredCourse[],
  toSkipIds: readonly number[],
): Promise<EnquiredCourse[]> => {
  const left = [...named.map(({ id }) => id), ...toSkipIds];
  return selectOpenCourses(context)
    .where(
      'courses.category_id',
      'in',
      named.map(({ categoryId }) => categoryId),
    )
    .where('courses.id', 'not in', left)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('course_enquiries')
            .select('course_id')
            .whereRef('course_enquiries.course_id', '=', 'courses.id')
            .where('seeker_id', '=', seeker.id),
        ),
      ),
    )
    .orderBy('courses.id')
    .limit(MAX_SIMILAR)
    .execute();
};

const allowsSimilar = ({ settings }: Seeker, { similar }: Enquiry): boolean =>
  similar && isFlagOn(settings, 'similarCourseEnquiry');

/** Saves the new enquiries and queues a mail that confirms them; returns them. */
const saveEnquiry = (
  { database, brand, now }: CallContext,
  seeker: Seeker,
  courses: readonly (EnquiredCourse & { readonly isSimilar: boolean })[],
  { refinv, reforg, device }: Enquiry,
) =>
  database.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('course_enquiries')
      .values(
        courses.map(({ id, isSimilar }) => ({
          seeker_id: seeker.id,
          course_id: id,
          enquired_at: new Date(now),
          is_similar: isSimilar,
          refinv,
          reforg,
          device,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('course_id')
      .execute();
    const ids = new Set(inserted.map(({ course_id }) => course_id));
    const fresh = courses.filter(({ id }) => ids.has(id));
    if (fresh.length === 0) return fresh;
    await queueMessage(transaction, {
      brand,
      channel: 'email',
      seekerId: seeker.id,
      recipient: seeker.email,
      template: 'course-enquiry',
      variables: {
        name: seeker.name,
        courses: JSON.stringify(
          fresh.map(({ title, slug, instituteName }) => ({ title, slug, instituteName })),
        ),
      },
      now,
    });
    return fresh;
  });

/**
 * Enquires about courses, once each. Throws COURSE_NOT_SELECTED when no new course is left, COURSE_NOT_FOUND for one
 * that is not offered.
 */
export const enquire = async (
  context: CallContext,
  seeker: Seeker,
  enquiry: Enquiry,
): Promise<EnquiryOutcome> => {
  const ids = enquiry.courseIds.filter((id) => !enquiry.toSkipIds.includes(id));
  if (ids.length === 0) throw new AppError('COURSE_NOT_SELECTED');
  const named = await requireCourses(context, ids);
  const similar = allowsSimilar(seeker, enquiry)
    ? await findSimilar(context, seeker, named, enquiry.toSkipIds)
    : [];
  const inserted = await saveEnquiry(
    context,
    seeker,
    [
      ...named.map((course) => ({ ...course, isSimilar: false })),
      ...similar.map((course) => ({ ...course, isSimilar: true })),
    ],
    enquiry,
  );
  return {
    courseIds: inserted.map(({ id }) => id),
    similarCourses: inserted.filter(({ isSimilar }) => isSimilar).length,
  };
};
