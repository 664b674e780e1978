import { verifyContact } from '@broadsheet/contract/calls/account';
import { takeContactCode } from '../../otp/contact-codes.ts';
import { bindCall } from '../../platform/call/bind-call.ts';

export const verifyContactCall = bindCall(
  verifyContact,
  async (_query, { type }, context, { otp }) => {
    await takeContactCode(context, type, otp);
    const message =
      type === 'email' ? 'Your email is verified.' : 'Your mobile number is verified.';
    return { message };
  },
);
