import Type from 'typebox';
import { IMAGE_TYPE } from '../media.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

/**
 * Stores an image: the body contains its bytes. Equal images are stored once. UNSUPPORTED_MEDIA_TYPE for other formats
 * than WebP, PAYLOAD_TOO_LARGE for too many bytes or pixels, VALIDATION for a broken one.
 */
export const saveImage = defineStudioCall({
  method: 'POST',
  path: '/images',
  role: 'editor',
  params: Nothing,
  query: Nothing,
  takes: IMAGE_TYPE,
  body: Type.Unsafe<Uint8Array>({}),
  answer: Type.Object({
    address: Type.String({ description: 'A path of the site.' }),
    width: Type.Integer({ minimum: 1 }),
    height: Type.Integer({ minimum: 1 }),
    bytes: Type.Integer({ minimum: 1 }),
  }),
});
