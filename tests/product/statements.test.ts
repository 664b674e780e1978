import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STATEMENTS } from './statements.ts';
import { titlesIn } from './titles-in.ts';

const root = new URL('../../', import.meta.url);
describe.each(Object.entries(STATEMENTS))('what the specification says: %s', (_, statements) => {
  it.each(statements)('$says', ({ file, test }) => {
    expect(titlesIn(readFileSync(new URL(file, root), 'utf8'))).toContain(test);
  });
});
