import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPLOYER_PICTURE_BYTES_MAX } from '@broadsheet/contract/entities/staff-employer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addByNumber } from './add-by-number.ts';
import { parsePictureName } from './picture-name.ts';
import { readDescriptions } from './read-descriptions.ts';
import { readPicture } from './read-picture.ts';

describe('the name of a file', () => {
  it.each([
    ['acme.logo.png', { slug: 'acme', kind: 'logo', number: 0 }],
    ['acme-labs.COVER.JPEG', { slug: 'acme-labs', kind: 'cover', number: 0 }],
    ['acme.office-8.webp', { slug: 'acme', kind: 'office', number: 8 }],
  ])('%s names a picture', (file, name) => {
    expect(parsePictureName(file)).toEqual(name);
  });

  it.each([
    ['acme.png', 'expected a name such as acme.logo.png'],
    ['acme.logo.svg', 'expected a name such as acme.logo.png'],
    ['acme.old.logo.png', 'expected a name such as acme.logo.png'],
    ['acme.office.png', 'expected a name such as acme.logo.png'],
    ['acme.office-0.png', 'the number is 0; expected office-1 to office-8'],
    ['acme.office-9.png', 'the number is 9; expected office-1 to office-8'],
  ])('%s is refused', (file, fault) => {
    expect(parsePictureName(file)).toEqual({ fault: expect.stringContaining(fault) });
  });
});

const picture = (letter: string, alt = 'Desks') => ({
  address: `/media/${letter.repeat(64)}.webp`,
  alt,
  width: 960,
  height: 640,
  colour: '#102030',
});
const [a, b, c] = [picture('a'), picture('b'), picture('c')];

describe('the number of an office picture', () => {
  it('is a position: the next is new, an earlier one is replaced', () => {
    expect(addByNumber([], 1, a)).toEqual({ change: 'new', pictures: [a] });
    expect(addByNumber([a], 2, b)).toEqual({ change: 'new', pictures: [a, b] });
    expect(addByNumber([a, b], 1, c)).toEqual({ change: 'replaced', pictures: [c, b] });
  });

  it('moves no picture that the employer has already', () => {
    expect(addByNumber([b, a], 1, a)).toEqual({ change: 'same', pictures: [b, a] });
    const described = picture('a', 'A library');
    expect(addByNumber([b, a], 1, described)).toEqual({
      change: 'replaced',
      pictures: [b, described],
    });
  });

  it('adds a narrow version that was not there', () => {
    const narrow = { ...a, narrow: { address: b.address, width: 600 } };
    expect(addByNumber([a, c], 1, narrow)).toEqual({ change: 'replaced', pictures: [narrow, c] });
    expect(addByNumber([narrow], 1, structuredClone(narrow))).toMatchObject({ change: 'same' });
  });

  it('leaves no gap', () => {
    expect(addByNumber([a], 3, b)).toEqual({
      fault: 'the employer has 1 office picture; expected office-2 first',
    });
  });
});

describe('a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'broadsheet-pictures-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const describeIn = async (table: string) => {
    await writeFile(join(folder, 'pictures.csv'), table);
    return readDescriptions(folder);
  };

  it('needs no table', async () => {
    expect((await readDescriptions(folder)).size).toBe(0);
  });

  it('has texts and focal points in a table, the middle by default', async () => {
    const rows = await describeIn(
      '\ufeffFile,Alternative text,focus x,focus y\na.cover.png,,40,0 %\n\na.office-1.png,"Desks, plants",,\n',
    );
    expect([...rows]).toEqual([
      ['a.cover.png', { line: 2, alt: '', focus: { x: 0.4, y: 0 } }],
      ['a.office-1.png', { line: 4, alt: 'Desks, plants', focus: { x: 0.5, y: 0.5 } }],
    ]);
  });

  it.each([
    ['a.png,Desks,101,', 'focus x is "101"; expected a percentage of 0 to 100, such as 40'],
    ['a.png,Desks,,left', 'focus y is "left"; expected a percentage of 0 to 100, such as 40'],
    [`a.png,${'x'.repeat(201)},,`, 'its alternative text has 201 characters; expected up to 200'],
    ['a.png,"one\ntwo",,', 'its alternative text has line breaks'],
    ['a.png,Desks,,\na.png,Plants,,', 'pictures.csv names it in the lines 2 and 3; expected one'],
  ])('says what is wrong in %j', async (row, fault) => {
    const rows = await describeIn(`file,alternative text,focus x,focus y\n${row}\n`);
    expect(rows.get('a.png')).toMatchObject({ fault: expect.stringContaining(fault) });
  });

  it.each([
    ['file,alt\na,b\n', 'pictures.csv: column "alt" is unknown; expected file, alternative text'],
    ['alternative text\nb\n', 'the first line names no column "file"'],
    ['file,file\na,b\n', 'the first line names no column "file", or one twice'],
    ['file,focus x\na,1,2\n', 'pictures.csv cannot be read: Invalid Record Length'],
  ])('is refused for the table %j', async (table, message) => {
    await expect(describeIn(table)).rejects.toThrow(message);
  });

  it('is refused where the table is a link', async () => {
    await writeFile(join(folder, 'other'), 'file\n');
    await symlink(join(folder, 'other'), join(folder, 'pictures.csv'));
    await expect(readDescriptions(folder)).rejects.toThrow('pictures.csv is a link');
  });

  it('has pictures that are opened only if they are files of a fitting size', async () => {
    const file = join(folder, 'a.logo.png');
    const link = join(folder, 'b.logo.png');
    await writeFile(file, 'content');
    await symlink(file, link);
    expect(await readPicture(file)).toEqual(Buffer.from('content'));
    expect(await readPicture(link)).toEqual({ fault: 'it is a link; expected the file itself' });
    expect(await readPicture(folder)).toEqual({ fault: 'it is no file; expected a picture' });
    expect(await readPicture(join(folder, 'c'))).toEqual({ fault: 'it is not there any more' });
    await writeFile(file, Buffer.alloc(EMPLOYER_PICTURE_BYTES_MAX + 100_000));
    expect(await readPicture(file)).toEqual({ fault: 'it has 10.1 MB; expected up to 10 MB' });
  });
});
