import { defineLoader } from '@broadsheet/contract/block-loader';
import { loadOwnProfile } from '../shared/profile/load-own-profile.ts';
import { profileAdditional } from './schema.ts';
import { selectAdditional } from './select-additional.ts';

export const loadProfileAdditional = defineLoader(profileAdditional, async (_settings, context) => {
  const own = await loadOwnProfile(context);
  const additional = own && selectAdditional(own);
  return { data: additional && { told: additional } };
});
