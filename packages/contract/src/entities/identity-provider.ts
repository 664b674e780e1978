import Type from 'typebox';
import { Text } from '../text.ts';

/** An id of an operator's configuration: a part of addresses. */
export const ProviderId = Type.String({
  pattern: '^[a-z][a-z0-9-]{0,30}$',
  description: 'the id of a login provider, such as google',
});

/** A login provider, as a button names it. */
export const IdentityProvider = Type.Object({ id: ProviderId, name: Type.String() });
export type IdentityProvider = Type.Static<typeof IdentityProvider>;

/**
 * What a login by a provider still needs: the proof of an account with the same address, the proof of an address that the
 * provider has not verified, or a name for a new account.
 */
export const ProviderStep = Type.Enum(['link', 'prove', 'register']);
export type ProviderStep = Type.Static<typeof ProviderStep>;

/** Names a login by a provider that is not complete. It is of use only in the browser that has begun it. */
export const ProviderTicket = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

/** The secret of the browser that begins a login. The BFF sets it from a cookie, whatever the client sends. */
export const LoginBrowser = Type.Optional(Text({ maxLength: 64 }));
