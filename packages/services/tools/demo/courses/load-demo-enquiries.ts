import { COURSE_REF_DEFAULT, DEVICE_DEFAULT } from '@broadsheet/contract/constants';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../src/platform/database/schema.ts';
import { DEMO_ACCOUNTS } from '../accounts/demo-accounts.ts';
import { loadOnce } from '../load-once.ts';

const LOAD_NAME = 'demo-course-enquiries';

/**
 * Adds enquiries of the demo accounts about courses that help with work, once, so that some courses have enquiries.
 * @param now epoch ms
 */
export const loadDemoEnquiries = (database: Kysely<Schema>, now: number): Promise<void> =>
  loadOnce(database, LOAD_NAME, async (transaction) => {
    await transaction
      .insertInto('course_enquiries')
      .columns([
        'seeker_id',
        'course_id',
        'enquired_at',
        'is_similar',
        'refinv',
        'reforg',
        'device',
      ])
      .expression((from) =>
        from
          .selectFrom('seekers')
          .innerJoin('courses', 'courses.brand', 'seekers.brand')
          .where(
            'seekers.email',
            'in',
            DEMO_ACCOUNTS.map(({ email }) => email),
          )
          .where('courses.status', '=', 'open')
          .where('courses.job_ready', '=', true)
          // Each account has other courses, and a few in common.
          .where(sql<boolean>`(courses.id + seekers.id) % 3 = 0`)
          .select([
            'seekers.id',
            'courses.id as courseId',
            sql<Date>`${new Date(now)}::timestamptz`.as('enquiredAt'),
            sql<boolean>`false`.as('isSimilar'),
            sql<string>`${COURSE_REF_DEFAULT}`.as('refinv'),
            sql<string>`${COURSE_REF_DEFAULT}`.as('reforg'),
            sql<string>`${DEVICE_DEFAULT}`.as('device'),
          ]),
      )
      .execute();
  });
