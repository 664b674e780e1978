import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link } from '../parts/link.ts';

export const accountMenu = defineBlock({
  type: 'account-menu',
  version: 1,
  title: 'Account',
  description: 'The way in for visitors; the own pages, and the way out, for who is signed in.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    /** Null for visitors, and where nobody in particular reads. */
    member: Type.Union([
      Type.Object({ name: Type.String(), mark: Type.String(), isPro: Type.Boolean() }),
      Type.Null(),
    ]),
    pages: Type.Array(
      Type.Object({
        ...Link.properties,
        /** What it is that is unread there, for browsers that follow it. */
        unread: Type.Optional(Type.Enum(['notifications', 'chats'])),
        /** How much of it; absent is nothing. */
        count: Type.Optional(Type.Integer({ minimum: 1 })),
      }),
    ),
  }),
  hydrate: 'never',
  landmark: 'banner',
  personal: true,
  pinned: true,
  limit: 1,
});
