import type { OwnProfile } from '../shared/profile/own-profile.ts';
import type { SkillsData } from './schema.ts';

export const selectSkills = ({ profile: { atr } }: OwnProfile): SkillsData | null =>
  atr ? { skills: atr.skills, tags: atr.tags } : null;
