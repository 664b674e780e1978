import type { Brand } from '@broadsheet/contract/brand';
import { plainText } from '../text-search/parse-query.ts';
import { findSynonyms } from '../text-search/synonyms.ts';
import type { Label } from './directory.ts';
import { KEYWORD_TABLES } from './keywords/keyword-tables.ts';

/**
 * Other names that people may type for a skill: the names of imported jobs, and the synonyms of the search. Resumes are
 * parsed by the former alone: in running text "go" and "it" are not skills.
 */
export const otherNamesOf = (
  brand: Brand,
  { label, tag }: Pick<Label, 'label' | 'tag'>,
): string[] => {
  const own = plainText(label);
  const names = [...(KEYWORD_TABLES[brand].tags[tag] ?? []), ...(findSynonyms(own) ?? [])];
  return [...new Set(names)].filter((name) => name !== own);
};
