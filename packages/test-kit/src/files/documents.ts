import { makeZip, type ZipPart } from './make-zip.ts';

const CONTENT_TYPES = {
  name: '[Content_Types].xml',
  text: '<?xml version="1.0" encoding="UTF-8"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
};
const DOCUMENT = {
  name: 'word/document.xml',
  text: '<?xml version="1.0" encoding="UTF-8"?><w:document><w:body>Asha Rao, engineer</w:body></w:document>',
};

/** A Word document with further parts; a part with an existing name replaces it. */
export const makeDocx = (more: readonly ZipPart[] = []): Buffer => {
  const names = new Set(more.map(({ name }) => name));
  const usual = [CONTENT_TYPES, DOCUMENT].filter(({ name }) => !names.has(name));
  return makeZip([...usual, ...more]);
};

export const makePdf = (text = 'Asha Rao'): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj % ${text}\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
  );

const SECTOR = 512;
const END = 0xfffffffe;
const FREE = 0xffffffff;

const entryOf = (name: string, first: number, bytes: number): Buffer => {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE(name.length * 2 + 2, 64);
  entry.writeUInt32LE(first, 116);
  entry.writeUInt32LE(bytes, 120);
  return entry;
};

/** A compound file: its sector table, its directory, and the sectors of its first stream. */
export const makeDoc = (names: readonly string[] = ['Root Entry', 'WordDocument']): Buffer => {
  const header = Buffer.alloc(SECTOR);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  const fat = Buffer.alloc(SECTOR, 0xff);
  [0xfffffffd, END, 3, END].forEach((next, sector) => {
    fat.writeUInt32LE(next, sector * 4);
  });
  for (let at = 76; at < SECTOR; at += 4) header.writeUInt32LE(at === 76 ? 0 : FREE, at);
  const directory = Buffer.concat([
    ...names.map((name) => entryOf(name, name === 'WordDocument' ? 2 : END, 2 * SECTOR)),
    Buffer.alloc(128 * (4 - names.length)),
  ]);
  return Buffer.concat([header, fat, directory, Buffer.alloc(2 * SECTOR, 'Asha Rao ')]);
};

/** A sector table with a cycle. */
export const makeEndlessDoc = (): Buffer => {
  const bytes = makeDoc();
  bytes.writeUInt32LE(1, SECTOR + 4);
  return bytes;
};
