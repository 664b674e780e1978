import { defineBlock } from '@broadsheet/contract/block-definition';
import { Profile } from '@broadsheet/contract/entities/profile';
import Type from 'typebox';

const AboutData = Type.Pick(Profile.properties.atr, ['flags', 'showMaven']);
export type AboutData = Type.Static<typeof AboutData>;

export const profileAbout = defineBlock({
  type: 'profile-about',
  version: 1,
  title: 'Profile: more about you',
  description: 'Diversity details of the member, and who can see them.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({ told: AboutData }),
  messages: ['diversity', 'forms', 'profile'],
  hydrate: 'visible',
  personal: true,
  onFailure: 'defer',
  pages: ['myprofile'],
  limit: 1,
});
