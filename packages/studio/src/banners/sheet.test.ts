import { BANNER_COLUMNS } from '@broadsheet/content-store/banner-cells';
import { bannerRow } from '@broadsheet/content-store/example-banners';
import { readBanners } from '@broadsheet/content-store/read-banners';
import { NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addColumns,
  addRow,
  copyRow,
  moveRow,
  removeRow,
  setCell,
  setSource,
} from './edit-sheet.ts';
import { locateFindings } from './locate-findings.ts';
import { readImport } from './read-import.ts';
import { parseSheet, type Sheet, textOfSheet, writeRow } from './sheet.ts';

const FILE = 'layouts/banners/home.csv';
const HEADER = BANNER_COLUMNS.join(',');
const cellText = fc.string({ unit: fc.constantFrom('a', 'é', ',', '"', '\n', '\r', ' ', '|') });
const newlines = fc.constantFrom('\n', '\r\n', '\r');
const rowCells = fc.tuple(fc.constantFrom('x', 'y z', '"q"'), cellText, cellText);
const fileText = fc
  .tuple(fc.constantFrom('', '\ufeff'), newlines, fc.array(rowCells), fc.boolean(), fc.boolean())
  .map(([mark, newline, rows, isOpen, hasBlanks]) => {
    const blank = hasBlanks ? ` ${newline},,${newline}` : '';
    const text = `id,title,link${newline}${rows.map((row) => blank + writeRow(row, newline)).join('')}`;
    // A row without a line end is the last one.
    return mark + (isOpen && !hasBlanks ? text.replace(/(\r\n|\r|\n)$/, '') : text) + blank;
  });
const read = (text: string): Sheet => {
  const sheet = parseSheet(text);
  if (!sheet) throw new Error('no table');
  return sheet;
};
const cellsOf = (sheet: Sheet) => sheet.rows.map(({ cells }) => cells);
const sourcesOf = (sheet: Sheet) => sheet.rows.map(({ source }) => source.trimEnd());

describe('a file of banners as a table', () => {
  it('is written back unchanged, whatever it contains', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fileText,
          fc.string().map((text) => `id,title\n${text}`),
        ),
        (text) => {
          expect(textOfSheet(read(text))).toBe(text);
        },
      ),
    );
  });

  it('contains an edited cell, and every character of the other rows', () => {
    fc.assert(
      fc.property(fileText, fc.nat(), fc.nat(2), cellText, (text, at, column, typed) => {
        const sheet = read(text);
        fc.pre(sheet.rows.length > 0 && (column !== 0 || typed.trim() !== ''));
        const row = at % sheet.rows.length;
        const written = read(textOfSheet(setCell(sheet, row, column, typed)));
        expect(cellsOf(written)).toEqual(
          cellsOf(sheet).with(row, cellsOf(sheet)[row]?.with(column, typed) ?? null),
        );
        expect(sourcesOf(written).toSpliced(row, 1)).toEqual(sourcesOf(sheet).toSpliced(row, 1));
        expect(written.head.startsWith(sheet.head.trimEnd())).toBe(true);
      }),
    );
  });

  it('moves, adds and removes rows without changing the others', () => {
    fc.assert(
      fc.property(fileText, fc.nat(), fc.nat(), (text, one, other) => {
        const sheet = read(text);
        const many = sheet.rows.length;
        fc.pre(many > 0);
        const cells = cellsOf(sheet);
        const from = one % many;
        const to = other % many;
        const again = (edited: Sheet) => cellsOf(read(textOfSheet(edited)));
        expect(again(moveRow(sheet, from, to))).toEqual(
          cells.toSpliced(from, 1).toSpliced(to, 0, cells[from] ?? null),
        );
        expect(again(removeRow(sheet, from))).toEqual(cells.toSpliced(from, 1));
        expect(again(addRow(sheet, to)).toSpliced(to, 1)).toEqual(cells);
      }),
    );
  });

  it('gets missing columns and retains every character of its rows', () => {
    fc.assert(
      fc.property(fileText, (text) => {
        const sheet = read(text);
        const wider = addColumns(sheet, ['title', 'from', 'until']);
        const again = read(textOfSheet(wider));
        expect([again.columns, cellsOf(again)]).toEqual([
          ['id', 'title', 'link', 'from', 'until'],
          cellsOf(sheet).map((cells) => cells && [...cells, '', '']),
        ]);
        expect(cellsOf(wider)).toEqual(cellsOf(again));
        expect(addColumns(wider, ['from'])).toEqual(wider);
      }),
    );
  });

  it('starts with every column in a new file, and gives each row a unique name', () => {
    const one = addRow(read(''), 0);
    const two = copyRow(addRow(one, 1), 0);
    expect(textOfSheet(one).startsWith(`${HEADER}\nbanner,`)).toBe(true);
    expect(two.rows.map(({ cells }) => cells?.[0])).toEqual(['banner', 'banner-3', 'banner-2']);
  });

  it('retains an invalid row as text, to be corrected', () => {
    const sheet = read('id,title\na,"b\nc,d\n');
    expect(cellsOf(sheet)).toEqual([null, ['c', 'd']]);
    expect(cellsOf(read(textOfSheet(setSource(sheet, 0, 'a,"b"'))))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(parseSheet('a "name"\n')).toBeNull();
  });
});

