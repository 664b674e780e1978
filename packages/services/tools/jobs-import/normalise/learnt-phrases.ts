import type { Brand } from '@broadsheet/contract/brand';
import type { LearntPhrases } from './category.ts';
import phrases from './title-phrases.json' with { type: 'json' };

const pairsOf = (entries: readonly string[][]): LearntPhrases =>
  entries.map(([phrase = '', slug = '']) => [phrase, slug]);

/** Learnt by tests/categories/train-title-phrases.ts from the titles of O*NET (CC BY 4.0). */
export const LEARNT_PHRASES: Readonly<Record<Brand, LearntPhrases>> = {
  tech: pairsOf(phrases.tech),
  management: pairsOf(phrases.management),
};
