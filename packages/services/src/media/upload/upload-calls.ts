import {
  uploadFile,
  uploadRecommenderPicture,
  uploadResume,
} from '@broadsheet/contract/calls/media';
import { RESUME_UPLOADED } from '@broadsheet/contract/constants';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { AppError } from '@broadsheet/contract/errors';
import { countClient, type Limit } from '../../auth/account/limits.ts';
import { requireAwaited } from './awaited-recommendation.ts';
import { bindUpload } from './bind-upload.ts';
import { countOwnUpload } from './count-own-upload.ts';
import { verifyPictureRight } from './picture-link.ts';
import type { Crop } from './write-picture.ts';

const EXTERNAL_LIMIT: Limit = { name: 'external uploads', tries: 20, windowMs: HOUR_MS };

const OWN = { recommendationId: null, competition: null };

const cropOf = ({ x, y, size }: Partial<Crop>): Crop | null => {
  if (x === undefined && y === undefined && size === undefined) return null;
  if (x !== undefined && y !== undefined && size !== undefined) return { x, y, size };
  const details = [{ path: 'body', message: 'must have x, y and size, or none of them' }];
  throw new AppError('VALIDATION', { details });
};

export const uploadFileCall = bindUpload(
  uploadFile,
  async (context, { mediaType, ...crop }) => ({
    seekerId: await countOwnUpload(context),
    mediaType,
    ...OWN,
    crop: cropOf(crop),
  }),
  (file) => file,
);

export const uploadResumeCall = bindUpload(
  uploadResume,
  async (context) => ({
    seekerId: await countOwnUpload(context),
    mediaType: 'resume',
    ...OWN,
    crop: null,
  }),
  (file) => ({ ...file, message: RESUME_UPLOADED }),
);

export const uploadRecommenderPictureCall = bindUpload(
  uploadRecommenderPicture,
  async (context, { token, ...crop }) => {
    const { brand, secrets, now } = context;
    await countClient(context, EXTERNAL_LIMIT);
    const right = await verifyPictureRight(token, brand, secrets.links, now);
    await requireAwaited(context.database, right);
    const { seekerId, recommendationId } = right;
    return {
      seekerId,
      mediaType: 'picture',
      recommendationId,
      competition: null,
      crop: cropOf(crop),
    };
  },
  (_file, { recommend }) => ({ message: recommend.pictureSent }),
);
