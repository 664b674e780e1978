import { strFromU8, unzipSync } from 'fflate';
import { ResumeRefusal } from '../resume-refusal.ts';

/** For all parts together. The text of a long resume takes some 300 KB. */
const UNPACKED_MAX = 12_000_000;
const PARTS_MAX = 2_000;

/**
 * Unpacks the given parts of a docx. A part gets as much memory as the archive declares: one that declares too little
 * is broken, one that declares too much is refused before it is unpacked.
 * @returns by name. Throws ResumeRefusal.
 */
export const unzipParts = (
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, string> => {
  let unpacked = 0;
  let parts = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        parts += 1;
        if (parts > PARTS_MAX) throw new ResumeRefusal('too-large');
        if (!isWanted(name)) return false;
        unpacked += originalSize;
        if (unpacked > UNPACKED_MAX) throw new ResumeRefusal('too-large');
        return true;
      },
    });
    return new Map(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]));
  } catch (error) {
    if (error instanceof ResumeRefusal) throw error;
    throw new ResumeRefusal('unreadable');
  }
};
