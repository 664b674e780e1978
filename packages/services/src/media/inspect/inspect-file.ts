import type { MediaType } from '@broadsheet/contract/calls/media';
import { COMPETITION_SLIDES_MAX } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import type { ByteSource } from './byte-source.ts';
import { countPdfPages } from './count-pdf-pages.ts';
import { type CompoundFormat, inspectCompound, isCompound } from './inspect-compound.ts';
import { inspectMp3, isMp3 } from './inspect-mp3.ts';
import { inspectMp4 } from './inspect-mp4.ts';
import { countSlides, inspectOffice } from './inspect-office.ts';
import { inspectPdf, isPdf } from './inspect-pdf.ts';
import { FORMATS, type MediaFormat } from './media-format.ts';

/** The formats of a kind of documents, besides PDF. */
interface DocumentFormats {
  readonly office: readonly ('docx' | 'pptx')[];
  readonly compound: readonly CompoundFormat[];
}
const RESUME: DocumentFormats = { office: ['docx'], compound: ['doc'] };
const CASE_STUDY: DocumentFormats = { office: ['docx', 'pptx'], compound: ['doc', 'ppt'] };
const SLIDES: DocumentFormats = { office: ['pptx'], compound: [] };

const inspectDocument = async (
  bytes: Buffer,
  { office, compound }: DocumentFormats,
): Promise<MediaFormat> => {
  if (bytes.toString('latin1', 0, 2) === 'PK') return FORMATS[await inspectOffice(bytes, office)];
  if (isCompound(bytes)) return FORMATS[inspectCompound(bytes, compound)];
  if (!isPdf(bytes)) throw new AppError('FILE_WRONG_TYPE');
  inspectPdf(bytes);
  return FORMATS.pdf;
};

const readAll = (source: ByteSource): Promise<Buffer> => source.read(0, source.size);

const inspectSlides = async (source: ByteSource): Promise<MediaFormat> => {
  const bytes = await readAll(source);
  const format = await inspectDocument(bytes, SLIDES);
  const slides = format === FORMATS.pdf ? countPdfPages(bytes) : await countSlides(bytes);
  if (slides > COMPETITION_SLIDES_MAX) throw new AppError('TOO_MANY_SLIDES');
  return format;
};

const inspectAudio = async (source: ByteSource): Promise<MediaFormat> => {
  const bytes = await readAll(source);
  if (!isMp3(bytes)) throw new AppError('FILE_WRONG_TYPE');
  inspectMp3(bytes);
  return FORMATS.mp3;
};

/** Detects the format of a file from its content. Pictures are not inspected, because they are encoded again. */
export const inspectFile = async (
  mediaType: Exclude<MediaType, 'picture'>,
  source: ByteSource,
): Promise<MediaFormat> => {
  if (mediaType === 'resume') return inspectDocument(await readAll(source), RESUME);
  if (mediaType === 'caseStudy') return inspectDocument(await readAll(source), CASE_STUDY);
  if (mediaType === 'slides') return inspectSlides(source);
  if (mediaType === 'audio') return inspectAudio(source);
  await inspectMp4(source);
  return FORMATS.mp4;
};
