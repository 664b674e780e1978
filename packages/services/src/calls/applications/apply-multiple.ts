import { applyMultiple } from '@broadsheet/contract/calls/applications';
import { readSeeker } from '../../accounts/require-password.ts';
import { applyMany, type ManyOutcome } from '../../applications/apply-many.ts';
import { bindCall } from '../call-handler.ts';
import { readIds } from '../list-query.ts';

const WORDS: Readonly<Record<ManyOutcome, string>> = {
  applied: 'You have applied for this job.',
  already: 'You had applied for this job already.',
  questions: 'Left out: this employer asks something first. Apply on the job’s own page.',
  elsewhere: 'Left out: applications are taken at the employer’s own site.',
  closed: 'Left out: this job has closed.',
  limit: 'Left out: you have applied for as many jobs as a basic member may in 30 days.',
  unknown: 'Left out: this job does not exist.',
};

const ID_MAX = 2_147_483_647;

const saidOf = (outcomes: readonly ManyOutcome[]): string => {
  const applied = outcomes.filter((outcome) => outcome === 'applied').length;
  const left = outcomes.filter((outcome) => !['applied', 'already'].includes(outcome)).length;
  const jobs = applied === 1 ? 'one job' : `${applied} jobs`;
  const did =
    applied === 0 ? 'You have applied for none of them.' : `You have applied for ${jobs}.`;
  return left === 0 ? did : `${did} Left out: ${left}.`;
};

export const applyMultipleCall = bindCall(
  applyMultiple,
  async (_query, _params, context, { jobIds }) => {
    const { id } = await readSeeker(context);
    const asked = readIds(jobIds);
    const known = asked.filter((jobId) => jobId <= ID_MAX);
    const outcomes = await applyMany(context, id, known);
    const items = asked.map((jobId) => {
      const outcome = outcomes.get(jobId) ?? 'unknown';
      return { jobId, outcome, message: WORDS[outcome] };
    });
    return { message: saidOf(items.map(({ outcome }) => outcome)), items };
  },
);
