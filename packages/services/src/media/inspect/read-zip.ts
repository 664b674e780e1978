import { AppError } from '@broadsheet/contract/errors';

const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const END_MARK = 0x06054b50;
const CENTRAL_MARK = 0x02014b50;
const LOCAL_MARK = 0x04034b50;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/** A path that leaves the archive when it is unpacked. */
const ODD_NAME = /^\/|\.\.|\\/;

const ENTRIES_MAX = 1_000;
/** The declared size of one entry, and of all together. */
const ENTRY_BYTES_MAX = 20 * 2 ** 20;
const TOTAL_BYTES_MAX = 50 * 2 ** 20;

export interface ZipEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  /** The declared size after inflation. */
  readonly bytes: number;
  readonly crc: number;
  /** The bytes in the archive. */
  readonly data: Buffer;
}

interface LocatedEntry extends ZipEntry {
  readonly start: number;
  readonly end: number;
}

const broken = () => new AppError('FILE_BROKEN');
const unsafe = () => new AppError('FILE_UNSAFE');

const readEntry = (archive: Buffer, at: number, directoryAt: number): LocatedEntry => {
  const flags = archive.readUInt16LE(at + 8);
  const method = archive.readUInt16LE(at + 10);
  const packed = archive.readUInt32LE(at + 20);
  const bytes = archive.readUInt32LE(at + 24);
  const nameBytes = archive.readUInt16LE(at + 28);
  const start = archive.readUInt32LE(at + 42);
  const name = archive.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes);
  if (flags & ENCRYPTED || (method !== STORED && method !== DEFLATED)) throw unsafe();
  if (bytes > ENTRY_BYTES_MAX || ODD_NAME.test(name)) throw unsafe();
  if (start + LOCAL_BYTES > directoryAt || archive.readUInt32LE(start) !== LOCAL_MARK)
    throw broken();
  const dataAt =
    start + LOCAL_BYTES + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
  const end = dataAt + packed;
  if (end > directoryAt || (method === STORED && packed !== bytes)) throw broken();
  // Programs that read from the front must see the same names as those that read the directory.
  const local = archive.toString('utf8', start + LOCAL_BYTES, start + LOCAL_BYTES + nameBytes);
  if (local !== name || archive.readUInt16LE(start + 26) !== nameBytes) throw unsafe();
  const data = archive.subarray(dataAt, end);
  const crc = archive.readUInt32LE(at + 16);
  return { name, isDeflated: method === DEFLATED, bytes, crc, data, start, end };
};

/** Entries that overlap are a ZIP bomb; bytes before the first entry make a file of two formats. */
const requireOneAfterAnother = (entries: readonly LocatedEntry[]): void => {
  let end = 0;
  for (const entry of entries.toSorted((a, b) => a.start - b.start)) {
    if (entry.start < end || (end === 0 && entry.start > 0)) throw unsafe();
    end = entry.end;
  }
};

/**
 * The entries of an archive that fills a whole file, not inflated. Throws FILE_BROKEN, and FILE_UNSAFE for what no
 * document needs: passwords, too many or too large entries, nested or overlapping entries, duplicate names.
 */
export const readZip = (archive: Buffer): readonly ZipEntry[] => {
  const endAt = archive.length - END_BYTES;
  if (endAt < 0 || archive.readUInt32LE(endAt) !== END_MARK) throw broken();
  const count = archive.readUInt16LE(endAt + 10);
  const directoryAt = archive.readUInt32LE(endAt + 16);
  if (directoryAt + archive.readUInt32LE(endAt + 12) !== endAt) throw broken();
  if (count > ENTRIES_MAX) throw unsafe();
  const entries: LocatedEntry[] = [];
  let at = directoryAt;
  while (entries.length < count) {
    if (at + CENTRAL_BYTES > endAt || archive.readUInt32LE(at) !== CENTRAL_MARK) throw broken();
    entries.push(readEntry(archive, at, directoryAt));
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) =>
      archive.readUInt16LE(at + offset),
    );
    at += CENTRAL_BYTES + name + extra + comment;
  }
  if (at !== endAt) throw broken();
  requireOneAfterAnother(entries);
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (names.size !== entries.length || total > TOTAL_BYTES_MAX) throw unsafe();
  return entries;
};
