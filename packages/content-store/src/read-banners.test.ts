import { Finding } from '@broadsheet/contract/finding';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { PromoBanner } from '@broadsheet/contract/promo-banner';
import { NO_ADDRESSES_OF_BRANDS } from '@broadsheet/contract/site-addresses';
import { rowOfBanner } from '@broadsheet/contract/targeted-banner';
import fc from 'fast-check';
import Type from 'typebox';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { REQUIRED_COLUMNS } from './banner-cells.ts';
import { BANNER_HEADER, bannerRow } from './example-banners.ts';
import { exampleBrand } from './example-content.ts';
import { readBanners } from './read-banners.ts';

const FILE = 'layouts/banners/home.csv';
const brands = [exampleBrand('tech'), exampleBrand('management')];
const read = (...lines: string[]) =>
  readBanners(FILE, [BANNER_HEADER, ...lines].join('\n'), brands);
const found = (...lines: string[]) =>
  read(...lines).findings.map(
    ({ line, column, code, message }) => `${line}:${column} ${code} ${message}`,
  );
const idsOf = ({ banners }: ReturnType<typeof read>) => banners?.map(({ id }) => id);

const AUDIENCES: NamedAudiences = new Map([
  ['freshers', { name: 'Freshers', any: [{ cohort: ['freshers'] }, { experienceBand: [2] }] }],
  ['puneites', { name: 'In Pune', any: [{ city: ['pune'], not: { device: ['phone'] } }] }],
]);

describe('the audiences of a row', () => {
  const readFor = (cells: Parameters<typeof bannerRow>[0], audiences: NamedAudiences | null) =>
    readBanners(
      FILE,
      `${BANNER_HEADER}\n${bannerRow(cells)}\n`,
      brands,
      NO_ADDRESSES_OF_BRANDS,
      audiences,
    );
  const faultsOf = (cells: Parameters<typeof bannerRow>[0]) =>
    readFor(cells, AUDIENCES).findings.map(
      ({ line, code, message }) => `${line} ${code} ${message}`,
    );

  it('are compiled to the fields that they name', () => {
    const { banners, findings } = readFor(
      { audience: 'freshers | puneites | freshers' },
      AUDIENCES,
    );
    expect(findings).toEqual([]);
    expect(banners?.map(({ audience, people }) => ({ audience, people }))).toEqual([
      {
        audience: ['freshers', 'puneites'],
        people: [
          [{ field: 'cohort', wanted: ['freshers'], refused: [] }],
          [{ field: 'experienceBand', wanted: [2], refused: [] }],
          [
            { field: 'device', wanted: null, refused: ['phone'] },
            { field: 'city', wanted: ['pune'], refused: [] },
          ],
        ],
      },
    ]);
  });

  it('must exist, or the row is left out', () => {
    expect(faultsOf({ audience: 'freshers|fresher' })).toEqual([
      '2 UNKNOWN_AUDIENCE there is no audience "fresher"',
    ]);
    const many = Array.from({ length: 21 }, (_, at) => `key-${at}`).join('|');
    expect(faultsOf({ audience: many })).toEqual([
      expect.stringContaining('CSV_VALUE audience must be at most 20 audiences'),
    ]);
    const twice = Array.from({ length: 21 }, () => 'fresher').join('|');
    expect(faultsOf({ audience: twice })).toEqual([
      '2 UNKNOWN_AUDIENCE there is no audience "fresher"',
    ]);
    const known = Array.from({ length: 21 }, () => 'Freshers').join('|');
    expect(faultsOf({ audience: known })).toEqual([]);
    const { findings } = readFor({ audience: 'All members' }, AUDIENCES);
    expect(findings).toMatchObject([
      {
        code: 'UNKNOWN_AUDIENCE',
        message: 'there is no audience "All members"',
        mend: 'Known here: "Freshers", "In Pune".',
      },
    ]);
  });

  it('are written by their names, too, in any case', () => {
    const { banners, findings } = readFor({ audience: 'FRESHERS | in pune|puneites' }, AUDIENCES);
    expect([banners?.[0]?.audience, findings]).toEqual([['freshers', 'puneites'], []]);
    // A file that cannot be read says so itself, and the row is for nobody.
    expect(readFor({ audience: 'In Pune' }, null)).toMatchObject({ banners: [], findings: [] });
  });

  it('are not guessed where two share a name', () => {
    const any: [{ experienceBand: [number] }] = [{ experienceBand: [2] }];
    const shared: NamedAudiences = new Map([
      ['old', { name: 'Members', any }],
      ['new', { name: 'members', any }],
    ]);
    const { findings } = readFor({ audience: 'Members' }, shared);
    expect(findings).toMatchObject([
      {
        code: 'AUDIENCE_NAME_TAKEN',
        message: '2 audiences are called "Members"',
        mend: 'Give each audience a name of its own, or write old or new.',
      },
    ]);
    expect(readFor({ audience: 'new' }, shared).findings).toEqual([]);
  });

  it('must leave somebody for the other columns', () => {
    expect(faultsOf({ audience: 'puneites', location: 'Mumbai' })).toEqual([
      '2 WHEN_IMPOSSIBLE nobody can match: nobody of "In Pune" has the other targeting of this row',
    ]);
    expect(faultsOf({ audience: 'puneites|freshers', location: 'Mumbai' })).toEqual([]);
    expect(faultsOf({ audience: 'freshers', minExp: '5' })).toEqual([]);
  });

  it('are for nobody while their file cannot be read', () => {
    const { banners, findings } = readFor({ audience: 'freshers' }, null);
    expect([banners?.[0]?.people, findings]).toEqual([[], []]);
  });
});

