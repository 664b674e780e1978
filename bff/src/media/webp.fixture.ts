const decode = (text: string): Buffer => Buffer.from(text, 'base64');

/** One pixel each, as encoders write it. */
export const WEBP = {
  lossy: decode('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'),
  lossless: decode('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='),
  alpha: decode(
    'UklGRkoAAABXRUJQVlA4WAoAAAAQAAAAAAAAAAAAQUxQSAwAAAARBxAR/Q9ERP8DAABWUDggGAAAABQBAJ0BKgEAAQAAAP4AAA3AAP7mtQAAAA==',
  ),
  moving: decode(
    'UklGRlIAAABXRUJQVlA4WAoAAAASAAAAAAAAAAAAQU5JTQYAAAD/////AABBTk1GJgAAAAAAAAAAAAAAAAAAAGQAAABWUDhMDQAAAC8AAAAQBxAREYiI/gcA',
  ),
} as const;

/** An image whose header claims another size. */
export const webpOf = (width: number, height: number): Buffer => {
  const bytes = Buffer.from(WEBP.lossy);
  bytes.writeUInt16LE(width, 26);
  bytes.writeUInt16LE(height, 28);
  return bytes;
};

/** The bytes with an appended chunk that the header includes. */
export const withTail = (bytes: Buffer, name: string, data: string): Buffer => {
  const tail = Buffer.alloc(8 + data.length + (data.length % 2));
  tail.write(name, 0, 'latin1');
  tail.writeUInt32LE(data.length, 4);
  tail.write(data, 8, 'latin1');
  const file = Buffer.concat([bytes, tail]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
};
