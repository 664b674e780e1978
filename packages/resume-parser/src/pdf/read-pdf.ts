import { getDocument, InvalidPDFException, VerbosityLevel } from 'unpdf/pdfjs';
import { closeUp } from '../clean-text.ts';
import { ResumeRefusal } from '../resume-refusal.ts';
import type { TextLine } from '../text-line.ts';
import { completeArrayBuffers } from './array-buffers.ts';
import { joinPieces, type Piece } from './join-pieces.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** A longer document is a book. */
const PAGES_MAX = 60;
/** The facts are on the first pages; certificates come after. */
const PAGES_READ = 15;
const PIECES_MAX = 60_000;
const HEAVY = /bold|black|heavy|semibold|demi/i;

/** Nothing is rendered: no script of the file runs, no font loads, no image is decoded, nothing is fetched. */
const open = (data: Uint8Array) =>
  getDocument({
    data,
    isEvalSupported: false,
    useWasm: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: 1,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });

const refusalOf = (error: unknown): unknown => {
  // The only error of PDF.js whose class is not exported.
  if (error instanceof Error && error.name === 'PasswordException')
    return new ResumeRefusal('encrypted');
  if (error instanceof InvalidPDFException) return new ResumeRefusal('unreadable');
  return error;
};

/** The names of fonts are known only after the operators of a page were read. */
const findHeavyFonts = async (page: PdfPage, fonts: readonly string[]): Promise<Set<string>> => {
  await page.getOperatorList();
  const isHeavy = (font: string): boolean =>
    page.commonObjs.has(font) && HEAVY.test(String(page.commonObjs.get(font)?.name ?? ''));
  return new Set(fonts.filter(isHeavy));
};

const readPage = async (document: PdfDocument, number: number): Promise<Piece[]> => {
  const page = await document.getPage(number);
  const [, , , top = 0] = page.view;
  const { items, styles } = await page.getTextContent();
  const heavy = await findHeavyFonts(page, Object.keys(styles));
  const pieces = items.flatMap((item): Piece[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]: readonly number[] = item.transform;
    // Rotated lines are watermarks.
    if (Math.abs(b) > Math.abs(a) * 0.1) return [];
    const size = Math.hypot(c, d);
    const { width, fontName } = item;
    const text = closeUp(item.str);
    const style = { size, isBold: heavy.has(fontName), isParagraph: false };
    return [{ text, x, y: top - y, width, page: number, ...style }];
  });
  page.cleanup();
  return pieces;
};

/** The text of the first pages of a PDF, page by page, top to bottom. Throws ResumeRefusal. */
export const readPdf = async (bytes: Uint8Array): Promise<TextLine[]> => {
  completeArrayBuffers();
  // PDF.js takes ownership of the bytes, and accepts no Buffer.
  const task = open(new Uint8Array(bytes));
  try {
    const document = await task.promise;
    if (document.numPages > PAGES_MAX) throw new ResumeRefusal('too-large');
    const lines: TextLine[] = [];
    let pieces = 0;
    for (let number = 1; number <= Math.min(document.numPages, PAGES_READ); number += 1) {
      const ofPage = await readPage(document, number);
      pieces += ofPage.length;
      if (pieces > PIECES_MAX) throw new ResumeRefusal('too-large');
      lines.push(...joinPieces(ofPage));
    }
    return lines;
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await task.destroy();
  }
};
