import { defineLoader } from '@broadsheet/contract/block-loader';
import { loadOwnProfile } from '../shared/profile/load-own-profile.ts';
import { profileAbout } from './schema.ts';
import { selectAbout } from './select-about.ts';

export const loadProfileAbout = defineLoader(profileAbout, async (_settings, context) => {
  const own = await loadOwnProfile(context);
  const about = own && selectAbout(own);
  return { data: about && { told: about } };
});
