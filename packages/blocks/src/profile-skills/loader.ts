import { defineLoader } from '@broadsheet/contract/block-loader';
import { loadOwnProfile } from '../shared/profile/load-own-profile.ts';
import { loadOfferedSkills } from '../shared/profile/offered-skills.ts';
import { profileSkills } from './schema.ts';
import { skillsTold } from './skills-told.ts';

export const loadProfileSkills = defineLoader(profileSkills, async (_settings, context) => {
  const own = await loadOwnProfile(context);
  const told = own && skillsTold(own);
  if (!told) return { data: null };
  const area = own.profile.we?.functionalArea;
  const known = own.profile.atr?.skills ?? [];
  const offered = area ? await loadOfferedSkills(context, area.id, known) : [];
  return { data: { told, offered: [...offered] } };
});
