import Type from 'typebox';
import { defineCall } from '../call.ts';
import { SecondFactor } from '../entities/account.ts';
import { ProviderId, ProviderStep, ProviderTicket } from '../entities/identity-provider.ts';
import { Token } from '../entities/session.ts';
import { Text } from '../text.ts';

const none = Type.Object({});
const internal = {
  service: 'auth',
  method: 'POST',
  params: none,
  query: none,
  auth: 'public',
  isCritical: true,
} as const;
const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Browser = Text({ minLength: 20, maxLength: 64 });
const Path = Text({ maxLength: 2_000, description: 'a path of this site' });

/** Begins a login at a provider, or a link to the caller's account. */
export const beginProviderFlow = defineCall({
  ...internal,
  path: '/internal/providers/begin',
  knowsReader: true,
  body: Type.Object({
    provider: ProviderId,
    purpose: Type.Enum(['login', 'link']),
    /** The page afterwards. */
    next: Path,
    browser: Browser,
  }),
  answer: Type.Object({ url: Type.String({ description: 'the address at the provider' }) }),
});

/** Takes what a provider has sent a browser back with. What it refuses is in `failed`, with the page to show it. */
export const completeProviderFlow = defineCall({
  ...internal,
  path: '/internal/providers/complete',
  knowsReader: true,
  tracked: { as: 'login' },
  body: Type.Object({
    provider: ProviderId,
    /** The query of the callback, as it came. */
    parameters: Text({ maxLength: 8_000 }),
    browser: Browser,
  }),
  answer: Type.Object({
    purpose: Type.Enum(['login', 'link']),
    next: Path,
    failed: OrNull(Type.String()),
    /** A login that needs one more step. */
    pending: OrNull(Type.Object({ ticket: ProviderTicket, step: ProviderStep })),
    token: Type.Optional(Token),
    secondFactor: OrNull(SecondFactor),
  }),
});
