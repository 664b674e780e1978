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

/** A file as its owner is told of it. */
export const MediaFile = Type.Object({
  mediaType: MediaType,
  /** Where the BFF gives the file to its owner, and to nobody else. */
  url: Type.String(),
  /** As its owner has named it, with the ending of what it is. */
  name: Type.String(),
  bytes: Type.Integer(),
  uploadedAt: Type.String({ description: 'ISO 8601' }),
});
export type MediaFile = Type.Static<typeof MediaFile>;

const Pixels = (minimum: number) =>
  Type.Optional(Type.Integer({ minimum, maximum: 65_535, description: 'px' }));
/** A square of a picture as people see it. All three, or none: then the whole picture is kept, made smaller where it is large. */
const crop = { x: Pixels(0), y: Pixels(0), size: Pixels(1) };

/**
 * What every upload may answer with: FILE_MISSING, FILE_TOO_LARGE, FILE_WRONG_TYPE (by what it holds; its name says
 * nothing), FILE_BROKEN, FILE_UNSAFE, PICTURE_TOO_LARGE, VIDEO_TOO_LONG, and KEY_REUSED: a request that is sent again
 * with the same header Idempotency-Key is answered as before, and with that error where it carries something else.
 *
 * Takes the seeker's picture (written anew as WebP, without what was noted in it), video or audio, in place of the one
 * before.
 */
export const uploadFile = defineCall({
  ...post,
  path: '/files',
  upload: { bytesMax: MEDIA_KINDS.RoundZeroVideo.bytesMax },
  body: Type.Object({ mediaType: Type.Enum(['picture', 'RoundZeroVideo', 'audio']), ...crop }),
  answer: MediaFile,
});
/** Takes the seeker's resume in place of the one before. An answer without a url is a failure. */
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
/** Takes the picture of who recommends a seeker, by the link in the mail that asked for it: once. Throws LINK_SPENT. */
export const uploadRecommenderPicture = defineCall({
  ...post,
  path: '/external/upload',
  auth: 'public',
  upload: { bytesMax: MEDIA_KINDS.picture.bytesMax },
  body: Type.Object({ token: Text({ minLength: 1, maxLength: 1_000 }), ...crop }),
  answer: Type.Object({ ...MessageAnswer.properties }),
});
/** The seeker's files, of the kinds that are named or of all. */
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
/** Removes the seeker's file of a kind; done as well where there is none. What was handed in for a competition stays. */
export const removeFile = defineCall({
  ...post,
  path: '/remove',
  body: Type.Object({ mediaType: Type.Enum(['resume', 'picture', 'RoundZeroVideo', 'audio']) }),
  answer: MessageAnswer,
});
/** The seeker says that the resume is still as it should be. Throws FILE_NOT_FOUND where there is none. */
export const stampResume = defineCall({
  ...post,
  path: '/resume/stamp',
  body: none,
  answer: Type.Object({ resumeUpdatedAt: Type.String({ description: 'ISO 8601' }) }),
});

/** Under `/api/media` at the BFF and under the service's base: the bytes of a file, for its owner. */
export const FILE_PATH = '/files/{id}';
export const fileHref = (id: string): string => `/api/media${FILE_PATH.replace('{id}', id)}`;