describe('a good file', () => {
  it('becomes banners: empty cells are null, cities and orders are read', () => {
    const { banners, findings } = read(
      bannerRow({
        id: 'a',
        title: '"Two, ""good"" lines\nof text"',
        minExp: '2',
        location: 'Poona | Mumbai',
        categoryIds: '1',
        allowOnJobfeed: 'TRUE',
      }),
    );
    expect(findings).toEqual([]);
    expect(banners).toEqual([
      {
        id: 'a',
        companyId: null,
        title: 'Two, "good" lines of text',
        companyLogo: null,
        imageUrl: null,
        link: '/companies',
        description: '',
        subText: '',
        ctaText: '',
        trackerText: '',
        courseId: null,
        institute: '',
        allowOnJobfeed: true,
        minExp: 2,
        maxExp: null,
        location: ['pune', 'mumbai'],
        jobId: null,
        ordering: null,
        companyName: '',
        showcaseRedirectionLink: null,
        categoryIds: [1],
        audience: [],
        from: null,
        until: null,
        people: null,
      },
    ]);
  });

  it('sorts by number, then by file order, rows without a number last', () => {
    const all = [
      ['late', '20'],
      ['none', ''],
      ['first', '3'],
      ['also late', '20'],
    ];
    expect(
      idsOf(
        read(
          ...all.map(([id = '', ordering]) => bannerRow({ id: id.replace(' ', '-'), ordering })),
        ),
      ),
    ).toEqual(['first', 'late', 'also-late', 'none']);
  });

  it('may have a byte order mark, Windows line ends, empty lines and its columns in any order', () => {
    const names = BANNER_HEADER.split(',').reverse();
    const row = bannerRow({ id: 'a' }).split(',').reverse();
    const text = `\ufeff${names}\r\n\r\n${row}\r\n${','.repeat(20)}\r\n`;
    const { banners, findings } = readBanners(FILE, text, brands);
    expect([banners?.length, findings]).toEqual([1, []]);
  });

  it('may lack the columns of a schedule: its banners are always shown', () => {
    const text = `${REQUIRED_COLUMNS.join(',')}\nx,,Title,,,/companies${','.repeat(15)}`;
    const { banners, findings } = readBanners(FILE, text, brands);
    expect(findings).toEqual([]);
    expect(banners).toMatchObject([{ id: 'x', from: null, until: null }]);
  });

  it('may have no rows', () => {
    expect(read()).toMatchObject({ banners: [], findings: [] });
  });
});

