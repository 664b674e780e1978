import { applyMultiple, applyOutlook } from '@broadsheet/contract/calls/applications';
import type { Messages } from '@broadsheet/messages/message-areas';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readIds } from '../../platform/call/list-query.ts';
import { applyMany, type ManyOutcome } from './apply-many.ts';
import { findMany } from './find-many.ts';
import { readAllowance } from './read-allowance.ts';
import { readLacks } from './require-confirmation.ts';

const REFUSALS: Readonly<Record<Exclude<ManyOutcome, 'applied' | 'already'>, string>> = {
  questions: 'Not sent: this job has questions. Answer them on the job page.',
  elsewhere: 'Not sent: apply for this job on the company site.',
  closed: 'Not sent: this job is closed.',
  limit: "Not sent: you've reached the limit of applications for 30 days.",
  unknown: "Not sent: we couldn't find this job.",
};

const ID_MAX = 2_147_483_647;

/** No job has an id above the column's maximum. */
const knowable = (ids: readonly number[]): number[] => ids.filter((id) => id <= ID_MAX);

const formatOutcome = (outcome: ManyOutcome, messages: Messages['outcomes']): string => {
  if (outcome === 'applied') return messages.jobApplied;
  return outcome === 'already' ? messages.jobAlreadyApplied : REFUSALS[outcome];
};

const formatOutcomes = (outcomes: readonly ManyOutcome[]): string => {
  const applied = outcomes.filter((outcome) => outcome === 'applied').length;
  const left = outcomes.filter((outcome) => !['applied', 'already'].includes(outcome)).length;
  const jobs = applied === 1 ? '1 job' : `${applied} jobs`;
  const did = applied === 0 ? 'No applications sent.' : `You applied for ${jobs}.`;
  return left === 0 ? did : `${did} Not sent: ${left}.`;
};

export const applyMultipleCall = bindCall(
  applyMultiple,
  async (_query, _params, context, { jobIds, applyAnyway }) => {
    const { id } = await readSeeker(context);
    const requested = readIds(jobIds);
    const outcomes = await applyMany(context, id, knowable(requested), applyAnyway);
    const items = requested.map((jobId) => {
      const outcome = outcomes.get(jobId) ?? 'unknown';
      return {
        jobId,
        outcome,
        message: formatOutcome(outcome, context.messages.outcomes),
      };
    });
    return { message: formatOutcomes(items.map(({ outcome }) => outcome)), items };
  },
);

export const applyOutlookCall = bindCall(applyOutlook, async ({ jobIds }, _params, context) => {
  const { database, now } = context;
  const seeker = await readSeeker(context);
  const requested = knowable(readIds(jobIds));
  const { applyLimit } = await context.directory();
  const [{ left, from }, lacks, found] = await Promise.all([
    readAllowance(database, seeker.id, applyLimit, now),
    readLacks(database, seeker.id),
    findMany(database, context, seeker.id, requested),
  ]);
  const jobs = requested.flatMap((id) => found.get(id) ?? []);
  return {
    left,
    from: from === null ? null : new Date(from).toISOString(),
    lacks: [...lacks],
    items: jobs.map(({ standing, ...job }) => ({ job, standing })),
  };
});
