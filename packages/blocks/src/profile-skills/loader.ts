import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { skillsOfArea } from '@broadsheet/contract/calls/profile';
import type { Skill } from '@broadsheet/contract/entities/profile';
import { loadOwnProfile } from '../parts/profile/load-own-profile.ts';
import type { OwnProfile } from '../parts/profile/own-profile.ts';
import { profileSkills } from './schema.ts';
import { skillsTold } from './skills-told.ts';

const OFFERED_MOST = 8;

/** Offers are a help, and nothing to fail for. */
const loadOffered = async (
  { profile: { we, atr } }: OwnProfile,
  { call }: LoaderContext,
): Promise<readonly Skill[]> => {
  if (!we?.functionalArea) return [];
  try {
    const { items } = await call(skillsOfArea, { query: { functionalarea: we.functionalArea.id } });
    return items
      .filter(({ key }) => !atr?.skills.some((skill) => skill.key === key))
      .slice(0, OFFERED_MOST)
      .map(({ key, label }) => ({ key, label }));
  } catch {
    return [];
  }
};

export const loadProfileSkills = defineLoader(profileSkills, async (_settings, context) => {
  const own = await loadOwnProfile(context);
  const told = own && skillsTold(own);
  if (!told) return { data: null };
  return { data: { told, offered: [...(await loadOffered(own, context))] } };
});
