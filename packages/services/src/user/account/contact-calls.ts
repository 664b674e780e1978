import { verifyContact } from '@broadsheet/contract/calls/account';
import { takeContactCode } from '../../otp/contact-codes.ts';
import { bindCall } from '../../platform/call/bind-call.ts';

export const verifyContactCall = bindCall(
  verifyContact,
  async (_query, { type }, context, { otp }) => {
    await takeContactCode(context, type, otp);
    const { emailVerified, phoneVerified } = context.messages['answers-account'];
    return { message: type === 'email' ? emailVerified : phoneVerified };
  },
);
