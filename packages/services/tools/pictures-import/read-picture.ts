import { EMPLOYER_PICTURE_BYTES_MAX } from '@broadsheet/contract/entities/staff-employer';
import { errorCodeOf, openPlainFile } from './open-plain-file.ts';

const BYTES_IN_MB = 1_000_000;

const REASONS: Readonly<Record<string, string>> = {
  ELOOP: 'it is a link; expected the file itself',
  ENOENT: 'it is not there any more',
  EACCES: 'it cannot be read: permission denied',
};

/** The bytes of a picture of the folder, or why it is not read. */
export const readPicture = async (path: string): Promise<Buffer | { readonly fault: string }> => {
  try {
    const handle = await openPlainFile(path);
    try {
      const stats = await handle.stat();
      if (!stats.isFile()) return { fault: 'it is no file; expected a picture' };
      if (stats.size > EMPLOYER_PICTURE_BYTES_MAX) {
        const size = (stats.size / BYTES_IN_MB).toFixed(1);
        const max = EMPLOYER_PICTURE_BYTES_MAX / BYTES_IN_MB;
        return { fault: `it has ${size} MB; expected up to ${max} MB` };
      }
      const bytes = Buffer.alloc(stats.size);
      const { bytesRead } = await handle.read(bytes, 0, stats.size, 0);
      return bytes.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === '') throw error;
    return { fault: REASONS[code] ?? `it cannot be read: ${code}` };
  }
};
