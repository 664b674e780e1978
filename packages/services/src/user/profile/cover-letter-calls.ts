import { coverLetter, saveCoverLetter } from '@broadsheet/contract/calls/profile';
import { DEFAULT_SETTINGS } from '@broadsheet/contract/entities/profile-settings';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { changeProfile } from './change-profile.ts';
import { describeLetter } from './describe/describe-letter.ts';
import { saveLetter } from './steps/save-letter.ts';

const readLetter = async (context: CallContext) => {
  const { id, settings } = await readSeeker(context);
  const row = await context.database
    .selectFrom('cover_letters')
    .select(['id', 'text'])
    .where('seeker_id', '=', id)
    .executeTakeFirst();
  return describeLetter({
    rows: { coverLetter: row ?? null },
    settings: { ...DEFAULT_SETTINGS, ...settings },
  });
};

export const coverLetterCall = bindCall(coverLetter, async (_query, _params, context) => ({
  data: await readLetter(context),
}));

export const saveCoverLetterCall = bindCall(
  saveCoverLetter,
  async (_query, _params, context, letter) => {
    await changeProfile(context, async (step) => {
      await saveLetter(step, letter);
      return { columns: {}, step: null };
    });
    return { message: context.messages.answers.coverLetterSaved, data: await readLetter(context) };
  },
);
