import { files, MediaType, removeFile, stampResume } from '@broadsheet/contract/calls/media';
import { MEDIA_KINDS } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import { formatMessage } from '@broadsheet/messages/format-message';
import { readSeeker } from '../auth/account/require-password.ts';
import { bindCall } from '../platform/call/bind-call.ts';
import { dropFile, lockSeeker } from './drop-files.ts';
import { findFiles, readResumeFacts } from './find-files.ts';

export const filesCall = bindCall(files, async ({ mediaTypes }, _params, context) => {
  const { id } = await readSeeker(context);
  const named = mediaTypes === undefined ? null : new Set(mediaTypes.split(','));
  const wanted = named && MediaType.enum.filter((one) => named.has(one));
  return { items: await findFiles(context.database, id, wanted) };
});

export const removeFileCall = bindCall(removeFile, async (_query, _params, context, body) => {
  const { id } = await readSeeker(context);
  await context.database.transaction().execute(async (transaction) => {
    await lockSeeker(transaction, id);
    await dropFile(transaction, { seekerId: id, mediaType: body.mediaType, competition: null });
  });
  const { label: file } = MEDIA_KINDS[body.mediaType];
  return { message: formatMessage(context.messages.answers.fileRemoved, { file }) };
});

export const stampResumeCall = bindCall(stampResume, async (_query, _params, context) => {
  const { database, now } = context;
  const { id } = await readSeeker(context);
  await database
    .updateTable('media_files')
    .set({ confirmed_at: new Date(now) })
    .where('seeker_id', '=', id)
    .where('media_type', '=', 'resume')
    .execute();
  const { resumeUpdatedAt } = await readResumeFacts(database, id);
  if (resumeUpdatedAt === null) throw new AppError('FILE_NOT_FOUND');
  return { resumeUpdatedAt };
});
