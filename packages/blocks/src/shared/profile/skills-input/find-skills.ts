import { callService } from '@broadsheet/browser-calls/call-service';
import type { CallAnswer } from '@broadsheet/contract/call';
import { suggestSkills } from '@broadsheet/contract/calls/profile';
import type { Skill } from '@broadsheet/contract/entities/profile';

export type SkillSuggestion = CallAnswer<typeof suggestSkills>['items'][number];

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Finds the skill that a typed text names, by its name, key or synonym. */
export const skillNamed = (items: readonly SkillSuggestion[], word: string): Skill | undefined => {
  const found = items.find(({ key, label, synonym }) =>
    [key, label, synonym ?? ''].some((name) => same(name, word)),
  );
  return found && { key: found.key, label: found.label };
};

/** Loads skills that start with the text. Throws an error with a message for people. */
export const fetchSkills = async (query: string): Promise<readonly SkillSuggestion[]> => {
  const result = await callService(suggestSkills, { query: { query } }, { page: '' });
  if (!result.ok) throw new Error(result.error.message);
  return result.data.items;
};

export interface FoundSkills {
  readonly found: readonly Skill[];
  /** Texts that match no skill of the site. */
  readonly unknown: readonly string[];
}

/** Finds the skills for several names, one request after the other: many parallel requests would hit the rate limit. */
export const findSkills = async (names: readonly string[]): Promise<FoundSkills> => {
  const found: Skill[] = [];
  const unknown: string[] = [];
  for (const word of names) {
    const skill = skillNamed(await fetchSkills(word), word);
    if (skill) found.push(skill);
    else unknown.push(word);
  }
  return { found, unknown };
};
