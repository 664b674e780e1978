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

export const emailSettingsCall = bindCall(emailSettings, async (_query, _params, context) =>
  readEmailState(context.database, await readSeeker(context)),
);

export const updateEmailCall = bindCall(updateEmail, async (_query, _params, context, body) =>
  readEmailState(context.database, await requestEmailChange(context, body)),
);

export const changeEmailCall = bindCall(changeEmail, async (_query, _params, context, body) => {
  await requestEmailChange(context, body);
  return { message: context.messages['answers-account'].emailChangeLinkSent };
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
    return { message: context.messages['answers-account'].emailChangeCancelled };
  },
);

export const resendEmailChangeCall = bindCall(resendChange, async (_query, _params, context) => {
  await resendEmailChange(context);
  return { message: context.messages['answers-account'].emailChangeLinkSent };
});

export const resendEmailVerificationCall = bindCall(
  resendEmailVerification,
  async (_query, _params, context) => {
    const seeker = await readSeeker(context);
    const texts = context.messages['answers-account'];
    if (seeker.email_verified_at) return { message: texts.emailAlreadyVerified };
    await countTry(context, EMAIL_RESENDS, String(seeker.id));
    const link = { purpose: 'verify-email', email: seeker.email } as const;
    await context.database.transaction().execute(async (database) => {
      const token = await issueEmailLink({ ...context, database }, seeker, link);
      await queueEmailLink({ ...context, database }, seeker, { ...link, token });
    });
    return { message: texts.verificationLinkSent };
  },
);

export const verifyEmailCall = bindCall(
  verifyEmail,
  async (_query, _params, context, { token }) => {
    const purpose = await followEmailLink(context, token);
    const { emailVerified, emailChanged } = context.messages['answers-account'];
    return { message: purpose === 'verify-email' ? emailVerified : emailChanged };
  },
);
