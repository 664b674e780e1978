import {
  cancelEmailChange,
  changeEmail,
  emailSettings,
  resendEmailChange as resendChange,
  resendEmailVerification,
  updateEmail,
  verifyEmail,
} from '@broadsheet/contract/calls/account';
import { countTry } from '../../auth/account/limits.ts';
import { readSeeker } from '../../auth/account/require-password.ts';
import { subjectOf } from '../../auth/codes/codes.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { EMAIL_RESENDS, requestEmailChange, resendEmailChange } from './email-change.ts';
import { issueEmailLink, queueEmailLink } from './email-links.ts';
import { readEmailState } from './email-state.ts';
import { followEmailLink } from './follow-email-link.ts';

const SENT = "We've sent a link to your new email. It's valid for 24 hours.";

export const emailSettingsCall = bindCall(emailSettings, async (_query, _params, context) =>
  readEmailState(context.database, await readSeeker(context)),
);

export const updateEmailCall = bindCall(updateEmail, async (_query, _params, context, body) =>
  readEmailState(context.database, await requestEmailChange(context, body)),
);

export const changeEmailCall = bindCall(changeEmail, async (_query, _params, context, body) => {
  await requestEmailChange(context, body);
  return { message: SENT };
});

export const cancelEmailChangeCall = bindCall(
  cancelEmailChange,
  async (_query, _params, context) => {
    const { id } = await readSeeker(context);
    await context.database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('email_changes').where('seeker_id', '=', id).execute();
      await transaction
        .deleteFrom('codes')
        .where('subject', '=', subjectOf(id))
        .where('purpose', '=', 'email-change')
        .execute();
    });
    return { message: "Your email hasn't changed." };
  },
);

export const resendEmailChangeCall = bindCall(resendChange, async (_query, _params, context) => {
  await resendEmailChange(context);
  return { message: SENT };
});

export const resendEmailVerificationCall = bindCall(
  resendEmailVerification,
  async (_query, _params, context) => {
    const seeker = await readSeeker(context);
    if (seeker.email_verified_at) return { message: 'Your email is already verified.' };
    await countTry(context, EMAIL_RESENDS, String(seeker.id));
    const link = { purpose: 'verify-email', email: seeker.email } as const;
    await context.database.transaction().execute(async (database) => {
      const token = await issueEmailLink({ ...context, database }, seeker, link);
      await queueEmailLink({ ...context, database }, seeker, { ...link, token });
    });
    return { message: "We've emailed you a link. It's valid for 24 hours." };
  },
);

export const verifyEmailCall = bindCall(
  verifyEmail,
  async (_query, _params, context, { token }) => {
    const purpose = await followEmailLink(context, token);
    return {
      message: purpose === 'verify-email' ? 'Your email is verified.' : 'Your email is changed.',
    };
  },
);
