import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { AppError } from '@broadsheet/contract/errors';
import { readZip, type ZipEntry } from './read-zip.ts';

const CONTENT_TYPES = '[Content_Types].xml';
/** The part and the content type that identify each format. */
const MAIN = {
  docx: { part: 'word/document.xml', type: 'wordprocessingml.document.main+xml' },
  pptx: { part: 'ppt/presentation.xml', type: 'presentationml.presentation.main+xml' },
  xlsx: { part: 'xl/workbook.xml', type: 'spreadsheetml.sheet.main+xml' },
} as const;
export type OfficeFormat = keyof typeof MAIN;

/** The data of a chart in a presentation: it is inspected as a workbook, and must not embed anything else. */
const WORKBOOK = /^ppt\/embeddings\/[^/]+\.xlsx$/i;
const SLIDE = /<p:sldId\s/g;
const ACTIVE_PART = /vbaproject|vbadata|\/activex\//i;
const ACTIVE_TYPE = /macroenabled|vbaproject/i;
const XML_PART = /\.(xml|rels|vml)$/i;
/** A DTD declares entities, which may refer to other files. */
const DTD = /<!(DOCTYPE|ENTITY)/i;
const ENCODING = /^<\?xml[^>]*encoding\s*=\s*["']([^"']*)/i;
const KNOWN_ENCODING = /^(utf-?(8|16|16le|16be)|us-ascii|iso-8859-1|windows-1252)$/i;
/** ZIP, the compound files of old Office, gzip, 7z, RAR, programs of Windows and of Linux. */
const ARCHIVES = ['504b0304', 'd0cf11e0', '1f8b', '377abcaf', '52617221', '4d5a', '7f454c46'].map(
  (mark) => Buffer.from(mark, 'hex'),
);
const CHUNK_BYTES = 64 * 1024;
/** Longer than any searched word. */
const OVERLAP = 16;

const unsafe = () => new AppError('FILE_UNSAFE');
const broken = (cause?: unknown) => new AppError('FILE_BROKEN', { cause });

/** The content of an entry, chunk by chunk. Throws FILE_UNSAFE as soon as it exceeds its declared size. */
async function* inflate({ data, isDeflated, bytes, crc }: ZipEntry): AsyncGenerator<Buffer> {
  const source = Readable.from([data], { objectMode: false });
  const chunks: AsyncIterable<Buffer> = isDeflated
    ? source.pipe(createInflateRaw({ chunkSize: CHUNK_BYTES }))
    : source;
  let read = 0;
  let sum = 0;
  try {
    for await (const chunk of chunks) {
      read += chunk.length;
      if (read > bytes) throw unsafe();
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof AppError ? error : broken(error);
  }
  if (read !== bytes || sum !== crc) throw broken();
}

const isArchive = (bytes: Buffer): boolean =>
  ARCHIVES.some((mark) => bytes.subarray(0, mark.length).equals(mark));

/** The letters in any encoding: in UTF-16, each has a zero byte beside it. */
const lettersOf = (chunk: Buffer): string => chunk.toString('latin1').replaceAll('\0', '');

const requireReadableXml = (head: string): void => {
  const text = head.replace(/^(\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*/, '');
  if (!text.startsWith('<')) throw broken();
  if (!KNOWN_ENCODING.test(ENCODING.exec(text)?.[1] ?? 'utf-8')) throw unsafe();
};

const inspectEntry = async (entry: ZipEntry): Promise<void> => {
  let before: string | null = null;
  for await (const chunk of inflate(entry)) {
    if (before === null && isArchive(chunk)) throw unsafe();
    const letters = lettersOf(chunk);
    if (before === null && XML_PART.test(entry.name)) requireReadableXml(letters);
    if (DTD.test((before ?? '') + letters)) throw unsafe();
    before = letters.slice(-OVERLAP);
  }
};

const bytesOf = async (entry: ZipEntry): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of inflate(entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const textOf = async (entry: ZipEntry): Promise<string> => lettersOf(await bytesOf(entry));

const inspectAll = async (entries: readonly ZipEntry[], format: OfficeFormat): Promise<void> => {
  for (const entry of entries) {
    if (format === 'pptx' && WORKBOOK.test(entry.name))
      await inspectOffice(await bytesOf(entry), ['xlsx']);
    else await inspectEntry(entry);
  }
};

/**
 * The format of an archive, out of the given ones. Throws FILE_WRONG_TYPE for another one, FILE_BROKEN, and FILE_UNSAFE
 * for macros, embedded files, DTDs, and content that inflates to too much.
 */
export const inspectOffice = async <Format extends OfficeFormat>(
  bytes: Buffer,
  formats: readonly Format[],
): Promise<Format> => {
  const entries = readZip(bytes);
  const types = entries.find(({ name }) => name === CONTENT_TYPES);
  const format = formats.find((one) => entries.some(({ name }) => name === MAIN[one].part));
  if (!types || !format) throw new AppError('FILE_WRONG_TYPE');
  if (entries.some(({ name }) => ACTIVE_PART.test(name))) throw unsafe();
  await inspectAll(entries, format);
  const declared = await textOf(types);
  if (ACTIVE_TYPE.test(declared)) throw unsafe();
  if (!declared.includes(MAIN[format].type)) throw new AppError('FILE_WRONG_TYPE');
  return format;
};

/** The number of slides in a presentation that was inspected before, with hidden ones. */
export const countSlides = async (bytes: Buffer): Promise<number> => {
  const main = readZip(bytes).find(({ name }) => name === MAIN.pptx.part);
  return main ? [...(await textOf(main)).matchAll(SLIDE)].length : 0;
};
