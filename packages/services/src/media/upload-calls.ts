import { uploadSubmission } from '@broadsheet/contract/calls/competition';
import {
  uploadFile,
  uploadRecommenderPicture,
  uploadResume,
} from '@broadsheet/contract/calls/media';
import { RESUME_UPLOADED } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import { countClient, countTry, type Limit } from '../auth/account/limits.ts';
import { readSeeker } from '../auth/account/require-password.ts';
import type { CallContext } from '../platform/call/call-handler.ts';
import { ROUND_OF } from '../user/competitions/read-taken.ts';
import { requireRound } from '../user/competitions/require-round.ts';
import { requireAwaited } from '../user/recommendations/find-awaited.ts';
import { bindUpload } from './bind-upload.ts';
import { verifyPictureRight } from './picture-link.ts';
import type { Crop } from './write-picture.ts';

const HOUR_MS = 3_600_000;
const OWN_LIMIT: Limit = { name: 'uploads', tries: 60, windowMs: HOUR_MS };
const EXTERNAL_LIMIT: Limit = { name: 'external uploads', tries: 20, windowMs: HOUR_MS };

const OWN = { recommendationId: null, competition: null };

const cropOf = ({ x, y, size }: Partial<Crop>): Crop | null => {
  if (x === undefined && y === undefined && size === undefined) return null;
  if (x !== undefined && y !== undefined && size !== undefined) return { x, y, size };
  const details = [{ path: 'body', message: 'must have x, y and size, or none of them' }];
  throw new AppError('VALIDATION', { details });
};

const countOwn = async (context: CallContext): Promise<number> => {
  const { id } = await readSeeker(context);
  await countTry(context, OWN_LIMIT, String(id));
  return id;
};

export const uploadFileCall = bindUpload(
  uploadFile,
  async (context, { mediaType, ...crop }) => ({
    seekerId: await countOwn(context),
    mediaType,
    ...OWN,
    crop: cropOf(crop),
  }),
  (file) => file,
);

export const uploadResumeCall = bindUpload(
  uploadResume,
  async (context) => ({
    seekerId: await countOwn(context),
    mediaType: 'resume',
    ...OWN,
    crop: null,
  }),
  (file) => ({ ...file, message: RESUME_UPLOADED }),
);

/** What has begun to come before the round ends is in time. */
export const uploadSubmissionCall = bindUpload(
  uploadSubmission,
  async (context, { mediaType }) => {
    const seekerId = await countOwn(context);
    const { id: competition } = await requireRound(context, seekerId, ROUND_OF[mediaType]);
    return { seekerId, mediaType, recommendationId: null, competition, crop: null };
  },
  (file) => file,
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
  () => ({ message: 'Thank you. Your picture has been sent.' }),
);
