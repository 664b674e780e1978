import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordOfSlug, slugOfKeyword } from './slugs.ts';

describe('slugs of keywords', () => {
  it.each([
    ['c++', 'c-plus-plus'],
    ['C#', 'c-sharp'],
    ['.NET', 'dot-net'],
    ['node.js', 'node-js'],
    ['c++ developer', 'c-plus-plus-developer'],
    ['senior .net developer', 'senior-dot-net-developer'],
    ['Data Engineer', 'data-engineer'],
    ['ci/cd', 'ci-cd'],
    ['  UI / UX  ', 'ui-ux'],
    ['Sr. Manager - HR', 'sr-manager-hr'],
    ['B.Tech fresher', 'b-dot-tech-fresher'],
    ['aws 3+ years', 'aws-3-plus-years'],
    ['मुंबई में नौकरी', 'mumbai-men-naukari'],
  ])('writes %s as %s', (keyword, slug) => {
    expect(slugOfKeyword(keyword)).toBe(slug);
  });

  it.each([
    'c++',
    'c#',
    '.net',
    'node.js',
    'c++ developer',
    'c# .net developer',
    'data engineer',
    'b.tech',
    'aws 3+ years',
    '2.5 years',
  ])('reads the slug of %s back', (keyword) => {
    expect(keywordOfSlug(slugOfKeyword(keyword))).toBe(keyword);
  });

  it('turns any text into a stable slug that is safe in a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugOfKeyword(text);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugOfKeyword(keywordOfSlug(slug))).toBe(slug);
      }),
    );
  });
});
