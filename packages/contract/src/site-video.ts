import Type from 'typebox';
import { VIDEOS_PATH } from './video-address.ts';

/** The formats of videos and captions, as their addresses end. */
export const SITE_VIDEO_FORMATS = ['mp4', 'webm', 'vtt'] as const;
export type SiteVideoFormat = (typeof SITE_VIDEO_FORMATS)[number];

export const SITE_VIDEO_TYPES: Readonly<Record<SiteVideoFormat, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
};

const MEGABYTE = 2 ** 20;
/** The largest size of one video, as of all files that people upload. */
export const SITE_VIDEO_BYTES_MAX = 50 * MEGABYTE;
/** Captions of hours are a tenth of it. */
export const CAPTIONS_BYTES_MAX = MEGABYTE;
/** How many files Studio stores, for both sites. */
export const SITE_VIDEOS_MAX = 200;
/** Their total size: backups of the database contain them. */
export const SITE_VIDEOS_BYTES_MAX = 2_000 * MEGABYTE;
export const VIDEO_NAME_MAX = 80;

export const VideoDigest = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'The SHA-256 of an uploaded video or captions file, as in its address.',
});

/** An uploaded file as its address names it. */
export interface NamedVideo {
  readonly digest: string;
  readonly format: SiteVideoFormat;
}

export const addressOfVideo = ({ digest, format }: NamedVideo): string =>
  `${VIDEOS_PATH}/${digest}.${format}`;

const FILE_NAME = /^([0-9a-f]{64})\.(mp4|webm|vtt)$/;

/** The uploaded file of a name such as `<sha256>.mp4`; null for other names. */
export const parseVideoFileName = (name: string): NamedVideo | null => {
  const [, digest = '', ending] = FILE_NAME.exec(name) ?? [];
  const format = SITE_VIDEO_FORMATS.find((each) => each === ending);
  return format ? { digest, format } : null;
};

/** The digests of all uploaded videos and captions in a text. */
export const videosOfText = (text: string): readonly string[] =>
  [...text.matchAll(/\/videos\/([0-9a-f]{64})\.(?:mp4|webm|vtt)/g)].flatMap(
    ([, digest]) => digest ?? [],
  );
