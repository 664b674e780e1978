import Type from 'typebox';
import { defineCall } from '../call.ts';
import { RECAPTCHA_DEFAULT } from '../constants.ts';
import {
  Email,
  GivenPassword,
  LinkToken,
  NewPassword,
  PersonName,
  Phone,
  SecondFactor,
} from '../entities/account.ts';
import { AuthInfo, Session, Token } from '../entities/session.ts';
import { Text } from '../text.ts';

const none = Type.Object({});
const ReCap = Type.Optional(Text({ maxLength: 2048, default: RECAPTCHA_DEFAULT }));
const auth = { service: 'auth', params: none, query: none } as const;

export const MessageAnswer = Type.Object({ message: Type.String() });

/** A session has started, or its first step is done. The BFF removes the token for browsers, which use the cookie. */
export const SignedIn = Type.Object({
  token: Type.Optional(Token),
  /** The method of the second step; null when there is none and the session is complete. */
  secondFactor: Type.Union([SecondFactor, Type.Null()]),
  message: Type.String(),
  /** A path of the site, set by the BFF: the page of the deferred call, where that has created one. */
  next: Type.Optional(Type.String()),
});

/** Replaces the token. The old one may have expired, but not its session. */
export const refresh = defineCall({
  ...auth,
  method: 'GET',
  path: '/auth/refresh',
  isCritical: true,
  auth: 'token',
  changes: true,
  retries: true,
  answer: Type.Object({ token: Type.Optional(Token) }),
});
export const validate = defineCall({
  ...auth,
  method: 'GET',
  path: '/auth/validate',
  isCritical: true,
  auth: 'token',
  retries: true,
  answer: Session,
});
export const logout = defineCall({
  ...auth,
  method: 'POST',
  path: '/user/logout',
  isCritical: true,
  auth: 'token',
  body: none,
  answer: MessageAnswer,
});
/** Ends the browser's previous session. */
export const login = defineCall({
  ...auth,
  method: 'POST',
  path: '/login',
  isCritical: true,
  auth: 'public',
  knowsReader: true,
  tracked: { as: 'login' },
  body: Type.Object({ email: Email, password: GivenPassword, reCap: ReCap }),
  answer: SignedIn,
});
/**
 * Starts an account, which a code sent by mail activates. The answer is the same for an address that already has one.
 */
export const register = defineCall({
  ...auth,
  method: 'POST',
  path: '/register',
  isCritical: true,
  auth: 'public',
  conversion: 'register',
  tracked: { as: 'register' },
  failure: 'REGISTRATION_FAILED',
  answerNeeds: 'seekerId',
  body: Type.Object({
    name: PersonName,
    email: Email,
    password: NewPassword,
    phone: Type.Optional(Phone),
    promotions: Type.Optional(Type.Enum([0, 1])),
    reCap: ReCap,
  }),
  answer: Type.Object({
    /** Names this registration to `activateAccount`. */
    seekerId: Type.Optional(Type.String()),
    message: Type.String(),
  }),
});
export const forgot = defineCall({
  ...auth,
  method: 'POST',
  path: '/forgot',
  isCritical: true,
  auth: 'public',
  body: Type.Object({ email: Email }),
  answer: MessageAnswer,
});
/**
 * Sets a password by the link of a mail and ends every session. It does not log in, because that needs the second step
 * too.
 */
export const resetPassword = defineCall({
  ...auth,
  method: 'POST',
  path: '/resetpassword',
  isCritical: true,
  auth: 'public',
  body: Type.Object({ token: LinkToken, password: NewPassword }),
  answer: MessageAnswer,
});
/** Mails what passwords have to be, with a link to set one. */
export const resendPasswordPolicy = defineCall({
  ...auth,
  method: 'POST',
  path: '/password-policy/resend',
  auth: 'public',
  body: Type.Object({ email: Email }),
  answer: MessageAnswer,
});
/** The session of the bearer token; its User-Agent is stored with the session. */
export const getAuth = defineCall({
  ...auth,
  method: 'POST',
  path: '/getauth',
  isCritical: true,
  auth: 'token',
  body: none,
  answer: Type.Object({ authInfo: AuthInfo, session: Session }),
});
