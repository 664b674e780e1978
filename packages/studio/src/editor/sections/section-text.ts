import type { StudioSection } from '@broadsheet/contract/studio/section-calls';
import { count } from '../../format/count.ts';
import type { BlockTypes } from '../model/grammar.ts';

const titlesOf = ({ types }: StudioSection, known: BlockTypes): string =>
  types.map((type) => known.get(type)?.title ?? type).join(', ');

/** Describes a section: who made it, and of what. */
export const describeSection = (section: StudioSection, types: BlockTypes): string =>
  `By ${section.by.name}. ${count(section.blocks, 'block')}: ${titlesOf(section, types)}`;

/** Why no block of a section can be used on this site; null if some can. */
export const sectionFault = ({ types }: StudioSection, known: BlockTypes): string | null => {
  if (types.some((type) => known.has(type))) return null;
  const names = types.map((type) => `“${type}”`).join(', ');
  return types.length === 1
    ? `This site has no block ${names}.`
    : `This site has none of the blocks ${names}.`;
};

/** Filters by a search: every word must be in the name, the author or the title of a block. */
export const matchingSections = (
  sections: readonly StudioSection[],
  search: string,
  types: BlockTypes,
): readonly StudioSection[] => {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return sections.filter((section) => {
    const text = `${section.name} ${section.by.name} ${titlesOf(section, types)}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
};
