import { defineBlock } from '@broadsheet/contract/block-definition';
import { Profile } from '@broadsheet/contract/entities/profile';
import Type from 'typebox';
import { ProfileChoices } from '../shared/profile/forms/choices.ts';

export const profileDetails = defineBlock({
  type: 'profile-details',
  version: 1,
  title: 'Profile: personal details',
  description: "The member's personal details, to read and edit.",
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    told: Type.Required(Type.Pick(Profile, ['pd'])),
    choices: Type.Pick(ProfileChoices, ['cities', 'countries', 'today']),
  }),
  messages: ['forms', 'person', 'profile'],
  hydrate: 'visible',
  personal: true,
  onFailure: 'defer',
  pages: ['myprofile'],
  limit: 1,
});
