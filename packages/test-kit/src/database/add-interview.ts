import { DAY_MS } from '@broadsheet/contract/durations';
import { inviteSeeker } from '@broadsheet/services/user/interviews/invite-seeker';
import {
  type OpenedCalendar,
  type OpeningCalendar,
  openCalendar,
} from '@broadsheet/services/user/interviews/open-calendar';
import { addJob } from './add-job.ts';
import type { TestServices } from './create-test-services.ts';

export interface TestInterview extends OpenedCalendar {
  readonly recruiterId: number;
  readonly jobId: number;
}

/**
 * A calendar of the first tech recruiter, for one of their jobs: three slots of half an hour in Bengaluru, tomorrow, in
 * two days and in three days.
 */
export const addInterview = async (
  services: TestServices,
  changes: Partial<OpeningCalendar> = {},
): Promise<TestInterview> => {
  const { id: recruiterId } = await services.database
    .selectFrom('recruiters')
    .select('id')
    .where('brand', '=', 'tech')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const jobId = await addJob(services, { recruiter_id: recruiterId });
  const opened = await openCalendar(services.database, {
    recruiterId,
    jobId,
    title: 'First talk',
    minutes: 30,
    held: { place: '12, MG Road, Bengaluru' },
    timeZone: 'Asia/Kolkata',
    slots: [1, 2, 3].map((days) => services.now + days * DAY_MS),
    now: services.now,
    ...changes,
  });
  return { ...opened, recruiterId, jobId };
};

/** Lets a seeker apply for the job of an interview, and invites them. */
export const inviteTo = async (
  { database, messages, now }: Pick<TestServices, 'database' | 'messages' | 'now'>,
  { recruiterId, jobId, calendarId }: TestInterview,
  seekerId: number,
): Promise<boolean> => {
  await database
    .insertInto('applications')
    .values({ seeker_id: seekerId, job_id: jobId, applied_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return database
    .transaction()
    .execute((transaction) =>
      inviteSeeker(transaction, { recruiterId, calendarId, seekerId }, { messages, now }),
    );
};
