import { BANNER_COLUMNS } from '@broadsheet/content-store/banner-cells';
import { bannerRow } from '@broadsheet/content-store/example-banners';
import { describe, expect, it } from 'vitest';
import { rowsOfText, textOfRange } from './clipboard-text.ts';
import { compareBanners } from './compare-banners.ts';
import { parseSheet, type Sheet } from './sheet.ts';
import { targetsOf } from './use-targets.ts';

const sheetOf = (...rows: readonly string[]): Sheet => {
  const sheet = parseSheet(`${[BANNER_COLUMNS.join(','), ...rows].join('\n')}\n`);
  if (!sheet) throw new Error('the example is no sheet');
  return sheet;
};

describe('an import', () => {
  it('is told by what it adds, changes and removes', () => {
    const before = sheetOf(bannerRow({ id: 'a' }), bannerRow({ id: 'b' }), bannerRow({ id: 'c' }));
    const after = sheetOf(
      bannerRow({ id: 'd' }),
      bannerRow({ id: 'b', title: 'Another' }),
      bannerRow({ id: 'a' }),
    );
    expect(compareBanners(before, after)).toEqual({
      added: ['d'],
      changed: ['b'],
      removed: ['c'],
      same: 1,
    });
  });

  it('does not change a banner by columns that stay empty', () => {
    const [head, row] = [BANNER_COLUMNS.join(','), bannerRow({ id: 'a' })];
    const longer = parseSheet(`${head},note\n${row},\n`);
    if (!longer) throw new Error('the example is no sheet');
    expect(compareBanners(sheetOf(row), longer)).toMatchObject({ changed: [], same: 1 });
  });
});

it.each([
  ['a', [['a']]],
  [
    'a\tb\r\nc\t',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['"x ""y""\tz"\t2\n', [['x "y"\tz', '2']]],
  ['"two\nlines"\nnext', [['two\nlines'], ['next']]],
  ['', [['']]],
])('the text %j of a spreadsheet has the cells %j', (text, cells) => {
  expect(rowsOfText(text)).toEqual(cells);
});

it('what is copied can be pasted', () => {
  const sheet = sheetOf(bannerRow({ id: 'a', title: 'One', subText: 'A word' }));
  const cells = sheet.rows[0]?.cells ?? [];
  const quoted = {
    ...sheet,
    rows: [{ lead: '', source: '', cells: cells.with(2, 'Two\n"lines"\t') }],
  };
  const right = BANNER_COLUMNS.length - 1;
  const text = textOfRange(quoted, { top: 0, bottom: 0, left: 0, right });
  expect(rowsOfText(text)[0]).toEqual(quoted.rows[0]?.cells);
});

it('a category number that both sites use names both categories', () => {
  const site = (name: string, category: string) => ({
    brand: name === 'Tech' ? ('tech' as const) : ('management' as const),
    name,
    cities: ['navi-mumbai'],
    categories: [],
    categoryIds: [{ id: 17, name: category }],
  });
  const targets = targetsOf(
    [site('Tech', 'Cybersecurity'), site('Management', 'Human Resources')],
    [],
  );
  expect(targets.categories).toEqual([
    { value: '17', label: 'Cybersecurity (Tech) and Human Resources (Management)' },
  ]);
  expect(targets.cities).toEqual([{ value: 'Navi Mumbai', label: 'Navi Mumbai' }]);
});
