import type { CallAnswer } from '@broadsheet/contract/call';
import type { applyMultiple } from '@broadsheet/contract/calls/applications';
import type { Seeker } from '../../auth/account/find-seeker.ts';
import { lockSeekerProfile } from '../../auth/account/lock-seeker-profile.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { announceAssessment } from '../assessments/announce-assessment.ts';
import { addApplication } from './add-application.ts';
import { findMany } from './find-many.ts';
import { mailApplied } from './mail-applied.ts';
import { readAllowance } from './read-allowance.ts';
import { readLetter } from './read-letter.ts';
import { requireConfirmation } from './require-confirmation.ts';

export type ManyOutcome = CallAnswer<typeof applyMultiple>['items'][number]['outcome'];

/**
 * Applies for many jobs and returns the result of each, in order. Locks the seeker, because the limit is per seeker.
 * Throws APPLY_UNCONFIRMED.
 */
export const applyMany = async (
  context: CallContext,
  seekerId: number,
  ids: readonly number[],
  applyAnyway: 0 | 1 | undefined,
): Promise<ReadonlyMap<number, ManyOutcome>> => {
  const { now } = context;
  const { applyLimit } = await context.directory();
  return context.database.transaction().execute(async (transaction) => {
    const seeker: Seeker = await lockSeekerProfile(transaction, seekerId);
    const jobs = await findMany(transaction, context, seekerId, ids);
    const open = ids.filter((id) => jobs.get(id)?.standing === 'open');
    if (open.length > 0) await requireConfirmation(transaction, context, seekerId, applyAnyway);
    const coverLetter = await readLetter(transaction, seeker, undefined);
    const before = await readAllowance(transaction, seekerId, applyLimit, now, open);
    let { left } = before;
    const at = new Date(now);
    const applyFor = async (jobId: number): Promise<ManyOutcome> => {
      const job = jobs.get(jobId);
      if (!job) return 'unknown';
      if (job.standing !== 'open') return job.standing;
      if (left === 0) return 'limit';
      const added = { seekerId, jobId, answers: [], coverLetter, at };
      if (!(await addApplication(transaction, added))) return 'closed';
      await announceAssessment(transaction, added, context);
      if (left !== null) left -= 1;
      return 'applied';
    };
    const outcomes = new Map<number, ManyOutcome>();
    // Updating a job's count locks it: all transactions use the same order of jobs, so that none deadlock.
    const within = open.slice(0, left ?? undefined);
    for (const id of within.toSorted((one, other) => one - other))
      outcomes.set(id, await applyFor(id));
    for (const id of ids) if (!outcomes.has(id)) outcomes.set(id, await applyFor(id));
    const jobIds = ids.filter((id) => outcomes.get(id) === 'applied');
    const sent = { seeker, jobIds, left: before.left, applyLimit };
    await mailApplied(transaction, sent, now);
    return outcomes;
  });
};
