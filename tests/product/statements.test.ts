import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STATEMENTS } from './statements.ts';

const root = new URL('../../', import.meta.url);
/** Titles of a file's tests, as they are written there. */
const titlesIn = (source: string): string[] =>
  [
    ...source.matchAll(/\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g),
  ].map(([, , title = '']) => title.replaceAll(/\\(.)/g, '$1'));

describe.each(Object.entries(STATEMENTS))('what the specification says: %s', (_, statements) => {
  it.each(statements)('$says', ({ file, test }) => {
    expect(titlesIn(readFileSync(new URL(file, root), 'utf8'))).toContain(test);
  });
});
