import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../src/platform/database/schema.ts';
import type { ChatSide } from '../../../src/platform/database/tables/chat.ts';
import { isProIn } from '../../../src/platform/entitlements/is-pro-at.ts';
import {
  addNotification,
  type NewNotification,
} from '../../../src/platform/notifications/add-notification.ts';
import { addMessage } from '../../../src/user/chat/add-message.ts';
import { loadOnce } from '../load-once.ts';

const LOAD_NAME = 'demo-chats';
const SHORTLISTED_MS = 50 * HOUR_MS;
const JOBS = 3;

/** The chat of the pro account and its first recruiter, by hours ago. */
const TALK: readonly (readonly [ChatSide, number, string])[] = [
  [
    'recruiter',
    30,
    'Hi Vikram, your profile is a good match for this role. Are you open to a change?',
  ],
  [
    'seeker',
    29,
    'Hi, yes. My notice period is 30 days.\nIs the role in Pune, and is hybrid work possible?',
  ],
  ['recruiter', 28, 'Yes, two days a week from home. I will share interview slots with you.'],
  ['recruiter', 2, 'The slots are open now. Please book one that works for you.'],
];

type DemoNotification = Omit<NewNotification, 'seekerId'> & { readonly hoursAgo: number };
const NOTICES: readonly DemoNotification[] = [
  {
    hoursAgo: 75,
    type: 6,
    text: 'Meera Iyer recommended you.',
    link: '/pendingrecommendations',
    about: null,
  },
  {
    hoursAgo: 49,
    type: 14,
    text: 'A recruiter replied to your follow-up.',
    link: '/applied-jobs',
    about: null,
  },
  {
    hoursAgo: 31,
    type: 3,
    text: 'A recruiter changed your interview slots. Check your interviews.',
    link: '/interviews',
    about: null,
  },
  {
    hoursAgo: 26,
    type: 5,
    text: 'A recruiter viewed your profile.',
    link: '/recruiterview',
    about: null,
  },
  {
    hoursAgo: 5,
    type: 11,
    text: '12 new jobs match your profile.',
    link: '/jobfeed',
    about: null,
  },
];

/** The message gets its own time, although it is saved now. */
const addTalk = async (
  transaction: Transaction<Schema>,
  seekerId: number,
  now: number,
): Promise<void> => {
  const chat = await transaction
    .selectFrom('chat_conversations')
    .select(['id', 'recruiter_id'])
    .where('seeker_id', '=', seekerId)
    .orderBy('id')
    .executeTakeFirst();
  if (!chat) return;
  for (const [index, [side, hoursAgo, text]] of TALK.entries()) {
    const party = { side, id: side === 'seeker' ? seekerId : chat.recruiter_id };
    const message = { conversationId: chat.id, party, text, clientId: `demo-${index}` };
    await addMessage(transaction, message, {
      messages: builtInMessages(),
      now: now - hoursAgo * HOUR_MS,
    });
  }
};

const findSeeker = (
  transaction: Transaction<Schema>,
  brand: Brand,
  name: 'basic' | 'pro',
  now: number,
) =>
  transaction
    .selectFrom('seekers')
    .select(['id', isProIn('seekers.id', now).as('isPro')])
    .where('brand', '=', brand)
    .where('email', '=', `${name}@${brand}.example`)
    .executeTakeFirst();

/** Lets recruiters of some open jobs shortlist the seeker. */
const shortlist = async (
  transaction: Transaction<Schema>,
  brand: Brand,
  seekerId: number,
  now: number,
): Promise<void> => {
  const jobs = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('brand', '=', brand)
    .where('status', '=', 'open')
    .where('recruiter_id', 'is not', null)
    .orderBy('id')
    .limit(JOBS)
    .execute();
  const at = new Date(now - SHORTLISTED_MS);
  for (const { id: job_id } of jobs)
    await transaction
      .insertInto('applications')
      .values({ seeker_id: seekerId, job_id, applied_at: at, shortlisted_at: at })
      .onConflict((conflict) =>
        conflict.columns(['seeker_id', 'job_id']).doUpdateSet({ shortlisted_at: at }),
      )
      .execute();
};

/** Adds notifications to the demo accounts, and chats to the pro ones, once. @param now epoch ms */
export const loadDemoChats = (database: Kysely<Schema>, now: number): Promise<void> =>
  loadOnce(database, LOAD_NAME, async (transaction) => {
    for (const brand of BRANDS)
      for (const name of ['basic', 'pro'] as const) {
        const seeker = await findSeeker(transaction, brand, name, now);
        if (!seeker) continue;
        for (const { hoursAgo, ...notification } of NOTICES)
          await addNotification(
            transaction,
            { seekerId: seeker.id, ...notification },
            now - hoursAgo * HOUR_MS,
          );
        if (!seeker.isPro) continue;
        await shortlist(transaction, brand, seeker.id, now);
        await addTalk(transaction, seeker.id, now);
      }
  });
