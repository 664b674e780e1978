import { AppError } from '@broadsheet/contract/errors';
import { endsAsZip, ZIP_TAIL_BYTES } from './zip-end.ts';

/** The magic number of compound files, the format of Office before 2007. */
const MARK = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const FAT_IN_HEADER = 109;
const LAST_SECTOR = 0xfffffffa;
const MACROS: ReadonlySet<string> = new Set(['macros', 'vba', '_vba_project', '_vba_project_cur']);
/** The stream that identifies a document in a compound file. */
const MAIN = { doc: 'WordDocument', ppt: 'PowerPoint Document' } as const;
export type CompoundFormat = keyof typeof MAIN;
/** The name of an embedded file of any kind; a control character precedes it. */
const PACKAGE = 'ole10native';

const broken = () => new AppError('FILE_BROKEN');

export const isCompound = (bytes: Buffer): boolean => bytes.subarray(0, MARK.length).equals(MARK);

const createSectors = (bytes: Buffer) => {
  const size = 2 ** bytes.readUInt16LE(30);
  if (size !== 512 && size !== 4_096) throw broken();
  const max = Math.ceil(bytes.length / size);
  const sectorAt = (number: number): Buffer => {
    const start = (number + 1) * size;
    // The last sector may lack its padding.
    if (start >= bytes.length) throw broken();
    return bytes.subarray(start, start + size);
  };
  const fat = Array.from({ length: Math.min(bytes.readUInt32LE(44), FAT_IN_HEADER) }, (_, index) =>
    sectorAt(bytes.readUInt32LE(76 + index * 4)),
  );
  const nextOf = (number: number): number => {
    const perSector = size / 4;
    const table = fat[Math.floor(number / perSector)];
    const at = (number % perSector) * 4;
    if (!table || at + 4 > table.length) throw broken();
    return table.readUInt32LE(at);
  };
  /** The sectors of a chain, in order. */
  return function* chain(first: number): Generator<Buffer> {
    let number = first;
    for (let passed = 0; number < LAST_SECTOR; passed += 1) {
      if (passed > max) throw broken();
      yield sectorAt(number);
      number = nextOf(number);
    }
  };
};

interface Stream {
  readonly name: string;
  readonly first: number;
  readonly bytes: number;
}

const streamsIn = (sector: Buffer): Stream[] =>
  Array.from({ length: Math.floor(sector.length / ENTRY_BYTES) }, (_, index) => {
    const entry = sector.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES);
    const nameBytes = Math.min(Math.max(0, entry.readUInt16LE(64) - 2), 62);
    return {
      name: entry.toString('utf16le', 0, nameBytes),
      first: entry.readUInt32LE(116),
      bytes: entry.readUInt32LE(120),
    };
  });

const isActive = ({ name }: Stream): boolean =>
  MACROS.has(name.toLowerCase()) || name.toLowerCase().endsWith(PACKAGE);

/** The header of a record in a presentation. */
const RECORD_HEAD_BYTES = 8;
const EMBEDDED = 0x1011;

/** Whether the records of a presentation contain an object of another program, or macros. */
const embedsObject = (stream: Buffer): boolean => {
  for (let at = 0; at + RECORD_HEAD_BYTES <= stream.length; ) {
    if (stream.readUInt16LE(at + 2) === EMBEDDED) return true;
    at += RECORD_HEAD_BYTES + stream.readUInt32LE(at + 4);
  }
  return false;
};

/**
 * The format of a compound file, out of the given ones. Throws FILE_WRONG_TYPE for another one, FILE_BROKEN, and
 * FILE_UNSAFE for macros and embedded files.
 */
export const inspectCompound = (
  bytes: Buffer,
  formats: readonly CompoundFormat[],
): CompoundFormat => {
  if (bytes.length < HEADER_BYTES || bytes.readUInt16LE(28) !== 0xfffe) throw broken();
  const chain = createSectors(bytes);
  const streams = [...chain(bytes.readUInt32LE(48))].flatMap(streamsIn);
  const format = formats.find((one) => streams.some(({ name }) => name === MAIN[one]));
  const main = format && streams.find(({ name }) => name === MAIN[format]);
  if (!format || !main) throw new AppError('FILE_WRONG_TYPE');
  if (streams.some(isActive) || endsAsZip(bytes.subarray(-ZIP_TAIL_BYTES)))
    throw new AppError('FILE_UNSAFE');
  const content = Buffer.concat([...chain(main.first)]);
  if (content.length < main.bytes) throw broken();
  if (format === 'ppt' && embedsObject(content.subarray(0, main.bytes)))
    throw new AppError('FILE_UNSAFE');
  return format;
};
