import { defineLoader } from '@broadsheet/contract/block-loader';
import { loadOwnProfile } from '../shared/profile/load-own-profile.ts';
import { coverTold } from './cover-told.ts';
import { profileCover } from './schema.ts';

export const loadProfileCover = defineLoader(profileCover, async (_settings, context) => {
  const own = await loadOwnProfile(context);
  const told = own && coverTold(own);
  return { data: told && { told } };
});
