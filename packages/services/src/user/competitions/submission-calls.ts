import { uploadSubmission } from '@broadsheet/contract/calls/competition';
import { bindUpload } from '../../media/upload/bind-upload.ts';
import { countOwnUpload } from '../../media/upload/count-own-upload.ts';
import type { CompetitionCallContext } from './find-competition.ts';
import { ROUND_OF } from './read-taken.ts';
import { requireRound } from './require-round.ts';

/** An upload that starts before the round ends is in time. */
export const uploadSubmissionCall = bindUpload(
  uploadSubmission,
  async (context: CompetitionCallContext, { mediaType }) => {
    const seekerId = await countOwnUpload(context);
    const { id: competition } = await requireRound(context, seekerId, ROUND_OF[mediaType]);
    return { seekerId, mediaType, recommendationId: null, competition, crop: null };
  },
  (file) => file,
);
