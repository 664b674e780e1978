const END = Buffer.from('PK\u0005\u0006', 'latin1');
const DIRECTORY = Buffer.from('PK\u0001\u0002', 'latin1');
const END_BYTES = 22;
const COMMENT_BYTES_MAX = 65_535;

/** How much of the end of a file says whether programs would open it as a ZIP archive. */
export const ZIP_TAIL_BYTES = END_BYTES + COMMENT_BYTES_MAX;

/**
 * Whether the end of a file is that of a ZIP archive, so that it has a second reading.
 * @param tail the last ZIP_TAIL_BYTES of it
 */
export const endsAsZip = (tail: Buffer): boolean => {
  for (
    let at = tail.lastIndexOf(END);
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf(END, at - 1)
  ) {
    if (at + END_BYTES > tail.length) continue;
    const directoryAt = at - tail.readUInt32LE(at + 12);
    // A directory that begins before what was read belongs to an archive of hundreds of files.
    if (tail.readUInt16LE(at + 10) > 0 && directoryAt < 0) return true;
    if (tail.subarray(directoryAt, directoryAt + DIRECTORY.length).equals(DIRECTORY)) return true;
  }
  return false;
};
