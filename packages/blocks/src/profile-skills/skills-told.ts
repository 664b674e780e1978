import type { OwnProfile } from '../parts/profile/own-profile.ts';
import type { SkillsTold } from './schema.ts';

export const skillsTold = ({ profile: { atr } }: OwnProfile): SkillsTold | null =>
  atr ? { skills: atr.skills, tags: atr.tags } : null;