describe('findings', () => {
  const text = [
    HEADER,
    bannerRow({ id: 'one', description: '"two\nlines"', minExp: 'four' }),
    bannerRow({ id: 'two' }),
    `${bannerRow({ id: 'wide' })},`,
    '',
  ].join('\r\n');
  const { findings } = readBanners(FILE, text, []);
  const sheet = read(text);

  it('are at their cell, and at the row if it is invalid', () => {
    const { head, rows } = locateFindings(text, findings, sheet);
    expect(head).toEqual([]);
    expect(rows.map((row) => row.map(({ column, finding }) => [column, finding.code]))).toEqual([
      [[BANNER_COLUMNS.indexOf('minExp'), 'CSV_VALUE']],
      [],
      [[null, 'CSV_WIDTH']],
    ]);
  });

  it('follow a moved row, and leave an edited one', () => {
    const moved = locateFindings(text, findings, moveRow(sheet, 0, 1));
    expect(moved.rows.map((row) => row.length)).toEqual([0, 1, 1]);
    const edited = locateFindings(text, findings, setCell(sheet, 0, 2, 'Other'));
    expect(edited.rows.map((row) => row.length)).toEqual([0, 0, 1]);
  });

  it('are at the header if the columns are wrong', () => {
    const broken = 'id,title\na,b\n';
    const { head } = locateFindings(broken, readBanners(FILE, broken, []).findings, read(broken));
    expect(head.map(({ code }) => code)).toEqual(['CSV_COLUMN_MISSING']);
  });
});

describe('an imported file', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const refusalOf = (given: Uint8Array) => {
    const imported = readImport(given, NO_AUDIENCES);
    return 'refusal' in imported ? imported.refusal : null;
  };

  it('is read with every character', () => {
    const text = `\ufeff${HEADER}\r\n${bannerRow({ title: '"Größe"' })}\r\n`;
    expect(readImport(bytes(text), NO_AUDIENCES)).toEqual({ text });
  });

  it('is refused with a message if it is not a CSV of banners', () => {
    expect(refusalOf(bytes('a,b\n1,2\n'))).toMatch(/not a banner CSV/);
    expect(refusalOf(bytes(''))).toMatch(/not a banner CSV/);
    expect(refusalOf(bytes('id;title\n'))).toMatch(/commas/);
    expect(refusalOf(new Uint8Array([0xff, 0xfe, 0x69, 0]))).toMatch(/UTF-8/);
    expect(refusalOf(new Uint8Array(1_000_001))).toMatch(/too large/);
  });
});
