import { describe, expect, it } from 'vitest';
import { hasForm, toSingular } from './word-forms.ts';

describe('forms of a word', () => {
  it.each([
    ['developers', 'developer'],
    ['facilities', 'facility'],
    ['sales', 'sale'],
    ['business', 'business'],
    ['analysis', 'analysis'],
    ['aws', 'aws'],
  ])('%s is %s', (word, singular) => expect(toSingular(word)).toBe(singular));

  it('are the singular and the plural, as whole words of a text', () => {
    expect(hasForm('head of facilities', 'facility')).toBe(true);
    expect(hasForm('senior sales officers', 'officer')).toBe(true);
    expect(hasForm('production manager', 'product')).toBe(false);
    expect(hasForm('customer products', 'custom')).toBe(false);
    expect(hasForm('by product lead', 'product')).toBe(true);
  });
});
