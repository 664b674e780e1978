import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly text: string | Buffer;
  /** False values in the archive's header of the part. */
  readonly claims?: {
    readonly bytes?: number;
    readonly flags?: number;
    readonly localName?: string;
  };
  /** Stored without compression. */
  readonly isStored?: boolean;
}

const header = (size: number, mark: number): Buffer => {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32LE(mark, 0);
  return bytes;
};

const partOf = ({ name, text, claims = {}, isStored = false }: ZipPart, offset: number) => {
  const content = Buffer.from(text);
  const data = isStored ? content : deflateRawSync(content);
  const local = header(30, 0x04034b50);
  const central = header(46, 0x02014b50);
  const localName = Buffer.from(claims.localName ?? name);
  for (const [bytes, at] of [
    [local, 6],
    [central, 8],
  ] as const) {
    bytes.writeUInt16LE(claims.flags ?? 0, at);
    bytes.writeUInt16LE(isStored ? 0 : 8, at + 2);
    bytes.writeUInt32LE(crc32(content), at + 8);
    bytes.writeUInt32LE(data.length, at + 12);
    bytes.writeUInt32LE(claims.bytes ?? content.length, at + 16);
  }
  local.writeUInt16LE(localName.length, 26);
  central.writeUInt16LE(Buffer.byteLength(name), 28);
  central.writeUInt32LE(offset, 42);
  return {
    local: Buffer.concat([local, localName, data]),
    central: Buffer.concat([central, Buffer.from(name)]),
  };
};

/** A valid archive, except for the false headers of its parts. */
export const makeZip = (parts: readonly ZipPart[]): Buffer => {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const { local, central } = partOf(part, offset);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = header(22, 0x06054b50);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
};
