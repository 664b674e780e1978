import { ResumeRefusal } from './resume-refusal.ts';
import type { TextLine } from './text-line.ts';

const BYTES_MAX = 10_000_000;
/** Letters in all: less is a picture with a stamp, or nothing. */
const LETTERS_MIN = 30;
/** What comes after so many is no longer about the person. */
const LINES_MAX = 5_000;
/** How far into a file its mark may stand: mail programs put lines before it. */
const MARK_WITHIN = 1_024;
/** How old documents of Office begin, and those of today with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** The stream of a document with a password, by its name in UTF-16. */
const ENCRYPTED_STREAM = [...'EncryptedPackage'].join('\0');

const beginsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

const readByKind = async (bytes: Uint8Array): Promise<readonly TextLine[]> => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Each reader is loaded when it is needed: a process reads one file.
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

/** The text of a PDF or docx, told apart by how they begin. Throws ResumeRefusal. */
export const readLines = async (bytes: Uint8Array): Promise<readonly TextLine[]> => {
  if (bytes.byteLength > BYTES_MAX) throw new ResumeRefusal('too-large');
  const lines = (await readByKind(bytes)).slice(0, LINES_MAX);
  const letters = lines.reduce((sum, { text }) => sum + text.replace(/\P{L}/gu, '').length, 0);
  if (letters < LETTERS_MIN) throw new ResumeRefusal('no-text');
  return lines;
};
