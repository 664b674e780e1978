const END = Buffer.from('PK\u0005\u0006', 'latin1');
const DIRECTORY = Buffer.from('PK\u0001\u0002', 'latin1');
const END_BYTES = 22;
const COMMENT_BYTES_MAX = 65_535;

/** How many bytes of a file's end decide whether programs would open it as a ZIP archive. */
export const ZIP_TAIL_BYTES = END_BYTES + COMMENT_BYTES_MAX;

/**
 * Whether a file ends like a ZIP archive, so that it could be read as one, too.
 * @param tail its last ZIP_TAIL_BYTES
 */
export const endsAsZip = (tail: Buffer): boolean => {
  for (
    let at = tail.lastIndexOf(END);
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf(END, at - 1)
  ) {
    if (at + END_BYTES > tail.length) continue;
    const directoryAt = at - tail.readUInt32LE(at + 12);
    // A directory that starts before these bytes belongs to an archive of hundreds of files.
    if (tail.readUInt16LE(at + 10) > 0 && directoryAt < 0) return true;
    if (tail.subarray(directoryAt, directoryAt + DIRECTORY.length).equals(DIRECTORY)) return true;
  }
  return false;
};
