import { DAY_MS } from '@broadsheet/contract/durations';
import type { Schema } from '@broadsheet/services/platform/database/schema';
import { openCalendar } from '@broadsheet/services/user/interviews/open-calendar';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import type { Kysely } from 'kysely';

/** So many want the same slot. */
const RIVALS = 5;

/** A job of the recruiter for which everybody has applied, with one slot for each few of them. */
export interface Round {
  readonly jobId: number;
  /** By the seekers' ids: the one slot that each is invited to book. */
  readonly slots: ReadonlyMap<number, number>;
}

interface Rounds {
  readonly people: readonly { readonly seekerId: number }[];
  readonly recruiterId: number;
  readonly count: number;
  /** Epoch ms. */
  readonly now: number;
}

const openRound = async (
  database: Kysely<Schema>,
  { people, recruiterId, now }: Rounds,
  number: number,
): Promise<Round> => {
  const at = new Date(now);
  const jobId = await addJob({ database, demoNow: now }, { recruiter_id: recruiterId });
  await database
    .insertInto('applications')
    .values(people.map(({ seekerId }) => ({ seeker_id: seekerId, job_id: jobId, applied_at: at })))
    .execute();
  const slots = new Map<number, number>();
  for (let first = 0; first < people.length; first += RIVALS) {
    const { calendarId, slots: opened } = await openCalendar(database, {
      recruiterId,
      jobId,
      title: 'First talk',
      minutes: 30,
      held: { place: 'Pune' },
      timeZone: 'Asia/Kolkata',
      slots: [now + (number + 1) * DAY_MS],
      now,
    });
    const rivals = people.slice(first, first + RIVALS);
    await database
      .insertInto('interview_invites')
      .values(
        rivals.map(({ seekerId }) => ({
          seeker_id: seekerId,
          calendar_id: calendarId,
          invited_at: at,
        })),
      )
      .execute();
    for (const { seekerId } of rivals) slots.set(seekerId, opened[0]?.slotId ?? 0);
  }
  return { jobId, slots };
};

/** Rounds of a recruiter's actions for all applicants, and of slots that a few compete for. */
export const addRounds = async (database: Kysely<Schema>, wanted: Rounds): Promise<Round[]> => {
  const rounds: Round[] = [];
  for (let number = 0; number < wanted.count; number += 1)
    rounds.push(await openRound(database, wanted, number));
  return rounds;
};
