import Type from 'typebox';
import { defineCall } from '../call.ts';
import { MEDIA_KINDS } from '../constants.ts';
import { Text } from '../text.ts';
import { MessageAnswer } from './auth.ts';

const none = Type.Object({});
const get = { service: 'media', method: 'GET', params: none, query: none, auth: 'token' } as const;
const post = { ...get, method: 'POST' } as const;

export const MediaType = Type.Enum([
  'resume',
  'picture',
  'RoundZeroVideo',
  'audio',
  'caseStudy',
  'slides',
  'pitchVideo',
]);
export type MediaType = Type.Static<typeof MediaType>;

/** A file, for its owner. */
export const MediaFile = Type.Object({
  mediaType: MediaType,
  /** The BFF address of the file, for its owner only. */
  url: Type.String(),
  /** The owner's name for it, with the extension of its real type. */
  name: Type.String(),
  bytes: Type.Integer(),
  uploadedAt: Type.String({ description: 'ISO 8601' }),
});
export type MediaFile = Type.Static<typeof MediaFile>;

const Pixels = (minimum: number) =>
  Type.Optional(Type.Integer({ minimum, maximum: 65_535, description: 'px' }));
/** A square of a displayed picture. All three, or none: then the whole picture is stored, scaled down if large. */
const crop = { x: Pixels(0), y: Pixels(0), size: Pixels(1) };

/**
 * Errors of every upload: FILE_MISSING, FILE_TOO_LARGE, FILE_WRONG_TYPE (by content, not by name), FILE_BROKEN,
 * FILE_UNSAFE, PICTURE_TOO_LARGE, VIDEO_TOO_LONG, and KEY_REUSED. A request repeated with the same Idempotency-Key gets
 * the same answer, or that error where its content differs.
 * Stores the seeker's picture (re-encoded as WebP, without metadata), video or audio, and replaces the previous one.
 */
export const uploadFile = defineCall({
  ...post,
  path: '/files',
  upload: { bytesMax: MEDIA_KINDS.RoundZeroVideo.bytesMax },
  body: Type.Object({ mediaType: Type.Enum(['picture', 'RoundZeroVideo', 'audio']), ...crop }),
  answer: MediaFile,
});
/** Stores the seeker's resume and replaces the previous one. An answer without a url is a failure. */
export const uploadResume = defineCall({
  ...post,
  path: '/resume',
  upload: { bytesMax: MEDIA_KINDS.resume.bytesMax },
  failure: 'RESUME_UPLOAD_FAILED',
  answerNeeds: 'url',
  body: none,
  answer: Type.Object({
    ...MediaFile.properties,
    url: Type.Optional(MediaFile.properties.url),
    message: Type.String(),
  }),
});
/** Stores the picture of a recommender, once, by the link in the request mail. Throws LINK_SPENT. */
export const uploadRecommenderPicture = defineCall({
  ...post,
  path: '/external/upload',
  auth: 'public',
  upload: { bytesMax: MEDIA_KINDS.picture.bytesMax },
  body: Type.Object({ token: Text({ minLength: 1, maxLength: 1_000 }), ...crop }),
  answer: Type.Object({ ...MessageAnswer.properties }),
});
/** The seeker's files, of the given kinds or of all. */
export const files = defineCall({
  ...get,
  path: '/files',
  query: Type.Object({
    mediaTypes: Type.Optional(
      Type.String({
        pattern: `^(${MediaType.enum.join('|')})(,(${MediaType.enum.join('|')})){0,6}$`,
        description: 'joined by commas',
      }),
    ),
  }),
  answer: Type.Object({ items: Type.Array(MediaFile) }),
});
/** Removes the seeker's file of a kind; idempotent. Competition submissions stay. */
export const removeFile = defineCall({
  ...post,
  path: '/remove',
  body: Type.Object({ mediaType: Type.Enum(['resume', 'picture', 'RoundZeroVideo', 'audio']) }),
  answer: MessageAnswer,
});
/** Confirms that the resume is still current. Throws FILE_NOT_FOUND where there is none. */
export const stampResume = defineCall({
  ...post,
  path: '/resume/stamp',
  body: none,
  answer: Type.Object({ resumeUpdatedAt: Type.String({ description: 'ISO 8601' }) }),
});

/** Under `/api/media` at the BFF and under the service's base: the bytes of a file, for its owner. */
export const FILE_PATH = '/files/{id}';
export const fileHref = (id: string): string => `/api/media${FILE_PATH.replace('{id}', id)}`;
