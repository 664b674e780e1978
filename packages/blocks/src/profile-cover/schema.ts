import { defineBlock } from '@broadsheet/contract/block-definition';
import { Profile } from '@broadsheet/contract/entities/profile';
import Type from 'typebox';

export const profileCover = defineBlock({
  type: 'profile-cover',
  version: 1,
  title: 'Profile: cover letter',
  description: "The member's cover letter, and whether to send it with applications.",
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({ told: Type.Required(Type.Pick(Profile, ['co'])) }),
  messages: ['cover', 'forms', 'profile'],
  hydrate: 'visible',
  personal: true,
  onFailure: 'defer',
  pages: ['myprofile'],
  limit: 1,
});
