import { earlyPreference, saveEarlyPreference } from '@broadsheet/contract/calls/early-applicant';
import { readSeeker } from '../../auth/account/require-password.ts';
import {
  describePreference,
  readPreference,
  savePreference,
} from '../../job/early-applicant/preference.ts';
import { EARLY_LIST, readEarlyScope } from '../../job/early-applicant/read-early-scope.ts';
import { findJobs } from '../../job/search/find-jobs.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { mayUse } from '../../platform/entitlements/may-use.ts';

const readSaved = async (context: CallContext, seekerId: number) => {
  const { database, now } = context;
  const [saved, directory, isActive, { scope }] = await Promise.all([
    readPreference(database, seekerId),
    context.directory(),
    mayUse(database, seekerId, 'early-applicant', now),
    readEarlyScope(context, seekerId),
  ]);
  const { total } = await findJobs(context, { ...EARLY_LIST, scope, now, page: 1, size: 1 });
  return {
    preference: describePreference(saved, directory),
    isKept: saved !== undefined,
    isActive,
    matches: total,
  };
};

export const earlyPreferenceCall = bindCall(earlyPreference, async (_query, _params, context) =>
  readSaved(context, (await readSeeker(context)).id),
);

export const saveEarlyPreferenceCall = bindCall(
  saveEarlyPreference,
  async (_query, _params, context, body) => {
    const { id } = await readSeeker(context);
    await savePreference(context, id, body);
    const saved = await readSaved(context, id);
    const { earlyJobsUpdating, earlyPlanNeeded } = context.messages.answers;
    const message = saved.isActive ? earlyJobsUpdating : earlyPlanNeeded;
    return { message, ...saved };
  },
);
