import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

const Skill = Type.Object({
  label: Type.String(),
  /** A course that teaches it, and how many do; null without one. */
  course: Type.Union([Type.Object({ text: Type.String(), href: Type.String() }), Type.Null()]),
});

export const jobFit = defineBlock({
  type: 'job-fit',
  version: 1,
  title: 'Match with a job',
  description:
    "How the member's profile matches a job: skills, experience, location and salary, with courses for missing skills.",
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 80, default: 'How you match' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** The match as text, or what is missing for one. */
    summary: Type.String(),
    percent: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()]),
    /** Empty for visitors. */
    parts: Type.Array(
      Type.Object({
        label: Type.String(),
        text: Type.String(),
        match: Type.Enum(['match', 'partly', 'gap', 'unknown']),
      }),
    ),
    matched: Type.Array(Type.String()),
    missing: Type.Array(Skill),
    link: Type.Object({ text: Type.String(), href: Type.String() }),
    /** Where a resume for this job is made; null without a match. */
    resume: Type.Union([Type.String(), Type.Null()]),
  }),
  messages: ['fit'],
  hydrate: 'never',
  personal: true,
  limit: 1,
  pages: ['jobdetail'],
});
