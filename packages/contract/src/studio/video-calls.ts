import Type from 'typebox';
import { SITE_VIDEO_FORMATS, VIDEO_NAME_MAX, VideoDigest } from '../site-video.ts';
import { Text } from '../text.ts';
import { Instant } from '../when.ts';
import { Change, ChangeId } from './change.ts';
import { contentUses } from './content-use.ts';
import { StaffName } from './staff.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

const StudioVideo = Type.Object({
  digest: VideoDigest,
  format: Type.Enum([...SITE_VIDEO_FORMATS]),
  address: Type.String({ description: 'A path of the site.' }),
  name: Type.String(),
  bytes: Type.Integer({ minimum: 1 }),
  uploadedAt: Instant,
  uploadedBy: StaffName,
  ...contentUses,
  sections: Type.Array(Type.String(), { description: 'The names of saved sections that show it.' }),
});
export type StudioVideo = Readonly<Type.Static<typeof StudioVideo>>;

const VideoParams = Type.Object({ digest: VideoDigest }, { additionalProperties: false });
export const VideoName = Text({
  minLength: 1,
  maxLength: VIDEO_NAME_MAX,
  description: `What the team calls it, in 1 to ${VIDEO_NAME_MAX} characters.`,
});

/** The uploaded videos and captions, newest first, with where they are used. */
export const listVideos = defineStudioCall({
  method: 'GET',
  path: '/videos',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({
    items: Type.Array(StudioVideo),
    bytes: Type.Integer({ minimum: 0, description: 'Of all files.' }),
  }),
});

/**
 * Stores a video or a captions file: a form with the field `name`, then the file as `file`. A file that is stored already
 * keeps its first name. VIDEO_WRONG_TYPE for other formats than MP4, WebM and WebVTT, PAYLOAD_TOO_LARGE, FILE_BROKEN,
 * FILE_MISSING, VALIDATION for the name, VIDEOS_FULL, VIDEOS_BUSY while two uploads of a person or four of all run.
 */
export const uploadVideo = defineStudioCall({
  method: 'POST',
  path: '/videos',
  role: 'editor',
  params: Nothing,
  query: Nothing,
  takes: 'multipart/form-data',
  body: Type.Unsafe<Uint8Array>({}),
  answer: StudioVideo,
});

/** NOT_FOUND. */
export const renameVideo = defineStudioCall({
  method: 'PATCH',
  path: '/videos/{digest}',
  role: 'editor',
  params: VideoParams,
  query: Nothing,
  body: Type.Object({ name: VideoName }, { additionalProperties: false }),
  answer: StudioVideo,
});

/** Deletes the file for good. NOT_FOUND; VIDEO_IN_USE while the live content, a draft or a saved section names it. */
export const removeVideo = defineStudioCall({
  method: 'DELETE',
  path: '/videos/{digest}',
  role: 'editor',
  params: VideoParams,
  query: Nothing,
  body: Nothing,
  answer: Nothing,
});

/**
 * Puts another video in all places that use this one, in a change; captions in place of captions. NOT_FOUND; VALIDATION for
 * itself, for captions in place of a video, and where nothing uses this one. CHANGE_CLOSED, CHANGE_ROLLING.
 */
export const replaceVideo = defineStudioCall({
  method: 'POST',
  path: '/videos/{digest}/replace',
  role: 'editor',
  params: VideoParams,
  query: Nothing,
  body: Type.Object({ change: ChangeId, video: VideoDigest }, { additionalProperties: false }),
  answer: Change,
});
