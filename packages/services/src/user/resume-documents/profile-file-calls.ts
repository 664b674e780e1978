import { addResumeToProfile } from '@broadsheet/contract/calls/resume-document';
import { AppError } from '@broadsheet/contract/errors';
import type { MediaSource } from '../../media/media.ts';
import { countOwnUpload } from '../../media/upload/count-own-upload.ts';
import { saveWrittenFile } from '../../media/upload/save-written-file.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { readKnownResume, readResumeMaker } from './read-resume.ts';
import { renderResumePdf } from './resume-file.ts';
import { saveFirstResume } from './resume-list.ts';

/**
 * A first resume that was never saved is saved before: it is made of what the replaced file said, which goes with that
 * file.
 */
export const addResumeToProfileCall = bindCall(
  addResumeToProfile,
  async (_query, { number }, context: CallContext & MediaSource) => {
    const seeker = await readResumeMaker(context);
    const { database, media, now } = context;
    if (media === null) throw new AppError('SERVICE_UNAVAILABLE');
    const known = await readKnownResume(context, seeker);
    await saveFirstResume(context, seeker.id, { number, known });
    await countOwnUpload(context);
    const { fileName: name, bytes } = await renderResumePdf(context, number);
    const by = {
      seekerId: seeker.id,
      mediaType: 'resume',
      recommendationId: null,
      competition: null,
      name,
    } as const;
    return saveWrittenFile({ database, media, now }, by, bytes);
  },
);
