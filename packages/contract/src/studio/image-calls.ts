import Type from 'typebox';
import { IMAGE_TYPE } from '../media.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

/**
 * Keeps a picture: the body is its bytes. Equal pictures are kept once.
 * UNSUPPORTED_MEDIA_TYPE for what is no WebP, PAYLOAD_TOO_LARGE for too many bytes or pixels, VALIDATION for a broken one.
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
