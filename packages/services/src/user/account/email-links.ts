import { EMAIL_LINK_LIFE_MS } from '@broadsheet/contract/constants';
import type { Kysely, Selectable } from 'kysely';
import { issueLink, subjectOf } from '../../auth/codes/codes.ts';
import type { AccountSecrets } from '../../platform/call/account-secrets.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { SeekersTable } from '../../platform/database/tables/accounts.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';

/** The purposes of links in mails: each proves that the owner reads the account's own address, or the new one. */
export const EMAIL_PURPOSES = ['verify-email', 'email-change'] as const;
export interface EmailLink {
  readonly purpose: (typeof EMAIL_PURPOSES)[number];
  /** The address to prove. */
  readonly email: string;
}

interface LinkContext {
  readonly database: Kysely<Schema>;
  readonly secrets: AccountSecrets;
  /** Epoch milliseconds. */
  readonly now: number;
}
type Seeker = Pick<Selectable<SeekersTable>, 'id' | 'brand' | 'name'>;

/** The token of a link that is valid for a day; it invalidates an earlier one for the same purpose. */
export const issueEmailLink = (
  context: LinkContext,
  seeker: Seeker,
  { purpose, email }: EmailLink,
): Promise<string> =>
  issueLink(
    context,
    { subject: subjectOf(seeker.id), purpose },
    { target: email, lifeMs: EMAIL_LINK_LIFE_MS },
  );

/** Queues the mail with a link to the address that it proves. */
export const queueEmailLink = (
  { database, now }: LinkContext,
  seeker: Seeker,
  { purpose, email, token }: EmailLink & { readonly token: string },
): Promise<void> =>
  queueMessage(database, {
    brand: seeker.brand,
    channel: 'email',
    seekerId: seeker.id,
    recipient: email,
    template: purpose,
    variables: { name: seeker.name, token },
    now,
  });
