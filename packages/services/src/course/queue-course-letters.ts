import { DAY_MS } from '@broadsheet/contract/durations';
import { type Kysely, sql } from 'kysely';
import { forEachSeeker } from '../platform/background/for-each-seeker.ts';
import type { Schema } from '../platform/database/schema.ts';
import { mailSeeker } from '../platform/messages/mail-seeker.ts';
import type { MailedCourses } from '../platform/messages/templates/course-templates.ts';
import { wasSentMessage } from '../platform/messages/was-sent-message.ts';
import { mayBeMailed } from '../platform/seekers/flag-is-on.ts';

const TEMPLATE = 'course-letter';
const MAX_COURSES = 3;
/** Less than a month, so that a late letter does not skip the next one; messages are stored longer. */
const APART_MS = 25 * DAY_MS;

interface Context {
  readonly database: Kysely<Schema>;
  /** Epoch milliseconds. */
  readonly now: number;
}

const dueSeekers = ({ database, now }: Context) =>
  database
    .selectFrom('seekers')
    .select(['seekers.id', 'seekers.brand'])
    .where(mayBeMailed('education'))
    .where(({ not }) => not(wasSentMessage(TEMPLATE, new Date(now - APART_MS))));

type Due = Awaited<ReturnType<ReturnType<typeof dueSeekers>['executeTakeFirstOrThrow']>>;

/** Open courses that teach most of a profile's skills, by their labels; none with an enquiry. */
const findCourses = async (
  database: Kysely<Schema>,
  { id, brand }: Due,
): Promise<MailedCourses> => {
  const { rows } = await sql<MailedCourses[number]>`
    select courses.title, courses.slug, institutes.name as "instituteName"
    from courses
      join institutes on institutes.id = courses.institute_id
      cross join lateral (
        select count(*) as taught from seeker_skills
          join tags on tags.brand = courses.brand and tags.data_id = seeker_skills.tag_id
        where seeker_skills.seeker_id = ${id}
          and exists (select from unnest(courses.skills) as skill where lower(skill) = lower(tags.label))
      ) as known
    where courses.brand = ${brand} and courses.status = 'open' and known.taught > 0
      and not exists (
        select from course_enquiries
        where course_enquiries.seeker_id = ${id} and course_enquiries.course_id = courses.id
      )
    order by known.taught desc, courses.starts_on nulls last, courses.id
    limit ${MAX_COURSES}`.execute(database);
  return rows;
};

const queueLetter = ({ database, now }: Context, seeker: Due): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    // Locks first and reads then: of two runs at once, the second sees what the first has queued.
    await sql`select from seekers where id = ${seeker.id} for no key update`.execute(transaction);
    const due = await dueSeekers({ database: transaction, now })
      .where('seekers.id', '=', seeker.id)
      .executeTakeFirst();
    if (!due) return;
    const courses = await findCourses(transaction, seeker);
    if (courses.length === 0) return;
    await mailSeeker(transaction, seeker.id, {
      template: TEMPLATE,
      variables: (name) => ({ name, courses: JSON.stringify(courses) }),
      now,
    });
  });

/**
 * Queues a mail with courses for each seeker who wants one, has had none this month, and has skills that a course
 * matches. Safe to run again, and twice at once. Throws like `forEachSeeker`.
 */
export const queueCourseLetters = (context: Context, batchSize?: number): Promise<void> =>
  forEachSeeker({
    read: (after, max) =>
      dueSeekers(context)
        .where('seekers.id', '>', after)
        .orderBy('seekers.id')
        .limit(max)
        .execute(),
    idOf: ({ id }) => id,
    work: (seeker) => queueLetter(context, seeker),
    undone: 'letters of courses were not queued',
    batchSize,
  });
