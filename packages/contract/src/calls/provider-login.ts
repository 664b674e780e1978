import Type from 'typebox';
import { defineCall } from '../call.ts';
import { Email, GivenPassword, Otp, PersonName, Phone, TypedPhone } from '../entities/account.ts';
import {
  IdentityProvider,
  LoginBrowser,
  ProviderId,
  ProviderStep,
  ProviderTicket,
} from '../entities/identity-provider.ts';
import { MessageAnswer, SignedIn } from './auth.ts';

const none = Type.Object({});
const post = {
  service: 'auth',
  method: 'POST',
  params: none,
  query: none,
  auth: 'public',
  isCritical: true,
} as const;
const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const byTicket = { ticket: ProviderTicket, browser: LoginBrowser } as const;

/** The providers that this brand offers; none where the operator has configured none. */
export const loginProviders = defineCall({
  service: 'auth',
  method: 'GET',
  path: '/providers',
  auth: 'public',
  params: none,
  query: none,
  answer: Type.Object({ items: Type.Array(IdentityProvider) }),
});
/** What a ticket still needs, for the page that asks for it. */
export const providerTicket = defineCall({
  service: 'auth',
  method: 'GET',
  path: '/providers/ticket',
  auth: 'public',
  forOne: true,
  params: none,
  query: Type.Object({ ticket: ProviderTicket }),
  answer: Type.Object({
    provider: Type.String(),
    step: ProviderStep,
    /** As the provider names it, or as it was typed; null where there is none. */
    email: OrNull(Type.String()),
    name: Type.String(),
    /** A code was sent to the address, and has not been entered. */
    isCodeSent: Type.Boolean(),
  }),
});
/** Sends a code that proves the address: the account's own, or the one that the provider has not verified. */
export const sendProviderCode = defineCall({
  ...post,
  path: '/providers/code',
  needsBrowser: true,
  body: Type.Object({ ...byTicket, email: Type.Optional(Email) }),
  answer: MessageAnswer,
});
/**
 * Proves an account by its password or by the code of a mail, links the provider to it and logs in. A proven address without
 * an account answers the step `register`.
 */
export const linkProvider = defineCall({
  ...post,
  path: '/providers/link',
  knowsReader: true,
  needsBrowser: true,
  tracked: { as: 'login' },
  body: Type.Object({
    ...byTicket,
    password: Type.Optional(GivenPassword),
    otp: Type.Optional(Otp),
  }),
  answer: Type.Object({ ...SignedIn.properties, step: OrNull(ProviderStep) }),
});
/** Creates the account of a proven address, linked to its provider. */
export const registerWithProvider = defineCall({
  ...post,
  path: '/providers/register',
  knowsReader: true,
  needsBrowser: true,
  conversion: 'register',
  tracked: { as: 'register' },
  failure: 'REGISTRATION_FAILED',
  body: Type.Object({
    ...byTicket,
    name: PersonName,
    phone: Type.Optional(Phone),
    promotions: Type.Optional(Type.Enum([0, 1])),
  }),
  answer: SignedIn,
});
const IdentityLinks = Type.Object({
  items: Type.Array(
    Type.Object({
      provider: ProviderId,
      name: Type.String(),
      /** The address at the provider, as of the last login. */
      email: OrNull(Type.String()),
      linkedAt: Type.String({ description: 'ISO 8601' }),
    }),
  ),
  /** Configured, and not linked. */
  available: Type.Array(IdentityProvider),
  /** Without one, the last link cannot be removed. */
  hasPassword: Type.Boolean(),
});
export const identityLinks = defineCall({
  service: 'auth',
  method: 'GET',
  path: '/providers/links',
  auth: 'token',
  params: none,
  query: none,
  answer: IdentityLinks,
});
/** Removes the link to a provider. Refuses the last way in with LAST_WAY_IN. */
export const unlinkProvider = defineCall({
  ...post,
  path: '/providers/unlink',
  auth: 'token',
  body: Type.Object({ provider: ProviderId }),
  answer: Type.Object({ ...IdentityLinks.properties, message: Type.String() }),
});

/**
 * Sends a code by SMS to the account that has verified this number. The answer is the same for a number without an account.
 */
export const sendLoginCode = defineCall({
  ...post,
  path: '/login/code',
  body: Type.Object({ phone: TypedPhone }),
  answer: MessageAnswer,
});
/** Logs in by the code of an SMS. Ends the browser's previous session. */
export const loginWithCode = defineCall({
  ...post,
  path: '/login/code/verify',
  knowsReader: true,
  tracked: { as: 'login' },
  body: Type.Object({ phone: TypedPhone, otp: Otp }),
  answer: SignedIn,
});
