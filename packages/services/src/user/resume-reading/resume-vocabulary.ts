import type { Brand } from '@broadsheet/contract/brand';
import type { ResumeVocabulary } from '@broadsheet/resume-parser/resume-vocabulary';
import type { BrandDirectory } from '../../platform/brands/directory.ts';
import { KEYWORD_TABLES } from '../../platform/brands/keywords/keyword-tables.ts';

/** What a brand knows by name: its skills, which are its tags, and its cities. */
export const resumeVocabulary = (
  brand: Brand,
  { tags, cities }: Pick<BrandDirectory, 'tags' | 'cities'>,
): ResumeVocabulary => ({
  skills: [...tags.values()].map(({ label, tag }) => ({
    name: label,
    synonyms: KEYWORD_TABLES[brand].tags[tag] ?? [],
  })),
  cities: [...cities.values()].map(({ label, synonyms }) => ({ name: label, synonyms })),
});
