import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

/** Figures that are shown side by side, each with its name. */
export const Figures = Type.Array(
  Type.Object({ label: Type.String(), count: Type.Integer({ minimum: 0 }) }),
);

export const jobInsights = defineBlock({
  type: 'job-insights',
  version: 1,
  title: 'Applicant insights',
  description:
    'How other applicants compare, for pro members. Other members see an offer of the plan.',
  settings: Type.Object(
    {
      title: Type.String({
        minLength: 1,
        maxLength: 80,
        default: 'Insights on other applications',
      }),
      upsell: Type.String({
        minLength: 1,
        maxLength: 300,
        default:
          'Pro members see how experienced the others are, how far recruiters went with them, how many apply and look each month, and how many come from top business schools.',
        description: 'For who is no pro member.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** Null for who is no pro member. */
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
  hydrate: 'never',
  personal: true,
  limit: 1,
  pages: ['jobdetail'],
});
