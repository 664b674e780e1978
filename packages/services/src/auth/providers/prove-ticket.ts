import { AppError } from '@broadsheet/contract/errors';
import type { CallContext } from '../../platform/call/call-context.ts';
import { findSeekerByEmail, type Seeker } from '../account/find-seeker.ts';
import { countLogin } from '../account/login-limits.ts';
import { spendCode } from '../codes/codes.ts';
import { isPassword } from '../password/password.ts';
import { changeTicket, type Ticket, ticketOwner } from './tickets.ts';

interface Proof {
  readonly password?: string;
  readonly otp?: string;
}

const findHolder = async (
  { database }: CallContext,
  { seeker_id }: Ticket,
): Promise<Seeker | undefined> =>
  database.selectFrom('seekers').selectAll().where('id', '=', seeker_id).executeTakeFirst();

const checkPassword = async (
  context: CallContext,
  ticket: Ticket,
  password: string,
): Promise<Seeker> => {
  const seeker = await findHolder(context, ticket);
  await countLogin(context, seeker?.email ?? '');
  if (!(await isPassword(seeker?.password_hash ?? null, password)) || !seeker)
    throw new AppError('WRONG_PASSWORD');
  return seeker;
};

/**
 * The account that a person has proven to own: by its password, for an address that the provider has verified, or by the code
 * that was sent to the address. Null where the address has no account: the ticket then registers it. Throws WRONG_PASSWORD,
 * CODE_WRONG.
 */
export const proveTicket = async (
  context: CallContext,
  ticket: Ticket,
  { password, otp }: Proof,
): Promise<Seeker | null> => {
  if (ticket.step === 'link' && password !== undefined)
    return checkPassword(context, ticket, password);
  if (ticket.step === 'register' || otp === undefined) throw new AppError('CODE_WRONG');
  const email = await spendCode(context, ticketOwner(ticket), otp);
  const seeker = await findSeekerByEmail(context.database, context.brand, email);
  if (seeker) return seeker;
  await changeTicket(context, ticket, { step: 'register', email, seeker_id: null });
  return null;
};