describe('a bad row', () => {
  const valid = bannerRow({ id: 'good' });

  it.each([
    ['no id', { id: '' }, '2:1 CSV_VALUE id must be a name'],
    ['an id with blanks', { id: 'a b' }, '2:1 CSV_VALUE id must be a name'],
    ['no title', { title: '' }, '2:4 CSV_VALUE title must be 1 to 120 characters, found ""'],
    ['a long text', { description: 'x'.repeat(301) }, '2:19 CSV_VALUE description must be at most'],
    ['no link', { link: '' }, '2:8 CSV_VALUE link must be a path of this site'],
    ['a script', { link: 'javascript:alert(1)' }, '2:8 UNSAFE_URL link must be a path'],
    ['own content', { link: 'data:text/html' }, '2:8 UNSAFE_URL link must be a path'],
    ['no protocol', { link: '//evil.example' }, '2:8 UNSAFE_URL link must be a path'],
    ['a backslash', { link: '/\\evil.example' }, '2:8 UNSAFE_URL link must be a path'],
    ['plain http', { link: 'http://a.example' }, '2:8 UNSAFE_URL link must be a path'],
    ['an unsafe picture', { imageUrl: 'data:image/png;x' }, '2:7 UNSAFE_URL imageUrl must'],
    ['an unsafe logo', { companyLogo: '//x/y.png' }, '2:6 UNSAFE_URL companyLogo must'],
    [
      'a dead link',
      { link: '/no-such' },
      '2:8 DEAD_LINK no page of any brand has the address /no-such',
    ],
    [
      'a dead category',
      { link: '/c/none-jobs' },
      '2:8 DEAD_LINK no page of any brand has the address',
    ],
    [
      'a dead showcase',
      { showcaseRedirectionLink: '/gone' },
      '2:32 DEAD_LINK no page of any brand has the address /gone',
    ],
    ['half a year', { minExp: '1.5' }, '2:26 CSV_VALUE minExp must be empty or a whole number'],
    ['many years', { maxExp: '61' }, '2:27 CSV_VALUE maxExp must be empty or a whole number'],
    ['years turned round', { minExp: '5', maxExp: '2' }, '2:28 CSV_VALUE nobody has from 5 to 2'],
    ['an unclear flag', { allowOnJobfeed: 'maybe' }, '2:25 CSV_VALUE allowOnJobfeed must be true'],
    ['an unknown city', { location: 'Pune|Atlantis' }, '2:28 UNKNOWN_CITY no brand has a city "A'],
    ['a category in words', { categoryIds: 'Backend' }, '2:33 CSV_VALUE categoryIds must be ids'],
    ['an unknown category', { categoryIds: '1|99' }, '2:33 UNKNOWN_CATEGORY no brand has a categ'],
    ['a company by name', { companyId: 'Kaveri' }, '2:3 CSV_VALUE companyId must be empty or'],
    ['a job by name', { jobId: 'x' }, '2:29 CSV_VALUE jobId must be empty or a whole number'],
    [
      'a day alone',
      { from: '2026-11-05' },
      '2:35 CSV_VALUE from must be empty, or a date and time',
    ],
    [
      'a day of no calendar',
      { until: '2026-11-31T00:00Z' },
      '2:36 SCHEDULE_EMPTY 2026-11-31T00:00Z is no date of the calendar',
    ],
    [
      'an end before its beginning',
      { from: '2026-11-05T00:00+05:30', until: '2026-11-04T19:00+00:30' },
      '2:58 SCHEDULE_EMPTY the schedule ends at 2026-11-04T19:00+00:30, not after',
    ],
    ['an order in words', { ordering: 'first' }, '2:30 CSV_VALUE ordering must be empty or'],
  ])('with %s is dropped and reported at its cell', (_, changes, message) => {
    const row = bannerRow({ id: 'b', title: 'T', ...changes });
    const [first, ...others] = found(row, valid);
    expect([first?.slice(0, message.length), others]).toEqual([message, []]);
    expect(idsOf(read(row, valid))).toEqual(['good']);
  });

  it.each([
    [
      'a bare quote',
      bannerRow({ title: 'a 5" screen' }),
      '2:7 CSV_QUOTE there is a quote in the middle',
    ],
    ['text after a quote', bannerRow({ title: '"a"b' }), '2:7 CSV_QUOTE something follows the cl'],
    ['an open quote', bannerRow({ title: '"never closed' }), '2:4 CSV_QUOTE this quote is never'],
    ['a value too few', valid.slice(0, -1), '2:1 CSV_WIDTH the row has 23 values, the header'],
    ['a value too many', `${valid},`, '2:1 CSV_WIDTH the row has 25 values, the header names 24'],
  ])('that is no CSV by %s costs itself only', (_, row, message) => {
    const after = bannerRow({ id: 'after', title: '"quoted, too"' });
    const [first, ...others] = found(row.replace('example', 'x'), after);
    expect([first?.slice(0, message.length), others]).toEqual([message, []]);
    expect(idsOf(read(row.replace('example', 'x'), after))).toEqual(['after']);
  });

  it('of several lines is reported by the lines of the file', () => {
    const above = bannerRow({ id: 'a', title: '"one\ntwo"' });
    expect(found(above, bannerRow({ id: 'b', title: '"x\ny"', minExp: 'z' }))).toEqual([
      '5:24 CSV_VALUE minExp must be empty or a whole number from 0 to 60, found "z"',
    ]);
  });

  it('with a duplicate id is dropped', () => {
    const twice = bannerRow({ id: 'good', title: 'Other' });
    expect(found(valid, twice)).toEqual(['3:1 DUPLICATE_ID the id "good" is already used above']);
    expect(read(valid, twice).banners?.[0]?.title).toBe('Title');
  });

  it('reports all its faults', () => {
    expect(found(bannerRow({ id: 'b', title: '', minExp: 'x', link: '' }))).toHaveLength(3);
  });

  it('beyond the row limit is reported once', () => {
    const rows = Array.from({ length: 520 }, (_, index) => bannerRow({ id: `b${index}` }));
    expect(found(...rows)).toEqual([
      '502:1 CSV_TOO_LONG this row and those below are left out: a file holds 500 rows',
    ]);
    expect(read(...rows).banners).toHaveLength(500);
  });
});

