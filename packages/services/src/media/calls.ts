import type { BoundCall } from '../platform/call/bind-call.ts';
import * as employerPicture from './employers/picture-calls.ts';
import * as file from './file-calls.ts';
import type { BoundConversion } from './upload/bind-conversion.ts';
import type { BoundUpload } from './upload/bind-upload.ts';
import * as upload from './upload/upload-calls.ts';

/** The calls of the media service. */
export const MEDIA_CALLS = [file].flatMap((calls) => Object.values<BoundCall>(calls));

/** The calls of the media service that save a file. */
export const MEDIA_UPLOADS = Object.values<BoundUpload>(upload);

/** The calls of the media service that only convert a file. */
export const MEDIA_CONVERSIONS = Object.values<BoundConversion>(employerPicture);
