import Type from 'typebox';
import { defineCall } from '../call.ts';
import { GivenPassword, Otp, Phone } from '../entities/account.ts';

const none = Type.Object({});
const otp = { service: 'otp', method: 'POST', params: none, query: none, auth: 'token' } as const;
/**
 * The purpose of a code. `phone` and `email` are for `verifyContact`; a number other than the account's own needs the
 * password. `stored-token` is for the token that trial mode stores.
 */
const Purpose = Type.Enum(['email', 'phone', 'stored-token']);

export const sendOtp = defineCall({
  ...otp,
  path: '/send',
  isCritical: true,
  body: Type.Object({
    purpose: Purpose,
    phone: Type.Optional(Phone),
    password: Type.Optional(GivenPassword),
  }),
  answer: Type.Object({
    message: Type.String(),
    /** The masked recipient: `a•••@example.com`. */
    sentTo: Type.String(),
  }),
});
export const verifyOtp = defineCall({
  ...otp,
  path: '/verify',
  isCritical: true,
  body: Type.Object({ purpose: Purpose, otp: Otp }),
  answer: Type.Object({
    message: Type.String(),
    /** The session's token, encrypted, for a browser of trial mode to store. */
    cookie: Type.String(),
  }),
});
