import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

/** Figures with their names, in one row. */
export const Figures = Type.Array(
  Type.Object({ label: Type.String(), count: Type.Integer({ minimum: 0 }) }),
);

export const jobInsights = defineBlock({
  type: 'job-insights',
  version: 1,
  title: 'Applicant insights',
  description: 'How other applicants compare, for Pro members. Others see an offer of the plan.',
  settings: Type.Object(
    {
      title: Type.String({
        minLength: 1,
        maxLength: 80,
        default: 'Applicant insights',
      }),
      upsell: Type.String({
        minLength: 1,
        maxLength: 300,
        default:
          'See the experience of other applicants, how recruiters responded, how many people view and apply each month, and how many come from top B-schools.',
        description: 'Text for members without Pro.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** Null without the Pro plan. */
    insights: Type.Union([
      Type.Object({
        applicants: Type.Integer({ minimum: 0 }),
        topSchools: Type.Integer({ minimum: 0 }),
        rank: Type.Union([Type.String(), Type.Null()]),
        competition: Figures,
        actions: Figures,
        applied: Figures,
        viewed: Figures,
      }),
      Type.Null(),
    ]),
    proHref: Type.String(),
  }),
  messages: ['insights'],
  hydrate: 'never',
  personal: true,
  limit: 1,
  pages: ['jobdetail'],
});
