import { defineBlock } from '@broadsheet/contract/block-definition';
import { ProsePart } from '@broadsheet/contract/prose';
import { SITE_PATH_PATTERN } from '@broadsheet/contract/site-path';
import {
  CAPTIONS_ADDRESS_PATTERN,
  VIDEO_ADDRESS_PATTERN,
  VIDEO_LENGTH_PATTERN,
} from '@broadsheet/contract/video-address';
import { INSTANT_PATTERN } from '@broadsheet/contract/when';
import Type from 'typebox';
import { pictureOptions } from '../shared/page/link.ts';
import { richTextOptions } from '../shared/text/rich-text.ts';

const VideoFile = Type.Object({
  kind: Type.Literal('file'),
  url: Type.String(),
  type: Type.Enum(['video/mp4', 'video/webm']),
});
const VideoPlayer = Type.Object({
  kind: Type.Literal('player'),
  host: Type.Enum(['youtube', 'vimeo']),
  /** The page of the video at its host. */
  url: Type.String(),
  /** The player, which is loaded after the reader has agreed. */
  playerUrl: Type.String(),
});

export const video = defineBlock({
  type: 'video',
  version: 1,
  title: 'Video',
  description:
    'A video of YouTube, Vimeo or this site. Nothing is loaded from elsewhere until a visitor plays it. Hidden until it has a video.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Watch the video' }),
      videoUrl: Type.Optional(
        Type.String({
          title: 'Video',
          pattern: VIDEO_ADDRESS_PATTERN,
          maxLength: 400,
          description:
            'The link of one video on YouTube or Vimeo, such as https://youtu.be/ScMzIvxBSi4, or a file of this site, such as /videos/tour.mp4.',
        }),
      ),
      imageUrl: Type.Optional(
        Type.String({
          ...pictureOptions('landscape'),
          title: 'Picture before it plays',
          pattern: SITE_PATH_PATTERN,
          description: 'A picture of this site: a visitor loads nothing else before playing.',
        }),
      ),
      shape: Type.Enum(['landscape', 'classic', 'square', 'portrait'], {
        title: 'Shape',
        default: 'landscape',
        description: 'The shape of the video. Portrait suits videos made on a phone.',
      }),
      length: Type.Optional(
        Type.String({
          title: 'Length',
          pattern: VIDEO_LENGTH_PATTERN,
          maxLength: 8,
          description: 'Minutes and seconds, such as 2:45.',
        }),
      ),
      publishedAt: Type.Optional(
        Type.String({
          title: 'Published on',
          pattern: INSTANT_PATTERN,
          description:
            'When the video was first published. Search engines list a video only with this and a picture.',
        }),
      ),
      captionsUrl: Type.Optional(
        Type.String({
          title: 'Captions file',
          pattern: CAPTIONS_ADDRESS_PATTERN,
          maxLength: 200,
          description: 'A WebVTT file beside a video of this site, such as /videos/tour.vtt.',
        }),
      ),
      transcript: Type.String({
        ...richTextOptions(6_000),
        title: 'Transcript',
        default: '',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    title: Type.String(),
    source: Type.Union([VideoFile, VideoPlayer]),
    transcript: Type.Array(ProsePart),
  }),
  messages: ['video'],
  written: true,
  hydrate: 'visible',
  ignoresAddress: true,
});
