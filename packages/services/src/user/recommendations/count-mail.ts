import { DAY_MS } from '@broadsheet/contract/durations';
import { AppError } from '@broadsheet/contract/errors';
import {
  RECOMMENDATION_MAILS_A_DAY,
  REMIND_AFTER_DAYS,
  REMINDERS_MAX,
} from '@broadsheet/contract/recommendation-limits';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

const REMIND_AFTER_MS = REMIND_AFTER_DAYS * DAY_MS;

/**
 * Counts a mail that requests a recommendation for a seeker, whether or not the address accepts it. Throws
 * REMINDED_ALREADY and RECOMMENDATION_MAILS_SPENT. Call it with the seeker's row locked, so that concurrent mails are
 * all counted.
 * @param now epoch ms
 */
export const countRecommendationMail = async (
  transaction: Kysely<Schema>,
  { seekerId, addressHash }: { readonly seekerId: number; readonly addressHash: Buffer },
  now: number,
): Promise<void> => {
  const mails = await transaction
    .selectFrom('recommendation_mails')
    .select(['address_hash', 'mailed_at'])
    .where('seeker_id', '=', seekerId)
    .execute();
  const since = (ageMs: number) => (mail: { readonly mailed_at: Date }) =>
    mail.mailed_at.getTime() > now - ageMs;
  const sameAddress = mails.filter((mail) => mail.address_hash.equals(addressHash));
  if (sameAddress.length > REMINDERS_MAX || sameAddress.some(since(REMIND_AFTER_MS)))
    throw new AppError('REMINDED_ALREADY');
  if (mails.filter(since(DAY_MS)).length >= RECOMMENDATION_MAILS_A_DAY)
    throw new AppError('RECOMMENDATION_MAILS_SPENT');
  await transaction
    .insertInto('recommendation_mails')
    .values({ seeker_id: seekerId, address_hash: addressHash, mailed_at: new Date(now) })
    .execute();
};
