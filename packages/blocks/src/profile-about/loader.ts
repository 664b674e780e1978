import { defineLoader } from '@broadsheet/contract/block-loader';
import { loadOwnProfile } from '../shared/profile/load-own-profile.ts';
import { aboutTold } from './about-told.ts';
import { profileAbout } from './schema.ts';

export const loadProfileAbout = defineLoader(profileAbout, async (_settings, context) => {
  const own = await loadOwnProfile(context);
  const told = own && aboutTold(own);
  return { data: told && { told } };
});
