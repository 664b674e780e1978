import { defineBlock } from '@broadsheet/contract/block-definition';
import { Skill } from '@broadsheet/contract/entities/profile';
import Type from 'typebox';

const SkillsData = Type.Object({
  /** Strongest first. */
  skills: Type.Array(Skill),
  /** The followed keywords. */
  tags: Type.Array(Skill),
});
export type SkillsData = Type.Static<typeof SkillsData>;

export const profileSkills = defineBlock({
  type: 'profile-skills',
  version: 1,
  title: 'Profile: skills and keywords',
  description: "The member's skills in order, and the keywords they follow.",
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    told: SkillsData,
    /** The skills in highest demand in the seeker’s job category. */
    offered: Type.Array(Skill),
  }),
  messages: ['forms', 'keywords', 'profile', 'skills'],
  hydrate: 'visible',
  personal: true,
  onFailure: 'defer',
  pages: ['myprofile'],
  limit: 1,
});
