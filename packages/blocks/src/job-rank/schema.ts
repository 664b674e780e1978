import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const jobRank = defineBlock({
  type: 'job-rank',
  version: 1,
  title: 'Rank among applicants',
  description: "The member's rank among the applicants of a job, or the rank they would have.",
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'How you compare' }),
      invitation: Type.String({
        minLength: 1,
        maxLength: 140,
        default: 'See how you compare with other applicants, and why.',
        description: 'Text for visitors.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** The rank, or why there is none; null for visitors. */
    text: Type.Union([Type.String(), Type.Null()]),
    /**
     * The percentage of other applicants who rank below the reader. Null without a rank, without other applicants, or if
     * it is 0.
     */
    percentile: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()]),
    reasons: Type.Array(Type.String()),
    loginHref: Type.String(),
  }),
  messages: ['insights'],
  hydrate: 'never',
  personal: true,
  limit: 1,
  pages: ['jobdetail'],
});
