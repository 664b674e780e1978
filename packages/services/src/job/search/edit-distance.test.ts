import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('the edits between two words', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['java', 'java', 0],
    ['jav', 'java', 1],
    ['javva', 'java', 1],
    ['jeva', 'java', 1],
    ['pyhton', 'python', 1],
    ['kubernets', 'kubernetes', 1],
    ['devloper', 'developer', 1],
    ['kitten', 'sitting', 3],
  ])('%j and %j: %i', (one, other, edits) => {
    expect(editDistance(one, other)).toBe(edits);
    expect(editDistance(other, one)).toBe(edits);
  });
});
