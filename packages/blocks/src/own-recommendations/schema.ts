import { defineBlock } from '@broadsheet/contract/block-definition';
import { Recommendation } from '@broadsheet/contract/entities/recommendation';
import Type from 'typebox';

export const ownRecommendations = defineBlock({
  type: 'own-recommendations',
  version: 1,
  title: 'My recommendations',
  description:
    'The recommendations that the member requested, the answers, and a form to request another.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 60, default: 'Recommendations' }),
      message: Type.String({
        maxLength: 300,
        default: 'Hi, would you write a short recommendation about our work together?',
        description: 'The message that the form suggests.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    items: Type.Array(Recommendation),
    /** Load time in epoch milliseconds. */
    now: Type.Integer(),
    /** True after a successful form without JavaScript. */
    isDone: Type.Boolean(),
    failed: Type.Union([Type.String(), Type.Null()]),
  }),
  messages: ['forms', 'recommendations', 'relations'],
  hydrate: 'load',
  personal: true,
  onFailure: 'show',
  pages: ['pendingrecommendations'],
  limit: 1,
});
