import type { Brand } from '@broadsheet/contract/brand';
import type { DirectoryTag } from '../../platform/brands/directory.ts';
import { otherNamesOf } from '../../platform/brands/skill-names.ts';
import { beginsWord } from '../../platform/text-search/begins-word.ts';
import { plainText } from '../../platform/text-search/parse-query.ts';

const SUGGESTED_MAX = 10;

interface SuggestedSkill {
  readonly key: string;
  readonly label: string;
  /** The other name that matched; null where its own did. */
  readonly synonym: string | null;
}

/** How a skill matches the beginning of a word; undefined where it does not. */
const findBy = (brand: Brand, tag: DirectoryTag, start: string): SuggestedSkill | undefined => {
  const skill = { key: tag.tag, label: tag.label };
  const own = [tag.label, tag.tag.replaceAll('-', ' ')];
  if (own.some((name) => beginsWord(name, start))) return { ...skill, synonym: null };
  const synonym = otherNamesOf(brand, tag).find((name) => beginsWord(name, start));
  return synonym === undefined ? undefined : { ...skill, synonym };
};

/**
 * Skills with a name that has a word with this beginning, those with most jobs first. @param jobs the number of each,
 * by id
 */
export const suggestSkillsFor = (
  brand: Brand,
  tags: ReadonlyMap<number, DirectoryTag>,
  jobs: ReadonlyMap<number, number>,
  query: string,
): SuggestedSkill[] => {
  const start = plainText(query).trim().replace(/\s+/g, ' ');
  if (start === '') return [];
  return [...tags.values()]
    .flatMap((tag) => {
      const skill = findBy(brand, tag, start);
      return skill ? [{ skill, jobs: jobs.get(tag.dataId) ?? 0 }] : [];
    })
    .sort((one, other) => other.jobs - one.jobs || one.skill.label.localeCompare(other.skill.label))
    .slice(0, SUGGESTED_MAX)
    .map(({ skill }) => skill);
};
