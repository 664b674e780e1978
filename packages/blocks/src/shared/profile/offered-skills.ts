import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { skillsOfArea } from '@broadsheet/contract/calls/profile';
import type { Skill } from '@broadsheet/contract/entities/profile';

const MAX_OFFERED = 8;

/** Loads the skills in highest demand in a functional area, without the seeker's own. A failure returns none. */
export const loadOfferedSkills = async (
  { call }: Pick<LoaderContext, 'call'>,
  functionalarea: number,
  known: readonly Skill[],
): Promise<readonly Skill[]> => {
  try {
    const { items } = await call(skillsOfArea, { query: { functionalarea } });
    return items
      .filter(({ key }) => !known.some((skill) => skill.key === key))
      .slice(0, MAX_OFFERED)
      .map(({ key, label }) => ({ key, label }));
  } catch {
    return [];
  }
};
