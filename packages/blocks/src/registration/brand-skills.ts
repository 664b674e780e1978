import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Skill } from '@broadsheet/contract/entities/profile';

/** The keywords of a brand, each once, as skills. */
export const brandSkills = ({ categories }: Pick<BrandConfig, 'categories'>): Skill[] => [
  ...new Map(
    categories
      .flatMap(({ tags }) => tags)
      .map(({ tag, label }) => [tag, { key: tag, label }] as const),
  ).values(),
];
