import { describe, expect, it } from 'vitest';
import { isInTitle, lastPosition, parseHeadline, positionOf } from './headline.ts';

const read = (text: string) => {
  const numbers = new Map<string, number>();
  const { occurrences } = parseHeadline(text, numbers);
  const lexemes = [...numbers.keys()];
  return Array.from({ length: occurrences.length / 2 }, (_, at) => {
    const occurrence = occurrences[at * 2 + 1] ?? 0;
    return [
      lexemes[occurrences[at * 2] ?? -1],
      positionOf(occurrence),
      isInTitle(occurrence) ? 'title' : 'elsewhere',
    ];
  });
};

describe('parseHeadline', () => {
  it('reads every position of a lexeme, and whether it is in the title', () => {
    expect(read("'develop':2A 'java':1A,7B,12")).toEqual([
      ['develop', 2, 'title'],
      ['java', 1, 'title'],
      ['java', 7, 'elsewhere'],
      ['java', 12, 'elsewhere'],
    ]);
  });

  it('reads lexemes with quotes, backslashes, colons and spaces', () => {
    expect(read(String.raw`'a:1A b':3 'c\\d':4 'o''neil':5A`)).toEqual([
      ['a:1A b', 3, 'elsewhere'],
      [String.raw`c\d`, 4, 'elsewhere'],
      ["o'neil", 5, 'title'],
    ]);
  });

  it('gives the same lexeme of two headlines one number', () => {
    const numbers = new Map<string, number>();
    const one = parseHeadline("'go':1A 'java':2", numbers);
    const other = parseHeadline("'java':1A", numbers);
    expect(other.occurrences[0]).toBe(one.occurrences[2]);
  });

  it('reads an empty headline', () => {
    expect(lastPosition(parseHeadline('', new Map()))).toBe(0);
  });
});

it('finds the last position', () => {
  expect(lastPosition(parseHeadline("'go':3,11B 'java':2A", new Map()))).toBe(11);
});
