import { cleanLine } from './clean-text.ts';

const MOST_SKILLS = 40;
const MOST_CHARACTERS = 60;

/** Skills as written, each once whatever its case; what is too long to be one is left out. */
export const cleanSkills = (skills: readonly string[]): string[] => {
  const kept = new Map<string, string>();
  for (const skill of skills) {
    const clean = cleanLine(skill).replace(/^[-•*·,;\s]+|[,;\s]+$/g, '');
    const key = clean.toLowerCase();
    if (clean && clean.length <= MOST_CHARACTERS && !kept.has(key)) kept.set(key, clean);
  }
  return [...kept.values()].slice(0, MOST_SKILLS);
};
