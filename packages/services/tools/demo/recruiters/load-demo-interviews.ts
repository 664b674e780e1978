import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { DAY_MS, HOUR_MS } from '@broadsheet/contract/durations';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../src/platform/database/schema.ts';
import { inviteSeeker } from '../../../src/user/interviews/invite-seeker.ts';
import { openCalendar } from '../../../src/user/interviews/open-calendar.ts';
import { loadOnce } from '../load-once.ts';

const LOAD_NAME = 'demo-interviews';
/** Days until the slots, so that the demo lasts a month. */
const DAYS = [2, 3, 9, 16, 30];
/** In UTC, from the start of a day: morning and afternoon in India. */
const TIMES_MS = [4.5 * HOUR_MS, 5.5 * HOUR_MS, 9 * HOUR_MS];

const INTERVIEWS = [
  {
    title: 'First round: team interview',
    minutes: 30,
    held: { videoLink: 'https://meet.example/first-round' },
  },
  {
    title: 'Final round at the office',
    minutes: 45,
    held: { place: '4th floor, Prestige Tower, MG Road, Bangalore' },
  },
] as const;

const slotsFrom = (now: number): readonly number[] => {
  const today = now - (now % DAY_MS);
  return DAYS.flatMap((days) => TIMES_MS.map((time) => today + days * DAY_MS + time));
};

/** Open jobs of a brand that have a recruiter, newest first. */
const readJobs = (transaction: Kysely<Schema>, brand: Brand) =>
  transaction
    .selectFrom('jobs')
    .select(['id', sql<number>`recruiter_id`.as('recruiter_id')])
    .where('brand', '=', brand)
    .where('status', '=', 'open')
    .where('recruiter_id', 'is not', null)
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(INTERVIEWS.length)
    .execute();

const findSeekers = (transaction: Kysely<Schema>, brand: Brand) =>
  transaction
    .selectFrom('seekers')
    .select('id')
    .where('brand', '=', brand)
    .where('email', 'in', [`basic@${brand}.example`, `pro@${brand}.example`])
    .orderBy('id')
    .execute();

const loadBrand = async (
  transaction: Transaction<Schema>,
  brand: Brand,
  now: number,
): Promise<void> => {
  const seekers = await findSeekers(transaction, brand);
  const jobs = await readJobs(transaction, brand);
  for (const [index, { id: jobId, recruiter_id: recruiterId }] of jobs.entries()) {
    const interview = INTERVIEWS[index];
    if (!interview || seekers.length === 0) continue;
    const opening = { ...interview, recruiterId, jobId, timeZone: 'Asia/Kolkata', now };
    const { calendarId } = await openCalendar(transaction, { ...opening, slots: slotsFrom(now) });
    await transaction
      .insertInto('applications')
      .values(
        seekers.map(({ id }) => ({
          seeker_id: id,
          job_id: jobId,
          applied_at: new Date(now - DAY_MS),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const { id: seekerId } of seekers)
      await inviteSeeker(
        transaction,
        { recruiterId, calendarId, seekerId },
        { messages: builtInMessages(), now },
      );
  }
};

/** Invites the basic and the pro demo account of each brand to two interviews, once. @param now epoch ms */
export const loadDemoInterviews = (database: Kysely<Schema>, now: number): Promise<void> =>
  loadOnce(database, LOAD_NAME, async (transaction) => {
    for (const brand of BRANDS) await loadBrand(transaction, brand, now);
  });
