import { emailKey } from '@broadsheet/contract/email-address';
import { type Kysely, sql } from 'kysely';
import type { Seeker } from '../auth/account/find-seeker.ts';
import { dropAllFiles } from '../media/drop-files.ts';
import type { Schema } from '../platform/database/schema.ts';
import { queueMessage } from '../platform/messages/queue-message.ts';
import { hasEmail } from '../platform/seekers/has-email.ts';
import { subjectOf } from '../user/account/email-links.ts';
import { forgetRecommender } from '../user/recommendations/forget-recommender.ts';

const hasAddress = (column: string, { email }: Seeker) => hasEmail(column, email);

/** What others have left of an address: by typing it, they wrote to this person. */
const forgetAddress = async (database: Kysely<Schema>, seeker: Seeker): Promise<void> => {
  const { brand } = seeker;
  await database
    .deleteFrom('registrations')
    .where('brand', '=', brand)
    .where(hasAddress('email', seeker))
    .execute();
  await database
    .deleteFrom('email_changes')
    .using('seekers')
    .whereRef('seekers.id', '=', 'email_changes.seeker_id')
    .where('seekers.brand', '=', brand)
    .where(hasAddress('email_changes.email', seeker))
    .execute();
  await database
    .deleteFrom('messages')
    .where('brand', '=', brand)
    .where((condition) =>
      condition.or([
        hasAddress('recipient', seeker),
        sql<boolean>`lower(variables->>'email') = ${emailKey(seeker.email)}`,
      ]),
    )
    .execute();
};

/** Links to set a password that were asked for and not yet mailed: those jobs alone carry an address. */
const forgetQueuedLinks = (database: Kysely<Schema>, { brand, email }: Seeker) =>
  sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker._private_jobs
    where payload->>'brand' = ${brand} and lower(payload->>'email') = ${emailKey(email)}
  ))`.execute(database);

/**
 * Removes a seeker and all that hangs on it, files among it, and has word of it sent, which is forgotten when it is gone.
 * All else that is kept of them goes with the row of the seeker: every table that names one says so. @param now epoch ms
 */
export const eraseSeeker = async (
  database: Kysely<Schema>,
  seeker: Seeker,
  now: number,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('codes')
      .where((condition) =>
        condition.or([
          condition('subject', '=', subjectOf(seeker.id)),
          hasAddress('target', seeker),
        ]),
      )
      .execute();
    await forgetAddress(transaction, seeker);
    await forgetRecommender(transaction, seeker);
    await forgetQueuedLinks(transaction, seeker);
    await dropAllFiles(transaction, seeker.id);
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
