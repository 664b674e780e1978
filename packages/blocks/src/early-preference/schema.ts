import { defineBlock } from '@broadsheet/contract/block-definition';
import { Skill } from '@broadsheet/contract/entities/profile';
import Type from 'typebox';
import { ProfileChoices } from '../shared/profile/forms/choices.ts';

const { areas, cities } = ProfileChoices.properties;

export const earlyPreference = defineBlock({
  type: 'early-preference',
  version: 1,
  title: 'Early applicant jobs: preferences',
  description: 'A form for the jobs that the member wants to apply to early.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 80, default: 'Your preferences' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    values: Type.Record(Type.String(), Type.String()),
    choices: Type.Object({ areas, cities }),
    /** The chosen skills. */
    skills: Type.Array(Skill),
    /** The skills in highest demand in the chosen job category. */
    offered: Type.Array(Skill),
    /** The state as text. */
    state: Type.String(),
    next: Type.String(),
    failed: Type.Union([Type.String(), Type.Null()]),
  }),
  messages: ['forms', 'preferences', 'skills'],
  hydrate: 'load',
  personal: true,
  primary: true,
  limit: 1,
  pages: ['early-applicant-preference'],
});
