import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJson, plainValue } from './json-source.ts';
import { mergePatch, mergePatchNodes } from './merge-patch.ts';

// The table of RFC 7396, appendix A.
it.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('%j patched with %j is %j', (target, patch, result) => {
  expect(mergePatch(target, patch)).toEqual(result);
});

it('merges trees as it merges values', () => {
  const json = fc
    .jsonValue({ maxDepth: 4 })
    .filter((value) => !JSON.stringify(value).includes('__proto__'));
  const nodeOf = (value: unknown) => parseJson('x.json', JSON.stringify(value)).source?.root;
  fc.assert(
    fc.property(json, json, (target, patch) => {
      const [left, right] = [nodeOf(target), nodeOf(patch)];
      const merged = left && right && plainValue(mergePatchNodes(left, right));
      expect(JSON.stringify(merged)).toBe(
        JSON.stringify(
          mergePatch(JSON.parse(JSON.stringify(target)), JSON.parse(JSON.stringify(patch))),
        ),
      );
    }),
  );
});
