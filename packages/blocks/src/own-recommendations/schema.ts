import { defineBlock } from '@broadsheet/contract/block-definition';
import { Recommendation } from '@broadsheet/contract/entities/recommendation';
import Type from 'typebox';

export const ownRecommendations = defineBlock({
  type: 'own-recommendations',
  version: 1,
  title: 'My recommendations',
  description:
    'Whom the member asked for a recommendation, the answers, and a form to ask someone else.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 60, default: 'Recommendations' }),
      message: Type.String({
        maxLength: 300,
        default: 'Would you write a few words on what we did together, and what I am good at?',
        description: 'What the form suggests to write to who is asked.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    items: Type.Array(Recommendation),
    /** Epoch milliseconds of loading. */
    now: Type.Integer(),
    /** What has become of a form that was sent without JavaScript. */
    isDone: Type.Boolean(),
    failed: Type.Union([Type.String(), Type.Null()]),
  }),
  messages: ['forms'],
  hydrate: 'load',
  personal: true,
  onFailure: 'show',
  pages: ['pendingrecommendations'],
  limit: 1,
});
