import { DAY_MS } from '@broadsheet/contract/durations';
import type { Schema } from '@broadsheet/services/platform/database/schema';
import { openCalendar } from '@broadsheet/services/user/interviews/open-calendar';
import type { TestChat } from '@broadsheet/test-kit/database/add-chat';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import type { Kysely } from 'kysely';

interface CanaryContext {
  readonly database: Kysely<Schema>;
  readonly canary: string;
  readonly chat: TestChat;
  /** Epoch ms. */
  readonly now: number;
}

/** Ids of a person's entities, as addresses contain them. */
export interface OwnRecords {
  /** A closed job with a unique title: no list that recommends jobs contains it. */
  readonly closedJobId: number;
  /** An open invitation to an interview, and a booked one. */
  readonly calendarId: number;
  readonly bookedCalendarId: number;
  readonly slotId: number;
}

/** Applied for, saved and hidden: all of these show the job. */
const addClosedJob = async ({ database, canary, chat, now }: CanaryContext): Promise<number> => {
  const { id: seekerId } = chat.seeker;
  const at = new Date(now);
  const job_id = await addJob(
    { database, demoNow: now },
    { title: `Clerk ${canary}`, status: 'expired', posted_at: new Date(now - 40 * DAY_MS) },
  );
  const own = { seeker_id: seekerId, job_id };
  await database
    .insertInto('applications')
    .values({ ...own, applied_at: at, cover_letter: `Here is ${canary}.` })
    .execute();
  await database
    .insertInto('saved_jobs')
    .values({ ...own, saved_at: at })
    .execute();
  await database
    .insertInto('hidden_jobs')
    .values({ ...own, hidden_at: at })
    .execute();
  await database
    .insertInto('follow_ups')
    .values({ ...own, followed_at: at, answered_at: at, answer: `Soon, ${canary}.` })
    .execute();
  return job_id;
};

const addInterviewOf = async ({ database, canary, chat, now }: CanaryContext, days: number) => {
  const { recruiterId, jobId, seeker } = chat;
  const { calendarId, slots } = await openCalendar(database, {
    recruiterId,
    jobId,
    title: `Talk with ${canary}`,
    minutes: 30,
    held: { place: `Room ${canary}` },
    timeZone: 'Asia/Kolkata',
    slots: [now + days * DAY_MS],
    now,
  });
  await database
    .insertInto('interview_invites')
    .values({ seeker_id: seeker.id, calendar_id: calendarId, invited_at: new Date(now) })
    .execute();
  return { calendarId, slotId: slots[0]?.slotId ?? 0, startsAt: new Date(now + days * DAY_MS) };
};

const addInterviews = async (context: CanaryContext) => {
  const { database, chat, now } = context;
  const waiting = await addInterviewOf(context, 1);
  const booked = await addInterviewOf(context, 2);
  await database
    .insertInto('interview_bookings')
    .values({
      slot_id: booked.slotId,
      calendar_id: booked.calendarId,
      seeker_id: chat.seeker.id,
      starts_at: booked.startsAt,
      ends_at: new Date(booked.startsAt.getTime() + 1_800_000),
      booked_at: new Date(now),
    })
    .execute();
  return {
    calendarId: waiting.calendarId,
    slotId: waiting.slotId,
    bookedCalendarId: booked.calendarId,
  };
};

const addTest = async ({ database, canary, chat }: CanaryContext): Promise<void> => {
  const { id } = await database
    .insertInto('assessments')
    .values({
      job_id: chat.jobId,
      title: `Test of ${canary}`,
      minutes: 30,
      pass_mark: 50,
      days: 30,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('assessment_questions')
    .values({
      assessment_id: id,
      position: 0,
      text: 'Which one?',
      choices: ['One', 'Two'],
      right_choice: 0,
    })
    .execute();
};

const addStored = async ({ database, canary, chat, now }: CanaryContext): Promise<void> => {
  const own = { seeker_id: chat.seeker.id };
  const at = new Date(now);
  await database
    .insertInto('named_alerts')
    .values({
      ...own,
      name: canary,
      frequency: 'weekly',
      filters: JSON.stringify({ query: canary }),
      changed_at: at,
    })
    .execute();
  await database
    .insertInto('resume_documents')
    .values({
      ...own,
      number: 1,
      name: canary,
      is_main: true,
      document: JSON.stringify({ basics: { name: `Asha ${canary}`, summary: canary } }),
      version: 1,
      updated_at: at,
    })
    .execute();
  await database
    .insertInto('media_files')
    .values({
      ...own,
      id: crypto.randomUUID(),
      media_type: 'audio',
      stored_name: crypto.randomUUID(),
      name: `${canary}.mp3`,
      content_type: 'audio/mpeg',
      bytes: 1,
      uploaded_at: at,
      confirmed_at: at,
    })
    .execute();
};

/** A seeker's records besides the profile, each with their own canary text. */
export const addRecords = async (context: CanaryContext): Promise<OwnRecords> => {
  const closedJobId = await addClosedJob(context);
  const interviews = await addInterviews(context);
  await addTest(context);
  await addStored(context);
  return { closedJobId, ...interviews };
};
