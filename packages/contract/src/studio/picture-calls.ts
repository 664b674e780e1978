import Type from 'typebox';
import { DescribedPicture, ImageDigest, PictureFocus } from '../pictures.ts';
import { Text } from '../text.ts';
import { Instant } from '../when.ts';
import { Change, ChangeId } from './change.ts';
import { contentUses } from './content-use.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

const TextOrNull = Type.Union([Type.String(), Type.Null()]);

const StudioPicture = Type.Object({
  digest: ImageDigest,
  address: Type.String({ description: 'A path of the site.' }),
  name: TextOrNull,
  alt: TextOrNull,
  focus: Type.Union([PictureFocus, Type.Null()]),
  archived: Type.Boolean(),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  bytes: Type.Integer({ minimum: 1 }),
  uploadedAt: Type.Union([Instant, Type.Null()], {
    description: 'Null for a picture that came with the site.',
  }),
  ...contentUses,
});
export type StudioPicture = Readonly<Type.Static<typeof StudioPicture>>;

const InChange = Type.Object(
  { change: Type.Optional(ChangeId) },
  { additionalProperties: false, description: 'With the descriptions of this change.' },
);
const PictureParams = Type.Object({ digest: ImageDigest }, { additionalProperties: false });

/**
 * The pictures of the content, newest first: uploaded for it, named by it or described. NOT_FOUND: the change.
 * Pictures of employers and people are none of them.
 */
export const listPictures = defineStudioCall({
  method: 'GET',
  path: '/pictures',
  role: 'viewer',
  params: Nothing,
  query: InChange,
  body: Nothing,
  answer: Type.Object({ items: Type.Array(StudioPicture) }),
});

/** One picture of the content. NOT_FOUND. */
export const readPicture = defineStudioCall({
  method: 'GET',
  path: '/pictures/{digest}',
  role: 'viewer',
  params: PictureParams,
  query: InChange,
  body: Nothing,
  answer: StudioPicture,
});

/**
 * Describes a picture in a change, archives or restores it there. NOT_FOUND; VALIDATION for an alternative text that says
 * nothing, for archiving a picture in use, and where the descriptions cannot be read. Takes over those that others have
 * published since. CHANGE_CLOSED, CHANGE_ROLLING.
 */
export const describePicture = defineStudioCall({
  method: 'PATCH',
  path: '/pictures/{digest}',
  role: 'editor',
  params: PictureParams,
  query: Nothing,
  body: Type.Object(
    {
      change: ChangeId,
      description: Type.Optional(DescribedPicture),
      archived: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  answer: Change,
});

/**
 * Puts another picture of the same shape in all places that use this one, in a change, with its alternative text where one
 * is written. NOT_FOUND; VALIDATION for another shape, an archived picture, and where nothing uses this one.
 */
export const replacePicture = defineStudioCall({
  method: 'POST',
  path: '/pictures/{digest}/replace',
  role: 'editor',
  params: PictureParams,
  query: Nothing,
  body: Type.Object(
    {
      change: ChangeId,
      picture: ImageDigest,
      alt: Type.Optional(
        Text({ maxLength: 160, description: 'Absent: each place keeps its own text.' }),
      ),
    },
    { additionalProperties: false },
  ),
  answer: Change,
});
