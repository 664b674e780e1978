import { applyMultiple, applyOutlook } from '@broadsheet/contract/calls/applications';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readIds } from '../../platform/call/list-query.ts';
import { applyMany, type ManyOutcome } from './apply-many.ts';
import { findMany } from './find-many.ts';
import { readAllowance } from './read-allowance.ts';
import { readLacks } from './require-confirmation.ts';

const REFUSALS = {
  questions: 'jobHasQuestions',
  elsewhere: 'jobOnCompanySite',
  closed: 'jobClosed',
  limit: 'jobLimitReached',
  unknown: 'jobUnknown',
} as const satisfies Readonly<
  Record<Exclude<ManyOutcome, 'applied' | 'already'>, keyof Messages['answers']>
>;

const ID_MAX = 2_147_483_647;

/** No job has an id above the column's maximum. */
const knowable = (ids: readonly number[]): number[] => ids.filter((id) => id <= ID_MAX);

const formatOutcome = (outcome: ManyOutcome, { outcomes, answers }: Messages): string => {
  if (outcome === 'applied') return outcomes.jobApplied;
  return outcome === 'already' ? outcomes.jobAlreadyApplied : answers[REFUSALS[outcome]];
};

const formatOutcomes = (texts: Messages['answers'], outcomes: readonly ManyOutcome[]): string => {
  const applied = outcomes.filter((outcome) => outcome === 'applied').length;
  const left = outcomes.filter((outcome) => !['applied', 'already'].includes(outcome)).length;
  return formatMessage(texts.jobsApplied, { applied, left });
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
        message: formatOutcome(outcome, context.messages),
      };
    });
    const message = formatOutcomes(
      context.messages.answers,
      items.map(({ outcome }) => outcome),
    );
    return { message, items };
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
