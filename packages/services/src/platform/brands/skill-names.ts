import type { Brand } from '@broadsheet/contract/brand';
import { plainText } from '../text-search/parse-query.ts';
import { findSynonyms } from '../text-search/synonyms.ts';
import type { Label } from './directory.ts';
import { KEYWORD_TABLES } from './keywords/keyword-tables.ts';

/**
 * What people may type for a skill beside its name: what jobs that are imported are known by, and what searches take for
 * the same. Resumes are read by the former alone: in running text "go" and "it" are no skills.
 */
export const otherNamesOf = (
  brand: Brand,
  { label, tag }: Pick<Label, 'label' | 'tag'>,
): string[] => {
  const own = plainText(label);
  const names = [...(KEYWORD_TABLES[brand].tags[tag] ?? []), ...(findSynonyms(own) ?? [])];
  return [...new Set(names)].filter((name) => name !== own);
};
