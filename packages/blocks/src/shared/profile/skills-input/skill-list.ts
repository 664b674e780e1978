import { SKILLS_MAX } from '@broadsheet/contract/constants';
import type { Skill } from '@broadsheet/contract/entities/profile';

/** The single words of a list that somebody has typed or pasted, each once. */
export const splitSkills = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,;\t\r\n]+/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** What is there already is not added again, and nothing beyond the most that is kept. */
export const withSkills = (skills: readonly Skill[], more: readonly Skill[]): readonly Skill[] => {
  const byKey = new Map([...skills, ...more].map((skill) => [skill.key, skill]));
  return [...byKey.values()].slice(0, Math.max(SKILLS_MAX, skills.length));
};

export const withoutSkill = (skills: readonly Skill[], key: string): readonly Skill[] =>
  skills.filter((skill) => skill.key !== key);

/** One of them a step earlier (-1) or later (1); at its end of the list it stays. */
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
