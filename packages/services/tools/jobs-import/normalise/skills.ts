import { cleanLine } from './clean-text.ts';

const MAX_SKILLS = 40;
const MAX_CHARACTERS = 60;

/** Skills as written, each once regardless of case; texts that are too long are left out. */
export const cleanSkills = (skills: readonly string[]): string[] => {
  const bySkill = new Map<string, string>();
  for (const skill of skills) {
    const clean = cleanLine(skill).replace(/^[-•*·,;\s]+|[,;\s]+$/g, '');
    const key = clean.toLowerCase();
    if (clean && clean.length <= MAX_CHARACTERS && !bySkill.has(key)) bySkill.set(key, clean);
  }
  return [...bySkill.values()].slice(0, MAX_SKILLS);
};
