import Type from 'typebox';
import { defineCall } from '../call.ts';
import { SOCIAL_KINDS } from '../social-address.ts';
import { Text } from '../text.ts';

const none = Type.Object({});
const both = { service: 'user', params: none, query: none, auth: 'token' } as const;

export const SocialKind = Type.Enum(SOCIAL_KINDS);

const SocialConnections = Type.Object({
  /** In the order of SOCIAL_KINDS, at most one of a kind. */
  items: Type.Array(
    Type.Object({
      kind: SocialKind,
      /** https, of that site. */
      address: Type.String(),
      addedAt: Type.String({ description: 'ISO 8601' }),
    }),
  ),
});

export const socialConnections = defineCall({
  ...both,
  method: 'GET',
  path: '/social-connections',
  answer: SocialConnections,
});
/** Stores an address and replaces the one of its kind; an empty one removes it. Throws SOCIAL_ADDRESS_WRONG. */
export const saveSocialConnection = defineCall({
  ...both,
  method: 'POST',
  path: '/social-connections',
  body: Type.Object({
    kind: SocialKind,
    address: Type.Optional(Text({ maxLength: 200, default: '' })),
  }),
  answer: SocialConnections,
});
