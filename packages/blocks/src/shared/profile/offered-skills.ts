import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { skillsOfArea } from '@broadsheet/contract/calls/profile';
import type { Skill } from '@broadsheet/contract/entities/profile';

const MAX_OFFERED = 8;

/** Skills that jobs of a functional area ask for most, without those that are known. Offers are a help, and nothing to fail for. */
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
