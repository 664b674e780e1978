import { defineLoader } from '@broadsheet/contract/block-loader';
import { loadOwnProfile } from '../shared/profile/load-own-profile.ts';
import { additionalTold } from './additional-told.ts';
import { profileAdditional } from './schema.ts';

export const loadProfileAdditional = defineLoader(profileAdditional, async (_settings, context) => {
  const own = await loadOwnProfile(context);
  const told = own && additionalTold(own);
  return { data: told && { told } };
});
