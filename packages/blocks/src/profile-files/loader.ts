import { defineLoader } from '@broadsheet/contract/block-loader';
import { loadOwnProfile } from '../shared/profile/load-own-profile.ts';
import { filesTold } from './files-told.ts';
import { profileFiles } from './schema.ts';

export const loadProfileFiles = defineLoader(profileFiles, async (_settings, context) => {
  const own = await loadOwnProfile(context);
  const told = own && filesTold(own);
  return { data: told && { told } };
});
