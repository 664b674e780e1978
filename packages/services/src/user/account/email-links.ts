import { EMAIL_LINK_LIFE_MS } from '@broadsheet/contract/constants';
import type { Kysely, Selectable } from 'kysely';
import { issueLink, subjectOf } from '../../auth/codes/codes.ts';
import type { AccountSecrets } from '../../platform/call/account-secrets.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { SeekersTable } from '../../platform/database/tables/accounts.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';

/** What the link of a mail proves: that the account's own address, or the one it changes to, is read. */
export const EMAIL_PURPOSES = ['verify-email', 'email-change'] as const;
export interface EmailLink {
  readonly purpose: (typeof EMAIL_PURPOSES)[number];
  /** The address that is proved. */
  readonly email: string;
}

interface LinkContext {
  readonly database: Kysely<Schema>;
  readonly secrets: AccountSecrets;
  /** Epoch milliseconds. */
  readonly now: number;
}
type Seeker = Pick<Selectable<SeekersTable>, 'id' | 'brand' | 'name'>;

/** The token of a link that is good for a day; an earlier one for the same purpose is good no more. */
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

/** Has a link sent to the address that it proves. */
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
