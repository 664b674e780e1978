import { defineBlock } from '@broadsheet/contract/block-definition';
import { Profile } from '@broadsheet/contract/entities/profile';
import Type from 'typebox';
import { ProfileChoices } from '../shared/profile/forms/choices.ts';

export const profileWork = defineBlock({
  type: 'profile-work',
  version: 1,
  title: 'Profile: work',
  description: "The member's experience and positions, to read and edit.",
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    told: Type.Required(Type.Pick(Profile, ['we'])),
    choices: Type.Pick(ProfileChoices, ['areas', 'industries', 'today']),
  }),
  messages: ['forms', 'profile', 'work'],
  hydrate: 'visible',
  personal: true,
  onFailure: 'defer',
  pages: ['myprofile'],
  limit: 1,
});
