import { AppError } from '@broadsheet/contract/errors';
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { ProviderTicketsTable } from '../../platform/database/tables/identity-links.ts';
import { hasEmail } from '../../platform/seekers/has-email.ts';
import type { Seeker } from '../account/find-seeker.ts';
import type { CodeOwner } from '../codes/codes.ts';
import { browserHash, createSecret, secretHash } from './secret-hash.ts';

/** The time for one more step, such as looking up a code in the mail. */
const TICKET_LIFE_MS = 1_800_000;

export type Ticket = Selectable<ProviderTicketsTable>;
type TicketContext = Pick<CallContext, 'brand' | 'database' | 'now'>;
type NewTicket = Pick<
  Insertable<ProviderTicketsTable>,
  'browser_hash' | 'provider' | 'issuer' | 'subject' | 'email' | 'name' | 'step' | 'seeker_id'
>;

/** Saves a login that needs one more step; returns its ticket. */
export const saveTicket = async (
  { brand, database, now }: TicketContext,
  given: NewTicket,
): Promise<string> => {
  const ticket = createSecret();
  await database
    .insertInto('provider_tickets')
    .values({
      ...given,
      brand,
      ticket_hash: secretHash(ticket),
      expires_at: new Date(now + TICKET_LIFE_MS),
    })
    .execute();
  return ticket;
};

/** Throws PROVIDER_LOGIN_EXPIRED. */
export const findTicket = async (
  { brand, database, now }: TicketContext,
  ticket: string,
): Promise<Ticket> => {
  const found = await database
    .selectFrom('provider_tickets')
    .selectAll()
    .where('ticket_hash', '=', secretHash(ticket))
    .where('brand', '=', brand)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  if (!found) throw new AppError('PROVIDER_LOGIN_EXPIRED');
  return found;
};

/** The same in the browser that has begun the login: a ticket alone, such as one in a link, is of no use to others. */
export const requireTicket = async (
  context: TicketContext,
  { ticket, browser }: { readonly ticket: string; readonly browser?: string | undefined },
): Promise<Ticket> => {
  const found = await findTicket(context, ticket);
  if (!found.browser_hash.equals(browserHash(browser)))
    throw new AppError('PROVIDER_LOGIN_EXPIRED');
  return found;
};

export const changeTicket = async (
  { database }: Pick<CallContext, 'database'>,
  { ticket_hash }: Ticket,
  change: Updateable<ProviderTicketsTable>,
): Promise<void> => {
  await database
    .updateTable('provider_tickets')
    .set(change)
    .where('ticket_hash', '=', ticket_hash)
    .execute();
};

/** Uses up a ticket. Throws PROVIDER_LOGIN_EXPIRED when it was used meanwhile. */
export const spendTicket = async (
  transaction: Kysely<Schema>,
  { ticket_hash }: Ticket,
): Promise<void> => {
  const { numDeletedRows } = await transaction
    .deleteFrom('provider_tickets')
    .where('ticket_hash', '=', ticket_hash)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw new AppError('PROVIDER_LOGIN_EXPIRED');
};

/** The owner of the code that proves the address of a ticket. */
export const ticketOwner = ({ ticket_hash }: Ticket): CodeOwner => ({
  subject: `ticket:${ticket_hash.toString('hex')}`,
  purpose: 'provider',
});

/** Removes unfinished logins with the address of a seeker. */
export const forgetTickets = async (
  transaction: Kysely<Schema>,
  { brand, email }: Pick<Seeker, 'brand' | 'email'>,
): Promise<void> => {
  await transaction
    .deleteFrom('provider_tickets')
    .where('brand', '=', brand)
    .where(hasEmail('email', email))
    .execute();
};
