import type { MediaType } from '@broadsheet/contract/calls/media';

/** The detected format of a file. */
export interface MediaFormat {
  /** Without its dot. */
  readonly extension: string;
  readonly contentType: string;
}

export const FORMATS = {
  pdf: { extension: 'pdf', contentType: 'application/pdf' },
  doc: { extension: 'doc', contentType: 'application/msword' },
  docx: {
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  ppt: { extension: 'ppt', contentType: 'application/vnd.ms-powerpoint' },
  pptx: {
    extension: 'pptx',
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  webp: { extension: 'webp', contentType: 'image/webp' },
  mp4: { extension: 'mp4', contentType: 'video/mp4' },
  mp3: { extension: 'mp3', contentType: 'audio/mpeg' },
} as const satisfies Readonly<Record<string, MediaFormat>>;

/** Pictures are shown inline; all other files are downloads. */
export const isShownInline = (mediaType: MediaType): boolean => mediaType === 'picture';
