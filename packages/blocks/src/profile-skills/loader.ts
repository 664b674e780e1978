import { defineLoader } from '@broadsheet/contract/block-loader';
import { loadOwnProfile } from '../shared/profile/load-own-profile.ts';
import { loadOfferedSkills } from '../shared/profile/offered-skills.ts';
import { profileSkills } from './schema.ts';
import { selectSkills } from './select-skills.ts';

export const loadProfileSkills = defineLoader(profileSkills, async (_settings, context) => {
  const own = await loadOwnProfile(context);
  const skills = own && selectSkills(own);
  if (!skills) return { data: null };
  const area = own.profile.we?.functionalArea;
  const known = own.profile.atr?.skills ?? [];
  const offered = area ? await loadOfferedSkills(context, area.id, known) : [];
  return { data: { told: skills, offered: [...offered] } };
});
