import { defineBlock } from '@broadsheet/contract/block-definition';
import { Profile } from '@broadsheet/contract/entities/profile';
import Type from 'typebox';
import { ProfileChoices } from '../shared/profile/forms/choices.ts';

export const profileWork = defineBlock({
  type: 'profile-work',
  version: 1,
  title: 'Profile: work',
  description: 'How long the seeker has worked, in what, and each position, to read and to edit.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    told: Type.Required(Type.Pick(Profile, ['we'])),
    choices: Type.Pick(ProfileChoices, ['areas', 'industries', 'today']),
  }),
  hydrate: 'visible',
  personal: true,
  onFailure: 'defer',
  pages: ['myprofile'],
  limit: 1,
});
