import type { CallAnswer } from '@broadsheet/contract/call';
import type { identityLinks } from '@broadsheet/contract/calls/provider-login';
import { AppError } from '@broadsheet/contract/errors';
import type { Kysely, Transaction } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';
import type { Seeker } from '../account/find-seeker.ts';
import type { ProviderSource } from './providers.ts';

/** A person at a provider. */
export interface LinkedIdentity {
  readonly provider: string;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
}

/** The account that an identity opens, whatever its status. */
export const findLinkedSeeker = (
  { brand, database }: Pick<CallContext, 'brand' | 'database'>,
  { issuer, subject }: Pick<LinkedIdentity, 'issuer' | 'subject'>,
): Promise<Seeker | undefined> =>
  database
    .selectFrom('identity_links')
    .innerJoin('seekers', 'seekers.id', 'identity_links.seeker_id')
    .selectAll('seekers')
    .where('identity_links.brand', '=', brand)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();

/**
 * Links an identity to an account, in place of another one of the same provider, and tells the seeker. Throws IDENTITY_TAKEN
 * for an identity of another account.
 * @param providerName null tells nobody: the account is new
 */
export const saveLink = async (
  { brand, now }: Pick<CallContext, 'brand' | 'now'>,
  transaction: Transaction<Schema>,
  seeker: Seeker,
  { provider, issuer, subject, email }: LinkedIdentity,
  providerName: string | null,
): Promise<void> => {
  await transaction
    .deleteFrom('identity_links')
    .where('seeker_id', '=', seeker.id)
    .where('issuer', '=', issuer)
    .where('subject', '<>', subject)
    .execute();
  const saved = await transaction
    .insertInto('identity_links')
    .values({
      brand,
      seeker_id: seeker.id,
      provider,
      issuer,
      subject,
      email,
      linked_at: new Date(now),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'issuer', 'subject'])
        .doUpdateSet({ email })
        .where('identity_links.seeker_id', '=', seeker.id),
    )
    .returning('id')
    .executeTakeFirst();
  if (!saved) throw new AppError('IDENTITY_TAKEN');
  if (providerName === null) return;
  await queueMessage(transaction, {
    brand,
    channel: 'email',
    seekerId: seeker.id,
    recipient: seeker.email,
    template: 'login-linked',
    variables: { name: seeker.name, provider: providerName },
    now,
  });
};

const linksOf = (database: Kysely<Schema>, seekerId: number) =>
  database
    .selectFrom('identity_links')
    .selectAll()
    .where('seeker_id', '=', seekerId)
    .orderBy('linked_at')
    .orderBy('id')
    .execute();

/** The links of an account, and the providers that it could be linked to. */
export const readLinks = async (
  { brand, database, providers }: CallContext & ProviderSource,
  { id, has_password }: Seeker,
): Promise<CallAnswer<typeof identityLinks>> => {
  const links = await linksOf(database, id);
  const offered = providers.list(brand);
  const names = new Map(offered.map((each) => [each.id, each.name]));
  return {
    items: links.map(({ provider, email, linked_at }) => ({
      provider,
      name: names.get(provider) ?? provider,
      email,
      linkedAt: linked_at.toISOString(),
    })),
    available: offered.filter((each) => links.every(({ provider }) => provider !== each.id)),
    hasPassword: has_password,
  };
};

/** Removes the links of an account to a provider. Throws LAST_WAY_IN where none is left and there is no password. */
export const removeLink = async (
  transaction: Transaction<Schema>,
  { id, has_password }: Seeker,
  provider: string,
): Promise<void> => {
  await transaction
    .deleteFrom('identity_links')
    .where('seeker_id', '=', id)
    .where('provider', '=', provider)
    .execute();
  const remaining = await linksOf(transaction, id);
  if (!has_password && remaining.length === 0) throw new AppError('LAST_WAY_IN');
};

/** For the personal data export. */
export const exportLinks = async (database: Kysely<Schema>, seekerId: number) =>
  (await linksOf(database, seekerId)).map(({ provider, issuer, subject, email, linked_at }) => ({
    provider,
    issuer,
    subject,
    email,
    linkedAt: linked_at.toISOString(),
  }));
