import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** A seeker's enquiries, newest first. */
export const readEnquiries = (database: Kysely<Schema>, seekerId: number) =>
  database
    .selectFrom('course_enquiries')
    .innerJoin('courses', 'courses.id', 'course_enquiries.course_id')
    .where('seeker_id', '=', seekerId)
    .orderBy('enquired_at', 'desc')
    .orderBy('course_id')
    .select([
      'course_id as courseId',
      'courses.title',
      'enquired_at as enquiredAt',
      'is_similar as isSimilar',
      'refinv',
      'reforg',
      'device',
    ])
    .execute();

/** The same for the personal data export, with times as ISO 8601. */
export const exportEnquiries = async (database: Kysely<Schema>, seekerId: number) =>
  (await readEnquiries(database, seekerId)).map((row) => ({
    ...row,
    enquiredAt: row.enquiredAt?.toISOString() ?? null,
  }));
