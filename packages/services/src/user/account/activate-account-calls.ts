import { activateAccount } from '@broadsheet/contract/calls/account';
import { AppError } from '@broadsheet/contract/errors';
import { findSeekerByEmail, type Seeker } from '../../auth/account/find-seeker.ts';
import { spendCode } from '../../auth/codes/codes.ts';
import { ownerOf } from '../../auth/codes/send-code.ts';
import { openRegistration } from '../../auth/registration/open-registration.ts';
import { beginSession } from '../../auth/session/begin-session.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';

/** No account has this id. */
const NOBODY = 0;

/** Reactivates a deactivated account with the OTP that a login with the right password has sent. */
const reactivate = async (context: CallContext, email: string, otp: string): Promise<Seeker> => {
  const { brand, database } = context;
  const known = await findSeekerByEmail(database, brand, email);
  const sentTo = await spendCode(context, ownerOf(known?.id ?? NOBODY, 'reactivation'), otp);
  const seeker = await database
    .updateTable('seekers')
    .set({ status: 'active', deactivated_at: null, deactivation_reason: null })
    .where('id', '=', known?.id ?? NOBODY)
    .where('email', '=', sentTo)
    .where('status', '=', 'deactivated')
    .returningAll()
    .executeTakeFirst();
  if (!seeker) throw new AppError('CODE_WRONG');
  return seeker;
};

export const activateAccountCall = bindCall(
  activateAccount,
  async (_query, _params, context, { email, otp, seekerId }) => {
    const seeker =
      seekerId === undefined
        ? await reactivate(context, email, otp)
        : await openRegistration(context, { seekerId, email, otp });
    return beginSession(context, seeker);
  },
);
