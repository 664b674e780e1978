import {
  CAPTIONS_BYTES_MAX,
  SITE_VIDEO_BYTES_MAX,
  SITE_VIDEOS_BYTES_MAX,
  SITE_VIDEOS_MAX,
  type SiteVideoFormat,
  VIDEO_NAME_MAX,
} from '@broadsheet/contract/site-video';

/** What a setting or a replacement takes: a video, or captions. */
export type VideoKind = 'video' | 'captions';

const MEGABYTE = 2 ** 20;

const megabytesOf = (bytes: number): number => Math.round(bytes / MEGABYTE);

/** With two digits behind the point and upwards: what is too large never seems to be as large as the limit. */
const formatMegabytes = (bytes: number): string =>
  String(Math.ceil((bytes / MEGABYTE) * 100) / 100);

export const FORMAT_NAMES: Readonly<Record<SiteVideoFormat, string>> = {
  mp4: 'MP4 video',
  webm: 'WebM video',
  vtt: 'Captions',
};

export const VIDEO_TYPES: Readonly<Record<VideoKind, readonly string[]>> = {
  video: ['video/mp4', 'video/webm', '.mp4', '.webm'],
  captions: ['text/vtt', '.vtt'],
};

export const isOfKind = (format: SiteVideoFormat, kind: VideoKind): boolean =>
  (format === 'vtt') === (kind === 'captions');

const UPLOAD_HINTS: Readonly<Record<VideoKind, string>> = {
  video: `An MP4 (H.264) or WebM file of up to ${megabytesOf(SITE_VIDEO_BYTES_MAX)} MB.`,
  captions: `A WebVTT file of up to ${megabytesOf(CAPTIONS_BYTES_MAX)} MB.`,
};

export const formatUploadHint = (kinds: readonly VideoKind[]): string =>
  kinds.map((kind) => UPLOAD_HINTS[kind]).join(' ');

/** Describes how much of the room for files is used. */
export const formatRoom = (files: number, bytes: number): string =>
  `${files} of ${SITE_VIDEOS_MAX} files, ${megabytesOf(bytes)} of ${megabytesOf(SITE_VIDEOS_BYTES_MAX).toLocaleString('en-IN')} MB`;

/** Titles in quotes: “Diwali”, “Tour”. */
export const formatTitles = (titles: readonly string[]): string =>
  titles.map((title) => `“${title}”`).join(', ');

/** Suggests a name by the name of a file: "Pune-office_tour.mp4" is "Pune office tour". */
export const suggestName = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
    .slice(0, VIDEO_NAME_MAX);

/** Why an uploaded file is not taken: its content is of another kind than its name says. */
export const formatWrongKind = ({
  name,
  format,
}: {
  readonly name: string;
  readonly format: SiteVideoFormat;
}): string =>
  format === 'vtt'
    ? `“${name}” has captions, not a video. It was uploaded, and is listed under Videos. Choose a video.`
    : `“${name}” is a video, not captions. It was uploaded, and is listed under Videos. Choose captions.`;

/** Whether a file looks like one of a kind, by its name or its type. */
const isNamedAs = ({ name, type }: Pick<File, 'name' | 'type'>, kind: VideoKind): boolean =>
  VIDEO_TYPES[kind].some((each) => each === type || name.toLowerCase().endsWith(each));

/** Why a file cannot be uploaded, before it is sent; null if it may be. */
export const findFileFault = (
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
  kinds: readonly VideoKind[],
): string | null => {
  if (!kinds.some((kind) => isNamedAs({ name, type }, kind)))
    return `This file does not fit here. ${formatUploadHint(kinds)}`;
  if (size === 0) return 'This file is empty. Choose another one.';
  const isCaptions = name.toLowerCase().endsWith('.vtt');
  const max = isCaptions ? CAPTIONS_BYTES_MAX : SITE_VIDEO_BYTES_MAX;
  if (size <= max) return null;
  const advice = isCaptions
    ? 'Captions are text: check that this is the right file.'
    : 'Export it with a lower quality, or use a link on YouTube or Vimeo.';
  return `This file has ${formatMegabytes(size)} MB. The limit is ${megabytesOf(max)} MB. ${advice}`;
};
