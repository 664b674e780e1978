import type { FileHandle } from 'node:fs/promises';

/** Random access to bytes, without all of them in memory. */
export interface ByteSource {
  readonly size: number;
  /** The bytes of a span, fewer at the end. */
  readonly read: (offset: number, length: number) => Promise<Buffer>;
}

export const sourceOfFile = (handle: FileHandle, size: number): ByteSource => ({
  size,
  read: async (offset, length) => {
    const wanted = Math.max(0, Math.min(length, size - offset));
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, offset);
    return buffer.subarray(0, bytesRead);
  },
});
