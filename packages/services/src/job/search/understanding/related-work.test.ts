import { describe, expect, it } from 'vitest';
import { findRelatedWork } from './related-work.ts';
import { understandQuery } from './understand-query.ts';
import type { Vocabulary } from './vocabulary.ts';

const vocabulary: Vocabulary = {
  jobsByWord: new Map([
    ['support', 40],
    ['engineer', 90],
    ['warehouse', 20],
  ]),
  pairs: new Set(['technical support', 'warehouse executive']),
  jobs: 700,
  locations: new Map(),
  companies: new Map(),
  isEnglish: () => false,
  longest: { location: 1, company: 1 },
};

describe('work that is near to other work', () => {
  it('is known for occupations that no job may have', () => {
    for (const name of ['bookkeeper', 'store keeper', 'staff nurse', 'autocad', 'ccna'])
      expect(findRelatedWork(name), name).not.toEqual([]);
    expect(findRelatedWork('zxqwv')).toEqual([]);
  });

  it('belongs to a name of several words as a whole, the longest that is known', () => {
    const { terms } = understandQuery('application support engineer', vocabulary);
    expect(terms.map(({ text }) => text)).toEqual(['application support engineer']);
    expect(terms[0]?.near).toContain('technical support');
  });

  it('has synonyms of its parts', () => {
    const [term] = understandQuery('front end developer', vocabulary).terms;
    expect(term?.phrases).toContain('frontend developer');
    expect(term?.near).toContain('frontend');
  });

  it('leaves words that only share one with a name as they are', () => {
    const { terms } = understandQuery('support engineer', vocabulary);
    expect(terms.map(({ text }) => text)).toEqual(['support', 'engineer']);
  });
});
