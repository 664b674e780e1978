import type { Pictures } from '@broadsheet/contract/pictures';
import { expect, it } from 'vitest';
import { mergePictures } from './merge-pictures.ts';

const described = (names: Readonly<Record<string, string>>, archived?: string[]): Pictures => ({
  pictures: Object.fromEntries(
    Object.entries(names).map(([digest, name]) => [digest, { name, alt: 'Four people' }]),
  ),
  ...(archived && { archived }),
});

it('takes from the draft what it added, edited and removed, and all else from the live content', () => {
  const base = described({ a: 'A', b: 'B', c: 'C', d: 'D' });
  const draft = described({ a: 'A', b: 'B of the draft', c: 'C', e: 'E of the draft' });
  const live = described({ a: 'A', b: 'B', c: 'C of today', d: 'D', f: 'F of today' });
  expect(mergePictures({ base, draft }, live)).toEqual(
    described({
      a: 'A',
      b: 'B of the draft',
      c: 'C of today',
      e: 'E of the draft',
      f: 'F of today',
    }),
  );
});

it('archives and restores what the draft does, and leaves the others as they are live', () => {
  const base = described({}, ['a', 'b']);
  const draft = described({}, ['b', 'c']);
  const live = described({}, ['a', 'b', 'd']);
  expect(mergePictures({ base, draft }, live).archived).toEqual(['b', 'd', 'c']);
  expect(mergePictures({ base: live, draft: described({}) }, live)).toEqual(described({}));
});
