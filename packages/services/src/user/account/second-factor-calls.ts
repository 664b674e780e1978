import {
  disableSecondFactor,
  enableSecondFactor,
  sendSecondFactorCode,
  verifySecondFactor,
} from '@broadsheet/contract/calls/account';
import type { SecondFactor } from '@broadsheet/contract/entities/account';
import { AppError } from '@broadsheet/contract/errors';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Seeker } from '../../auth/account/find-seeker.ts';
import { readSeeker, requirePassword } from '../../auth/account/require-password.ts';
import { sendCode, targetOf } from '../../auth/codes/send-code.ts';
import { sealSecret } from '../../auth/second-factor/sealed-secret.ts';
import {
  completeSetup,
  removeFactor,
  requireVerified,
} from '../../auth/second-factor/second-factor-setup.ts';
import { takeStepCode, totpOwner } from '../../auth/second-factor/take-step-code.ts';
import { createTotp } from '../../auth/second-factor/totp.ts';
import { replaceSession } from '../../auth/session/begin-session.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';

const sendStepCode = (
  context: CallContext,
  seeker: Seeker,
  purpose: 'second-step' | 'second-factor-setup',
  channel: SecondFactor | null,
): Promise<string> => {
  // Apps need no code, and without an open second step there is nothing to send.
  if (channel === null || channel === 'totp') throw new AppError('BAD_REQUEST');
  const target = targetOf(seeker, channel);
  return sendCode(context, seeker, { purpose, channel, target, template: 'second-step-code' });
};

const savePending = async (
  { database }: CallContext,
  { id }: Seeker,
  channel: SecondFactor,
  sealed: Buffer | null,
): Promise<void> => {
  await database
    .updateTable('seekers')
    .set({ pending_second_factor: channel, pending_totp_secret: sealed })
    .where('id', '=', id)
    .execute();
};

export const enableSecondFactorCall = bindCall(
  enableSecondFactor,
  async (_query, _params, context, { channel, password }) => {
    const seeker = await requirePassword(context, password);
    requireVerified(seeker, channel);
    const texts = context.messages['answers-account'];
    if (channel !== 'totp') {
      const sentTo = await sendStepCode(context, seeker, 'second-factor-setup', channel);
      await savePending(context, seeker, channel, null);
      const message = formatMessage(texts.setupCodeSent, { contact: sentTo });
      return { message, channel, secret: null, uri: null, sentTo };
    }
    const totp = createTotp(context.brand, seeker.email);
    const sealed = sealSecret(totp.secret, totpOwner(seeker.id), context.secrets.secondFactor);
    await savePending(context, seeker, channel, sealed);
    return { message: texts.appSetup, channel, ...totp, sentTo: null };
  },
);

export const sendSecondFactorCodeCall = bindCall(
  sendSecondFactorCode,
  async (_query, _params, context) => {
    const seeker = await readSeeker(context);
    const sentTo = context.caller?.isSecondStep
      ? await sendStepCode(context, seeker, 'second-step', seeker.second_factor)
      : await sendStepCode(context, seeker, 'second-factor-setup', seeker.pending_second_factor);
    const { codeSent } = context.messages.codes;
    return { message: formatMessage(codeSent, { contact: sentTo }), sentTo };
  },
);

export const verifySecondFactorCall = bindCall(
  verifySecondFactor,
  async (_query, _params, context, { otp }) => {
    const seeker = await readSeeker(context);
    const texts = context.messages['answers-account'];
    if (!context.caller?.isSecondStep) {
      const done = await completeSetup(context, seeker, otp);
      return { ...done, secondFactor: null, message: texts.twoStepOn };
    }
    await takeStepCode(context, seeker, otp);
    const token = await context.database
      .transaction()
      .execute((transaction) => replaceSession(context, transaction, seeker, 'second-step'));
    return { token, secondFactor: null, message: texts.loggedIn };
  },
);

export const disableSecondFactorCall = bindCall(
  disableSecondFactor,
  async (_query, _params, context, { password }) => {
    const seeker = await requirePassword(context, password);
    const token = await removeFactor(context, seeker);
    const { twoStepOff } = context.messages['answers-account'];
    return { token, secondFactor: null, message: twoStepOff };
  },
);
