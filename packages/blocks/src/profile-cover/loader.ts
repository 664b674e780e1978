import { defineLoader } from '@broadsheet/contract/block-loader';
import { loadOwnProfile } from '../shared/profile/load-own-profile.ts';
import { profileCover } from './schema.ts';
import { selectCover } from './select-cover.ts';

export const loadProfileCover = defineLoader(profileCover, async (_settings, context) => {
  const own = await loadOwnProfile(context);
  const cover = own && selectCover(own);
  return { data: cover && { told: cover } };
});
