import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { DAY_MS, HOUR_MS } from '@broadsheet/contract/durations';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { Kysely, Transaction } from 'kysely';
import { answerFollowUp } from '../../../src/job/follow-ups/answer-follow-up.ts';
import type { Schema } from '../../../src/platform/database/schema.ts';
import { addNotification } from '../../../src/platform/notifications/add-notification.ts';
import { sendRecruiterNotification } from '../../../src/user/interviews/notify-recruiter.ts';
import { loadOnce } from '../load-once.ts';

const LOAD_NAME = 'demo-requests';
/** Long enough ago that the pro account may follow up again. */
const FOLLOWED_MS = 11 * DAY_MS;
const ANSWERED_MS = 9 * DAY_MS;
const CHANGED_MS = 3 * HOUR_MS;
const NOTIFIED_MS = 2 * HOUR_MS;

const ANSWER = 'Thanks for following up. We like your profile and will decide within two weeks.';
const REQUEST = 'I am travelling on these days. Could we do an evening in the following week?';

const readSeeker = async (
  transaction: Transaction<Schema>,
  brand: Brand,
  name: 'basic' | 'pro',
): Promise<number | undefined> => {
  const row = await transaction
    .selectFrom('seekers')
    .select('id')
    .where('brand', '=', brand)
    .where('email', '=', `${name}@${brand}.example`)
    .executeTakeFirst();
  return row?.id;
};

/** On the application with the most advanced status. */
const addFollowUp = async (
  transaction: Transaction<Schema>,
  seekerId: number,
  now: number,
): Promise<void> => {
  const application = await transaction
    .selectFrom('applications')
    .select('job_id')
    .where('seeker_id', '=', seekerId)
    .where('status', '=', 'offered')
    .executeTakeFirst();
  if (!application) return;
  const { job_id } = application;
  await transaction
    .insertInto('follow_ups')
    .values({ seeker_id: seekerId, job_id, followed_at: new Date(now - FOLLOWED_MS) })
    .execute();
  const context = {
    database: transaction,
    messages: builtInMessages(),
    now: now - ANSWERED_MS,
  };
  await answerFollowUp(context, { seekerId, jobId: job_id, text: ANSWER });
};

const readInvite = (transaction: Transaction<Schema>, seekerId: number) =>
  transaction
    .selectFrom('interview_invites')
    .innerJoin('interview_calendars', 'interview_calendars.id', 'calendar_id')
    .select(['calendar_id', 'title'])
    .where('seeker_id', '=', seekerId)
    .orderBy('calendar_id', 'desc')
    .executeTakeFirst();

const addChange = async (
  transaction: Transaction<Schema>,
  seekerId: number,
  now: number,
): Promise<void> => {
  const invite = await readInvite(transaction, seekerId);
  if (!invite) return;
  const text = `The slots for your interview have changed: ${invite.title}.`;
  const link = `/interview/${invite.calendar_id}`;
  const at = now - CHANGED_MS;
  await addNotification(transaction, { seekerId, type: 3, text, link, about: null }, at);
};

const addRequest = async (
  transaction: Transaction<Schema>,
  seekerId: number,
  now: number,
): Promise<void> => {
  const invite = await readInvite(transaction, seekerId);
  if (!invite) return;
  const notification = { seekerId, calendarId: invite.calendar_id, message: REQUEST };
  await sendRecruiterNotification(transaction, { ...notification, now: now - NOTIFIED_MS });
};

/**
 * In each brand, the pro account gets an answered follow-up, the basic one a message to a recruiter that no slot suits,
 * and both a notification of a changed interview, once. Needs their applications and invitations.
 * @param now epoch ms
 */
export const loadDemoRequests = (database: Kysely<Schema>, now: number): Promise<void> =>
  loadOnce(database, LOAD_NAME, async (transaction) => {
    for (const brand of BRANDS) {
      const basic = await readSeeker(transaction, brand, 'basic');
      const pro = await readSeeker(transaction, brand, 'pro');
      if (basic === undefined || pro === undefined) continue;
      await addFollowUp(transaction, pro, now);
      await addRequest(transaction, basic, now);
      for (const seekerId of [basic, pro]) await addChange(transaction, seekerId, now);
    }
  });
