import { expect, it } from 'vitest';
import { followVariant } from './follow-variant.ts';

const names = ['management', 'freshers', 'members'];
const follow = (now: readonly string[], scope: number | null = 1) =>
  followVariant({ scope, names }, now);

it('follows a variant that is moved or renamed, or whose neighbours change', () => {
  expect(follow(names)).toBe(1);
  expect(follow(['freshers', 'management', 'members'])).toBe(0);
  expect(follow(['freshers', 'members'])).toBe(0);
  expect(follow(['management', 'first jobs', 'members'])).toBe(1);
  expect(follow(['new', ...names])).toBe(2);
});

it('is at the default page where the variant is gone, and at a variant that was just added', () => {
  expect(follow(['management', 'members'])).toBeNull();
  expect(follow([])).toBeNull();
  expect(follow(names, null)).toBeNull();
  expect(follow([...names, 'new'], 3)).toBe(3);
  expect(follow(names, 3)).toBeNull();
});
