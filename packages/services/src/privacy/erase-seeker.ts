import type { Kysely } from 'kysely';
import type { Seeker } from '../auth/account/find-seeker.ts';
import { forgetCodes } from '../auth/codes/forget-codes.ts';
import { forgetQueuedLinks } from '../auth/password/send-reset-link.ts';
import { forgetTickets } from '../auth/providers/tickets.ts';
import { forgetRegistrations } from '../auth/registration/forget-registrations.ts';
import { dropAllFiles } from '../media/drop-files.ts';
import type { Schema } from '../platform/database/schema.ts';
import { forgetMessages } from '../platform/messages/forget-messages.ts';
import { queueMessage } from '../platform/messages/queue-message.ts';
import { forgetEmailChanges } from '../user/account/forget-email-changes.ts';
import { forgetFormAnswers } from '../user/form-answers/own-form-answers.ts';
import { forgetRecommender } from '../user/recommendations/forget-recommender.ts';

type Erasure = (transaction: Kysely<Schema>, seeker: Seeker) => Promise<void>;

/**
 * What is removed before the row of the seeker, in this order. All other tables that refer to a seeker delete on
 * cascade. Data that refers to the address only needs its line here.
 */
const ERASURES: readonly Erasure[] = [
  forgetCodes,
  forgetRegistrations,
  forgetTickets,
  forgetEmailChanges,
  forgetMessages,
  forgetRecommender,
  forgetFormAnswers,
  forgetQueuedLinks,
  (transaction, { id }) => dropAllFiles(transaction, id),
];

/**
 * Removes a seeker with all data and files, and queues a confirmation mail, which is deleted once it is sent. @param
 * now epoch ms
 */
export const eraseSeeker = async (
  database: Kysely<Schema>,
  seeker: Seeker,
  now: number,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    for (const erase of ERASURES) await erase(transaction, seeker);
    await transaction.deleteFrom('seekers').where('id', '=', seeker.id).execute();
    await queueMessage(transaction, {
      brand: seeker.brand,
      channel: 'email',
      seekerId: null,
      recipient: seeker.email,
      template: 'account-erased',
      variables: { name: seeker.name },
      now,
    });
  });
