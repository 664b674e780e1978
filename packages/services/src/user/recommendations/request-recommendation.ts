import { emailKey, storedEmail } from '@broadsheet/contract/email-address';
import { AppError } from '@broadsheet/contract/errors';
import { OPEN_REQUESTS_MAX } from '@broadsheet/contract/recommendation-limits';
import { sql } from 'kysely';
import type { Seeker } from '../../auth/account/find-seeker.ts';
import { lockSeeker } from '../../media/drop-files.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { hashOfAddress } from './address-hash.ts';
import { mailRecommender } from './mail-recommender.ts';

type RequestContext = Pick<CallContext, 'database' | 'secrets' | 'brand' | 'now'>;

export interface RecommendationRequest {
  readonly email: string;
  readonly name: string;
  readonly message: string;
}

/** Text that mail programs would turn into a link; unlike in a name, "B.Tech" and "Node.js" are allowed here. */
const WEB_ADDRESS =
  /:\/\/|www\.|\S@\S|[\p{L}\d-]\.(com|in|org|net|io|co|me|ly|info|biz|xyz|app|dev|site|online|shop|top|click|link|ru|cn|tk)\b/iu;

const fault = (path: string, message: string) =>
  new AppError('VALIDATION', { details: [{ path: `body/${path}`, message }] });

/** Throws VALIDATION: the mail is sent in our name, so it must not contain advertising. */
const requireDecent = (seeker: Seeker, { email, name, message }: RecommendationRequest): void => {
  if (emailKey(email) === emailKey(seeker.email))
    throw fault('email', 'must be the address of somebody else');
  if (WEB_ADDRESS.test(name)) throw fault('name', 'must hold no address of the web');
  if (WEB_ADDRESS.test(message)) throw fault('message', 'must hold no address of the web');
};

/**
 * Requests a recommendation; returns its id. Throws VALIDATION, RECOMMENDATION_ASKED, RECOMMENDATION_ASKS_FULL,
 * REMINDED_ALREADY and RECOMMENDATION_MAILS_SPENT.
 */
export const requestRecommendation = (
  context: RequestContext,
  seeker: Seeker,
  request: RecommendationRequest,
): Promise<number> => {
  requireDecent(seeker, request);
  const { database, secrets, brand, now } = context;
  return database.transaction().execute(async (transaction) => {
    await lockSeeker(transaction, seeker.id);
    const addressHash = hashOfAddress(secrets, brand, request.email);
    const open = await transaction
      .selectFrom('recommendations')
      .select([
        sql<number>`(count(*) filter (where status = 'asked'))::integer`.as('asked'),
        sql<boolean>`coalesce(bool_or(address_hash = ${addressHash}), false)`.as('known'),
      ])
      .where('seeker_id', '=', seeker.id)
      .executeTakeFirstOrThrow();
    if (open.known) throw new AppError('RECOMMENDATION_ASKED');
    if (open.asked >= OPEN_REQUESTS_MAX) throw new AppError('RECOMMENDATION_ASKS_FULL');
    const row = await transaction
      .insertInto('recommendations')
      .values({
        seeker_id: seeker.id,
        requested_email: storedEmail(request.email),
        address_hash: addressHash,
        asked_name: request.name.trim(),
        message: request.message.trim(),
        asked_at: new Date(now),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await mailRecommender(transaction, context, seeker, row, 'recommendation-ask');
    return row.id;
  });
};
