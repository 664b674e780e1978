import { ResumeRefusal } from './resume-refusal.ts';
import type { TextLine } from './text-line.ts';

const BYTES_MAX = 10_000_000;
/** The minimum number of letters: fewer mean a picture with a stamp, or nothing. */
const LETTERS_MIN = 30;
/** Later lines are no longer about the person. */
const LINES_MAX = 5_000;
/** How far from its start a file may have its signature: mail programs put lines before it. */
const MARK_WITHIN = 1_024;
/** The signature of old Office documents, and of encrypted new ones. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** The stream of an encrypted document, by its name in UTF-16. */
const ENCRYPTED_STREAM = [...'EncryptedPackage'].join('\0');

const beginsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

const readByKind = async (bytes: Uint8Array): Promise<readonly TextLine[]> => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Each reader is loaded on demand: a process parses one file.
  if (file.subarray(0, MARK_WITHIN).includes('%PDF-')) {
    const { readPdf } = await import('./pdf/read-pdf.ts');
    return readPdf(bytes);
  }
  if (beginsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    const { readDocx } = await import('./docx/read-docx.ts');
    return readDocx(bytes);
  }
  const needsPassword = beginsWith(bytes, COMPOUND) && file.includes(ENCRYPTED_STREAM, 0, 'latin1');
  throw new ResumeRefusal(needsPassword ? 'encrypted' : 'unreadable');
};

/** The text of a PDF or docx, detected by their signatures. Throws ResumeRefusal. */
export const readLines = async (bytes: Uint8Array): Promise<readonly TextLine[]> => {
  if (bytes.byteLength > BYTES_MAX) throw new ResumeRefusal('too-large');
  const lines = (await readByKind(bytes)).slice(0, LINES_MAX);
  const letters = lines.reduce((sum, { text }) => sum + text.replace(/\P{L}/gu, '').length, 0);
  if (letters < LETTERS_MIN) throw new ResumeRefusal('no-text');
  return lines;
};
