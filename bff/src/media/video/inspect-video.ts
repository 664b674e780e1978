import { AppError } from '@broadsheet/contract/errors';
import {
  SITE_VIDEO_FORMATS,
  SITE_VIDEO_TYPES,
  type SiteVideoFormat,
} from '@broadsheet/contract/site-video';
import { isCompleteMp4, isPlayableMp4, readMp4Box } from './read-mp4-box.ts';
import { isCompleteWebm, isPlayableWebm, readWebmElement } from './read-webm-element.ts';
import { sniffVideo } from './sniff-video.ts';
import { walkElements } from './walk-elements.ts';

/** Checks the content of a file as it arrives. */
export interface VideoInspection {
  readonly format: SiteVideoFormat;
  /** Throws FILE_BROKEN. */
  readonly write: (chunk: Buffer) => void;
  /** Throws FILE_BROKEN for what is incomplete, and VIDEO_WRONG_TYPE without a picture that browsers play. */
  readonly end: () => void;
}

/** The format of a file by its first bytes. Throws VIDEO_WRONG_TYPE. */
const formatOf = (head: Buffer): SiteVideoFormat => {
  const type = sniffVideo(head);
  const format = SITE_VIDEO_FORMATS.find((each) => SITE_VIDEO_TYPES[each] === type);
  if (!format) throw new AppError('VIDEO_WRONG_TYPE');
  return format;
};

const inspectFilm = (format: 'mp4' | 'webm'): VideoInspection => {
  const { write, end } = walkElements(format === 'mp4' ? readMp4Box : readWebmElement);
  const [isComplete, isPlayable] =
    format === 'mp4' ? [isCompleteMp4, isPlayableMp4] : [isCompleteWebm, isPlayableWebm];
  return {
    format,
    write,
    end: () => {
      const facts = end();
      if (!isComplete(facts)) throw new AppError('FILE_BROKEN');
      if (!isPlayable(facts)) throw new AppError('VIDEO_WRONG_TYPE');
    },
  };
};

/** Captions are small: their text is held to its end. */
const inspectCaptions = (): VideoInspection => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  const decode = (...given: Parameters<TextDecoder['decode']>): void => {
    try {
      text += decoder.decode(...given);
    } catch (error) {
      throw new AppError('FILE_BROKEN', { cause: error });
    }
  };
  return {
    format: 'vtt',
    write: (chunk) => decode(chunk, { stream: true }),
    end: () => {
      decode();
      if (!text.includes('-->') || text.includes('\0')) throw new AppError('FILE_BROKEN');
    },
  };
};

/** Begins the inspection of a file by its first bytes, which are written to it like all others. Throws VIDEO_WRONG_TYPE. */
export const inspectVideo = (head: Buffer): VideoInspection => {
  const format = formatOf(head);
  return format === 'vtt' ? inspectCaptions() : inspectFilm(format);
};
