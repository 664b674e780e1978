import { describe, expect, it } from 'vitest';
import { newestCatalog, parseBlockCatalogs } from './block-catalog.ts';

const catalog = (number: number) => ({ id: `web@${number}`, blocks: { quote: number } });

describe('a list of catalogs', () => {
  it('is parsed oldest first, and the last is the newest', () => {
    const catalogs = parseBlockCatalogs([catalog(1), catalog(3), catalog(12)], 'catalogs.json');
    expect(newestCatalog(catalogs)).toEqual(catalog(12));
  });

  it.each([
    ['no list', {}, 'catalogs.json is no list of block catalogs'],
    ['empty', [], 'catalogs.json holds no block catalog'],
    ['out of order', [catalog(2), catalog(1)], 'catalogs.json: web@1 stands after web@2'],
    ['twice the same', [catalog(2), catalog(2)], 'catalogs.json: web@2 stands after web@2'],
    [
      'of another kind of client',
      [{ ...catalog(1), id: 'ios@1' }],
      'catalogs.json/0/id is not as in',
    ],
    [
      'with a version that is none',
      [{ id: 'web@1', blocks: { quote: 0 } }],
      '/blocks/quote is not as in a block catalog: must be >= 1',
    ],
    [
      'with a type that can be none',
      [{ id: 'web@1', blocks: { 'A b': 1 } }],
      '/0/blocks/A b is not as in a block catalog: no such name is expected',
    ],
    ['with more than it may say', [{ ...catalog(1), by: 'me' }], 'catalogs.json/0/by is not as in'],
  ])('that is %s is refused with its position', (_, value, message) => {
    expect(() => parseBlockCatalogs(value, 'catalogs.json')).toThrow(message);
  });
});
