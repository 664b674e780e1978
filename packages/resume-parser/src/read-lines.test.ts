import { expect, it } from 'vitest';
import { p, toDocx } from './fixtures/docx-writer.fixtures.ts';
import {
  cyclic,
  docxBomb,
  docxOf,
  manyPages,
  picture,
  withPassword,
} from './fixtures/hostile.fixtures.ts';
import { readLines } from './read-lines.ts';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const ENTITIES = `<!DOCTYPE w [<!ENTITY a "aaaa">]><w:document><w:body>&a;</w:body></w:document>`;
const completeDocx = toDocx([p('Asha Rao, engineer since 2019 in Pune, asha@example.in')]);
const cutDocx = completeDocx.slice(0, completeDocx.length / 2);
const COMPOUND = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, ...text([...'EncryptedPackage'].join('\0')));

it.each<readonly [string, Uint8Array, string]>([
  ['a text file', text('Asha Rao, engineer since 2019, Pune. asha@example.in'), 'unreadable'],
  ['half a PDF', text('%PDF-1.7 and no more'), 'unreadable'],
  ['an archive that is no docx', docxOf(''), 'unreadable'],
  ['entities', docxOf(ENTITIES), 'unreadable'],
  ['a docx that unpacks to more than it says', docxBomb(13, 5_000), 'unreadable'],
  ['a docx that unpacks to too much', docxBomb(13), 'too-large'],
  ['a docx that says it is of 4 GB', docxBomb(1, 0xffff_fff0), 'too-large'],
  ['a docx of which the end is missing', cutDocx, 'unreadable'],
  ['two hundred pages', manyPages(200), 'too-large'],
  ['ten thousand pages', manyPages(10_000), 'too-large'],
  ['eleven megabytes', new Uint8Array(11_000_000), 'too-large'],
  ['a PDF with a password', withPassword(), 'encrypted'],
  ['a docx with a password', COMPOUND, 'encrypted'],
  ['pictures of pages', picture(), 'no-text'],
])('%s is refused', async (_, bytes, failure) => {
  await expect(readLines(bytes)).rejects.toMatchObject({ failure });
});

it('pages that hold themselves end', async () => {
  await expect(readLines(cyclic())).rejects.toThrow();
});

it('a file is read by what is in it, whatever its name ends with', async () => {
  const lines = await readLines(completeDocx);
  expect(lines.map(({ text: line }) => line)).toEqual([
    'Asha Rao, engineer since 2019 in Pune, asha@example.in',
  ]);
});
