import { defineBlock } from '@broadsheet/contract/block-definition';
import { APPLICATION_NEEDS } from '@broadsheet/contract/entities/application';
import { JobQuestion } from '@broadsheet/contract/entities/job-question';
import Type from 'typebox';

export const applyForm = defineBlock({
  type: 'apply-form',
  version: 1,
  title: 'Application form',
  description: "The employer's questions and a cover letter, for a member who has not applied yet.",
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 60, default: 'Apply' }),
      button: Type.String({ minLength: 1, maxLength: 40, default: 'Submit application' }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    jobcode: Type.String(),
    /** Path of this page; its forms return here. */
    next: Type.String(),
    questions: Type.Array(JobQuestion),
    /** The cover letter of the profile; empty if there is none. */
    letter: Type.String(),
    /** What the profile needs before the first application. */
    lacks: Type.Array(Type.Enum(APPLICATION_NEEDS)),
    /** The day from which a basic member can apply again, as text; null if the member can apply now. */
    from: Type.Union([Type.String(), Type.Null()]),
  }),
  messages: ['applying', 'upload'],
  hydrate: 'never',
  personal: true,
  onFailure: 'show',
  vacancies: true,
  limit: 1,
  pages: ['jobapplied'],
});
