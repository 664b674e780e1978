import { defineBlock } from '@broadsheet/contract/block-definition';
import { APPLICATION_NEEDS } from '@broadsheet/contract/entities/application';
import Type from 'typebox';

export const jobActions = defineBlock({
  type: 'job-actions',
  version: 1,
  title: 'Apply and save',
  description: 'The buttons Apply and Save of a job, and whether the person has already applied.',
  settings: Type.Object(
    {
      applyText: Type.String({ minLength: 1, maxLength: 40, default: 'Apply' }),
      employerText: Type.String({
        minLength: 1,
        maxLength: 40,
        default: 'Apply at the employer',
        description: 'Where the employer takes applications elsewhere.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    jobcode: Type.String(),
    /** Of the page, to come back to. */
    next: Type.String(),
    /** Where the employer takes applications; null where it is done here. */
    applyUrl: Type.Union([Type.String(), Type.Null()]),
    closes: Type.String(),
    /** Of the application: the form with the employer's questions and a letter, or what was sent. */
    application: Type.String(),
    /** The employer asks something first. */
    asks: Type.Boolean(),
    /** The day of the application; null for visitors and who has not applied. */
    applied: Type.Union([Type.String(), Type.Null()]),
    saved: Type.Boolean(),
    /** What a form that was sent without JavaScript has done, or why it has failed. */
    told: Type.Union([Type.Object({ isGood: Type.Boolean(), text: Type.String() }), Type.Null()]),
    /** What the profile lacks, where the application was not sent because of it. */
    lacks: Type.Array(Type.Enum(APPLICATION_NEEDS)),
    /** On phones it stays at the foot of the window, applied or not: the page must not move when it learns who reads it. */
    floats: Type.Boolean(),
  }),
  hydrate: 'never',
  personal: true,
  vacancies: true,
  limit: 1,
  pages: ['jobdetail'],
});
