import { callService } from '@broadsheet/browser-calls/call-service';
import type { CallAnswer } from '@broadsheet/contract/call';
import { suggestSkills } from '@broadsheet/contract/calls/profile';
import type { Skill } from '@broadsheet/contract/entities/profile';

export type SkillSuggestion = CallAnswer<typeof suggestSkills>['items'][number];

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The skill of a list that a word names, by its name, its key or another name for it. */
export const skillNamed = (items: readonly SkillSuggestion[], word: string): Skill | undefined => {
  const found = items.find(({ key, label, synonym }) =>
    [key, label, synonym ?? ''].some((name) => same(name, word)),
  );
  return found && { key: found.key, label: found.label };
};

/** Skills for the beginning of a word. Throws what went wrong, in words for people. */
export const fetchSkills = async (query: string): Promise<readonly SkillSuggestion[]> => {
  const result = await callService(suggestSkills, { query: { query } }, { page: '' });
  if (!result.ok) throw new Error(result.error.message);
  return result.data.items;
};

export interface FoundSkills {
  readonly found: readonly Skill[];
  /** Words that name no skill of the site. */
  readonly unknown: readonly string[];
}

/** The skills that words name. One word after the other: a long list must not look like an attack. */
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
