import { defineBlock } from '@broadsheet/contract/block-definition';
import { Profile } from '@broadsheet/contract/entities/profile';
import Type from 'typebox';

export const profileAdditional = defineBlock({
  type: 'profile-additional',
  version: 1,
  title: 'Profile: salary and notice',
  description: 'Current and expected CTC and notice period.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({ told: Type.Required(Type.Pick(Profile, ['ai'])) }),
  messages: ['forms', 'profile', 'salary'],
  hydrate: 'visible',
  personal: true,
  onFailure: 'defer',
  pages: ['myprofile'],
  limit: 1,
});
