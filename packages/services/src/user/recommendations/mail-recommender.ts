import type { Brand } from '@broadsheet/contract/brand';
import type { Kysely, Selectable } from 'kysely';
import type { Seeker } from '../../auth/account/find-seeker.ts';
import type { AccountSecrets } from '../../platform/call/account-secrets.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { RecommendationsTable } from '../../platform/database/tables/recommendations.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';
import { countRecommendationMail } from './count-mail.ts';
import { signRecommendLink } from './recommend-link.ts';
import { signRefusal } from './refusal-link.ts';

interface MailContext {
  readonly brand: Brand;
  readonly secrets: AccountSecrets;
  /** Epoch milliseconds. */
  readonly now: number;
}

const isRefused = async (database: Kysely<Schema>, brand: Brand, addressHash: Buffer) =>
  (await database
    .selectFrom('recommendation_refusals')
    .select('brand')
    .where('brand', '=', brand)
    .where('address_hash', '=', addressHash)
    .executeTakeFirst()) !== undefined;

/**
 * Mails a request or a reminder. An address that has opted out gets none, and the seeker does not learn of it. Throws
 * like countRecommendationMail.
 */
export const mailRecommender = async (
  transaction: Kysely<Schema>,
  { brand, secrets, now }: MailContext,
  seeker: Pick<Seeker, 'id' | 'name'>,
  row: Pick<
    Selectable<RecommendationsTable>,
    'id' | 'address_hash' | 'requested_email' | 'asked_name' | 'message'
  >,
  template: 'recommendation-ask' | 'recommendation-reminder',
): Promise<void> => {
  const { id: recommendationId, address_hash: addressHash } = row;
  await countRecommendationMail(transaction, { seekerId: seeker.id, addressHash }, now);
  if (await isRefused(transaction, brand, addressHash)) return;
  await queueMessage(transaction, {
    brand,
    channel: 'email',
    seekerId: seeker.id,
    recipient: row.requested_email,
    template,
    variables: {
      name: row.asked_name,
      seeker: seeker.name,
      message: row.message,
      token: await signRecommendLink({ recommendationId, brand }, secrets.links, now),
      refusal: await signRefusal({ recommendationId, brand, addressHash }, secrets.links),
    },
    now,
  });
};
