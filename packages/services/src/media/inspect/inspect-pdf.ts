import { AppError } from '@broadsheet/contract/errors';
import { endsAsZip, ZIP_TAIL_BYTES } from './zip-end.ts';

/** Readers search this many bytes for the header, and browsers sniff as many for the type. */
const HEAD_BYTES = 1_024;
const TAIL_BYTES = 2_048;
const MARK = '%PDF-';
const BLANK = /^(\u00ef\u00bb\u00bf)?\s*$/;
const PAGE = /<(!doctype|html|head|body|script|svg|iframe|object|img|a|table)[\s>/]/i;

const headOf = (bytes: Buffer): string => bytes.toString('latin1', 0, HEAD_BYTES);

/** Whether readers would accept it as a PDF, whatever precedes its header. */
export const isPdf = (bytes: Buffer): boolean => headOf(bytes).includes(MARK);

/** Throws FILE_UNSAFE for one that is an HTML page or an archive as well, FILE_BROKEN for one without its end. */
export const inspectPdf = (bytes: Buffer): void => {
  const head = headOf(bytes);
  if (!BLANK.test(head.slice(0, head.indexOf(MARK))) || PAGE.test(head))
    throw new AppError('FILE_UNSAFE');
  if (endsAsZip(bytes.subarray(-ZIP_TAIL_BYTES))) throw new AppError('FILE_UNSAFE');
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - TAIL_BYTES));
  if (!/startxref\s+\d+\s+%%EOF/.test(tail)) throw new AppError('FILE_BROKEN');
};
