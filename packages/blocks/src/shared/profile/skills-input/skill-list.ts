import { SKILLS_MAX } from '@broadsheet/contract/constants';
import type { Skill } from '@broadsheet/contract/entities/profile';

/** Splits a typed or pasted list into unique names. */
export const splitSkills = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,;\t\r\n]+/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** Adds skills, without duplicates and up to the maximum. */
export const withSkills = (skills: readonly Skill[], more: readonly Skill[]): readonly Skill[] => {
  const byKey = new Map([...skills, ...more].map((skill) => [skill.key, skill]));
  return [...byKey.values()].slice(0, Math.max(SKILLS_MAX, skills.length));
};

export const withoutSkill = (skills: readonly Skill[], key: string): readonly Skill[] =>
  skills.filter((skill) => skill.key !== key);

/** Moves a skill one step up (-1) or down (1); at the end of the list it stays. */
export const moveSkill = (
  skills: readonly Skill[],
  key: string,
  step: -1 | 1,
): readonly Skill[] => {
  const from = skills.findIndex((skill) => skill.key === key);
  const [skill, other] = [skills[from], skills[from + step]];
  if (!skill || !other) return skills;
  return skills.map((each) => (each === skill ? other : each === other ? skill : each));
};
