import { defineBlock } from '@broadsheet/contract/block-definition';
import { SocialKind } from '@broadsheet/contract/calls/social-connections';
import Type from 'typebox';

export const shownRecommendations = defineBlock({
  type: 'shown-recommendations',
  version: 1,
  title: 'Recommendations on the profile',
  description: "Recommendations on the member's profile, and links to their other profiles.",
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 60, default: 'Recommendations' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    items: Type.Array(
      Type.Object({
        recommendationId: Type.Integer(),
        name: Type.String(),
        facts: Type.String(),
        comment: Type.String(),
        picture: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
    /** The number of unread recommendations. */
    waiting: Type.Integer({ minimum: 0 }),
    connections: Type.Array(Type.Object({ kind: SocialKind, address: Type.String() })),
  }),
  messages: ['relations', 'shown-recommendations'],
  hydrate: 'never',
  personal: true,
  pages: ['myprofile'],
  limit: 1,
});
