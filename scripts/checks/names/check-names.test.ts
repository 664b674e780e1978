import { describe, expect, it } from 'vitest';
import { checkNames } from './check-names.mjs';

const check = (text: string, accepted = {}, file = 'bff/src/page/a.ts') =>
  checkNames([{ file, text }], accepted);

describe('names that sources declare', () => {
  it.each([
    ['a variable', 'const keptPages = 1;', 'keptPages', 'kept'],
    ['a function', 'function askDatabase() {}', 'askDatabase', 'ask'],
    ['a parameter', 'const load = (told: number) => told;', 'told', 'told'],
    ['a type', 'export interface Standing { readonly rank: number }', 'Standing', 'standing'],
    ['a member', 'export interface Rank { readonly standing: number }', 'standing', 'standing'],
    ['a binding', 'const { page: drawn } = serve();', 'drawn', 'drawn'],
    ['a constant', 'const ROWS_MOST = 5;', 'ROWS_MOST', 'most'],
    ['an import by another name', "import { load as ask } from './b.ts';", 'ask', 'ask'],
  ])('hold no dialect word: %s', (_, text, name, word) => {
    expect(check(text)).toEqual([
      expect.stringContaining(`bff/src/page/a.ts:1 ${name}: "${word}" has several meanings; take `),
    ]);
  });

  it('are told by their whole words alone', () => {
    expect(check('const placeholder = 1, foretold = 2, almost = 3, keyword = 4;')).toEqual([]);
  });

  it('are columns where they are written with lines below', () => {
    expect(check('export interface Row { readonly told_at: Date }')).toEqual([]);
  });

  it('count the name of the file', () => {
    expect(check('', {}, 'bff/src/page/kept-pages.test.ts')).toEqual([
      expect.stringMatching(/^bff\/src\/page\/kept-pages\.test\.ts:1 kept-pages: "kept"/),
    ]);
  });

  it('of other modules are those of other modules', () => {
    expect(check("import { told } from './b.ts'; export { told };")).toEqual([]);
  });

  it('stay where they are accepted in the folder, as long as something needs it', () => {
    const accepted = { 'bff/src/page': ['told'] };
    expect(check('const told = 1;', accepted)).toEqual([]);
    expect(check('const notice = 1;', accepted)).toEqual([
      'bff/src/page: no source declares "told" any more; remove it from accepted-names.mjs',
    ]);
    expect(check('const told = 1;', { 'bff/src': ['told'] })).toHaveLength(2);
  });
});
