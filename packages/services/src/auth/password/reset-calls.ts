import { forgot, resendPasswordPolicy, resetPassword } from '@broadsheet/contract/calls/auth';
import { AppError } from '@broadsheet/contract/errors';
import type { Transaction } from 'kysely';
import { queueJob } from '../../platform/background/queue-job.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Seeker } from '../account/find-seeker.ts';
import { countResetLink } from '../account/mail-limits.ts';
import { spendLink } from '../codes/codes.ts';
import { presentPassword, setPassword } from './new-password.ts';
import { isPassword, requireStrongPassword } from './password.ts';
import { RESET_PURPOSE, type ResetLink, SEND_RESET_LINK } from './send-reset-link.ts';

/** Does the same work for every address: the background job looks up the account. */
const queueResetLink = async (
  context: CallContext,
  email: string,
  template: ResetLink['template'],
): Promise<void> => {
  const delaySeconds = await countResetLink(context, email);
  const link: ResetLink = { brand: context.brand, email, template };
  await queueJob(context.database, SEND_RESET_LINK, link, { delaySeconds });
};

export const forgotCall = bindCall(forgot, async (_query, _params, context, { email }) => {
  await queueResetLink(context, email, 'reset-password');
  return { message: context.messages['answers-account'].resetLinkSent };
});

export const resendPasswordPolicyCall = bindCall(
  resendPasswordPolicy,
  async (_query, _params, context, { email }) => {
    await queueResetLink(context, email, 'password-policy');
    return { message: context.messages['answers-account'].passwordRulesSent };
  },
);

const takeLink = async (
  { brand, secrets, now }: CallContext,
  database: Transaction<Schema>,
  token: string,
): Promise<Seeker> => {
  const { subject, target } = await spendLink({ database, secrets, now }, RESET_PURPOSE, token);
  const seeker = await database
    .selectFrom('seekers')
    .selectAll()
    .where('id', '=', Number(subject.split(':')[1]))
    .where('brand', '=', brand)
    .where('email', '=', target)
    .forUpdate()
    .executeTakeFirst();
  if (!seeker) throw new AppError('LINK_SPENT');
  return seeker;
};

/** A rejected password leaves the link valid, because the whole transaction is rolled back. */
export const resetPasswordCall = bindCall(
  resetPassword,
  async (_query, _params, context, { token, password }) => {
    await context.database.transaction().execute(async (transaction) => {
      const seeker = await takeLink(context, transaction, token);
      requireStrongPassword(password, seeker);
      if (await isPassword(seeker.password_hash, password)) throw presentPassword();
      await setPassword(context, transaction, seeker, { password, reason: 'password-reset' });
    });
    return { message: context.messages['answers-account'].passwordReset };
  },
);