describe('a broken file', () => {
  const read = (text: string) => {
    const { banners, findings } = readBanners(FILE, text, brands);
    return [banners, ...findings.map(({ line, column, code }) => `${line}:${column} ${code}`)];
  };

  it('is one without a header', () => {
    expect(read('')).toEqual([null, '1:1 CSV_NO_HEADER']);
    expect(read('\n\n')).toEqual([null, '1:1 CSV_NO_HEADER']);
  });

  it('has a header that lacks or misspells a column', () => {
    expect(read(BANNER_HEADER.replace('minExp,', ''))).toEqual([null, '1:1 CSV_COLUMN_MISSING']);
    expect(read(BANNER_HEADER.replace('minExp', 'minexp'))).toEqual([
      null,
      '1:120 CSV_COLUMN_UNKNOWN',
    ]);
    expect(read(BANNER_HEADER.replaceAll(',', ';'))).toEqual([null, '1:1 CSV_SEPARATOR']);
  });

  it('has a header with a duplicate column, or is no CSV', () => {
    expect(read(`${BANNER_HEADER},id`)).toEqual([null, '1:226 CSV_COLUMN_TWICE']);
    expect(read(`"${BANNER_HEADER}`)).toEqual([null, '1:1 CSV_QUOTE']);
  });

  it('may have an extra column, which is reported and skipped', () => {
    const text = `${BANNER_HEADER},note\n${bannerRow({ id: 'a' })},mine`;
    const { banners, findings } = readBanners(FILE, text, brands);
    expect(banners).toHaveLength(1);
    expect(findings).toMatchObject([{ line: 1, column: 226, code: 'CSV_COLUMN_UNKNOWN' }]);
  });
});

describe('any edit', () => {
  const rows = Array.from({ length: 6 }, (_, index) =>
    bannerRow({ id: `banner-${String(index).repeat(6)}`, title: index % 2 ? '"a, b"' : 'Plain' }),
  );
  const piece = fc.constantFrom('"', '""', ',', '\n', '\r\n', '\u0000', ' ', '/', '__proto__', 'é');
  const edit = fc.record({
    row: fc.nat({ max: rows.length - 1 }),
    at: fc.nat({ max: 60 }),
    cut: fc.nat({ max: 5 }),
    put: fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 4 }),
  });

  it('of one row throws nothing, affects no other row and reports the effect', () => {
    fc.assert(
      fc.property(edit, ({ row, at, cut, put }) => {
        const old = rows[row] ?? '';
        const changed = old.slice(0, at) + put.join('') + old.slice(at + cut);
        const { banners, findings } = read(...rows.map((each, n) => (n === row ? changed : each)));
        const ids = banners?.map(({ id }) => id) ?? [];
        const others = rows.filter((_, index) => index !== row).map((each) => each.split(',')[0]);
        expect(ids).toEqual(expect.arrayContaining(others));
        expect(ids.length + findings.length).toBeGreaterThanOrEqual(
          changed.replaceAll(/[,\s"]/g, '') === '' ? others.length : rows.length,
        );
        expect(Value.Check(Type.Array(PromoBanner), banners?.map(rowOfBanner))).toBe(true);
        expect(Value.Check(Type.Array(Finding), findings)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('of the whole file throws nothing', () => {
    const csv = [BANNER_HEADER, ...rows].join('\n');
    fc.assert(
      fc.property(
        fc.nat({ max: csv.length }),
        fc.nat({ max: 400 }),
        fc.string(),
        (at, cut, put) => {
          const text = csv.slice(0, at) + put + csv.slice(at + cut);
          expect(Value.Check(Type.Array(Finding), readBanners(FILE, text, brands).findings)).toBe(
            true,
          );
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
