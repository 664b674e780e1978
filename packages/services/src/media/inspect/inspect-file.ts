import type { MediaType } from '@broadsheet/contract/calls/media';
import { CatalogueError } from '@broadsheet/contract/errors';
import type { ByteSource } from './byte-source.ts';
import { inspectDoc, looksLikeDoc } from './inspect-doc.ts';
import { inspectDocx } from './inspect-docx.ts';
import { inspectMp3, looksLikeMp3 } from './inspect-mp3.ts';
import { inspectMp4 } from './inspect-mp4.ts';
import { inspectPdf, looksLikePdf } from './inspect-pdf.ts';
import { FORMATS, type MediaFormat } from './media-format.ts';

const inspectResume = async (source: ByteSource): Promise<MediaFormat> => {
  const bytes = await source.read(0, source.size);
  if (bytes.toString('latin1', 0, 2) === 'PK') {
    await inspectDocx(bytes);
    return FORMATS.docx;
  }
  if (looksLikeDoc(bytes)) {
    inspectDoc(bytes);
    return FORMATS.doc;
  }
  if (!looksLikePdf(bytes)) throw new CatalogueError('FILE_WRONG_TYPE');
  inspectPdf(bytes);
  return FORMATS.pdf;
};

const inspectAudio = async (source: ByteSource): Promise<MediaFormat> => {
  const bytes = await source.read(0, source.size);
  if (!looksLikeMp3(bytes)) throw new CatalogueError('FILE_WRONG_TYPE');
  inspectMp3(bytes);
  return FORMATS.mp3;
};

/** Finds out what a file is by what it holds. Pictures are not looked at, but drawn anew. */
export const inspectFile = async (
  mediaType: Exclude<MediaType, 'picture'>,
  source: ByteSource,
): Promise<MediaFormat> => {
  if (mediaType === 'resume') return inspectResume(source);
  if (mediaType === 'audio') return inspectAudio(source);
  await inspectMp4(source);
  return FORMATS.mp4;
};
