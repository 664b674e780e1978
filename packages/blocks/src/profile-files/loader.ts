import { defineLoader } from '@broadsheet/contract/block-loader';
import { loadOwnProfile } from '../shared/profile/load-own-profile.ts';
import { profileFiles } from './schema.ts';
import { selectFiles } from './select-files.ts';

export const loadProfileFiles = defineLoader(profileFiles, async (_settings, context) => {
  const own = await loadOwnProfile(context);
  const files = own && selectFiles(own);
  return { data: files && { told: files } };
});
