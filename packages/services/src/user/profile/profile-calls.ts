import { profile, saveProfile, skipWork } from '@broadsheet/contract/calls/profile';
import { completenessOf } from '@broadsheet/contract/completeness';
import { PROFILE_PARTS } from '@broadsheet/contract/entities/profile';
import { AppError } from '@broadsheet/contract/errors';
import type { Seeker } from '../../auth/account/find-seeker.ts';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { readProfileSettings } from '../account/profile-settings.ts';
import { changeProfile } from './change-profile.ts';
import { completenessFactsOf } from './describe/completeness-facts.ts';
import { describeProfile } from './describe/describe-profile.ts';
import type { ProfileRows } from './describe/read-profile-rows.ts';
import { readProfileRows } from './describe/read-profile-rows.ts';
import { registrationOf, registrationStepOf } from './registration.ts';
import { saveStep } from './steps/save-step.ts';

/** The completeness of a profile, and of its registration. */
const describeProgress = (seeker: Seeker, rows: ProfileRows) => ({
  completeness: completenessOf(completenessFactsOf(seeker, rows)),
  registration: registrationOf(rows.profile?.registration_steps ?? []),
});

const partsOf = (fields: string | undefined) => {
  if (fields === undefined) return null;
  const named = new Set(fields.split(','));
  return new Set(PROFILE_PARTS.filter((part) => named.has(part)));
};

const readProgress = async (context: CallContext) => {
  const seeker = await readSeeker(context);
  return describeProgress(seeker, await readProfileRows(context.database, seeker.id, context.now));
};

export const profileCall = bindCall(profile, async ({ fields }, _params, context) => {
  const seeker = await readSeeker(context);
  const rows = await readProfileRows(context.database, seeker.id, context.now);
  const row = rows.profile;
  if (!row) throw new AppError('PROFILE_NOT_FOUND');
  const settings = await readProfileSettings(context.database, seeker, context.now);
  const directory = await context.directory();
  const source = { seeker, rows, profile: row, settings, directory };
  return { profile: describeProfile(source, partsOf(fields)), ...describeProgress(seeker, rows) };
});

export const saveProfileCall = bindCall(saveProfile, async (_query, _params, context, change) => {
  const { id } = await changeProfile(context, async (step) => ({
    ...(await saveStep(step, change)),
    step: registrationStepOf(change),
  }));
  const { profileSaved } = context.messages.answers;
  return { message: profileSaved, id, ...(await readProgress(context)) };
});

export const skipWorkCall = bindCall(
  skipWork,
  async (_query, _params, context, { step = 'addWorkExperience' }) => {
    await changeProfile(context, async () => ({ columns: {}, step }));
    const { registration } = await readProgress(context);
    return { message: context.messages.answers.stepSkipped, registration };
  },
);
