import { defineBlock } from '@broadsheet/contract/block-definition';
import { Profile } from '@broadsheet/contract/entities/profile';
import Type from 'typebox';
import { ProfileChoices } from '../shared/profile/forms/choices.ts';

export const profileEducation = defineBlock({
  type: 'profile-education',
  version: 1,
  title: 'Profile: education',
  description: "The member's education, to read and edit.",
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    told: Type.Required(Type.Pick(Profile, ['ed'])),
    choices: Type.Pick(ProfileChoices, ['today']),
  }),
  messages: ['education', 'forms', 'profile'],
  hydrate: 'visible',
  personal: true,
  onFailure: 'defer',
  pages: ['myprofile'],
  limit: 1,
});
