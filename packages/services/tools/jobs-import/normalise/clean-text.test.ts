import { describe, expect, it } from 'vitest';
import { cleanLine } from './clean-text.ts';
import { cleanSkills } from './skills.ts';

describe('cleanLine', () => {
  it.each([
    ['R&amp;D Engineer', 'R&D Engineer'],
    ['R&amp;amp;D', 'R&D'],
    ['  a \n b\t', 'a b'],
    ['<b>Chef</b>', 'Chef'],
    ['a\u0000\u200bb\u202e', 'ab'],
    ['हिन्दी \u200d', 'हिन्दी \u200d'],
    ['AT&T', 'AT&T'],
    [undefined, ''],
  ])('makes %j %j', (text, expected) => {
    expect(cleanLine(text)).toBe(expected);
  });
});

describe('cleanSkills', () => {
  it('keeps each skill once, as first written', () => {
    expect(cleanSkills(['Java', ' java ', '.NET', 'C++,', '• SQL', '', 'x'.repeat(61)])).toEqual([
      'Java',
      '.NET',
      'C++',
      'SQL',
    ]);
  });
});
