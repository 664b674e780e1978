import type { CallAnswer } from '@broadsheet/contract/call';
import type { earlyJobFeed } from '@broadsheet/contract/calls/early-applicant';
import { earlyText } from '@broadsheet/contract/early-rule';
import type { JobSummary } from '@broadsheet/contract/entities/job';
import type { CallContext } from '../../platform/call/call-context.ts';
import { describeOffers } from '../feed/describe-offers.ts';
import type { Taste } from '../feed/taste.ts';
import { selectApplied } from './early-scope.ts';

type EarlyItem = CallAnswer<typeof earlyJobFeed>['items'][number];

const readCounts = async (
  { database }: Pick<CallContext, 'database'>,
  jobs: readonly JobSummary[],
): Promise<ReadonlyMap<number, number>> => {
  if (jobs.length === 0) return new Map();
  const rows = await selectApplied(database)
    .where(
      'jobs.id',
      'in',
      jobs.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ id, applied }) => [id, applied]));
};

/** Early jobs as offers to a seeker: the low number of applications is the first reason. */
export const describeEarly = async (
  context: Pick<CallContext, 'database' | 'messages'>,
  jobs: readonly JobSummary[],
  taste: Taste,
): Promise<EarlyItem[]> => {
  const [offers, counts] = await Promise.all([
    describeOffers(context, jobs, taste),
    readCounts(context, jobs),
  ]);
  return offers.map((offer) => {
    const applied = counts.get(offer.id) ?? 0;
    return { ...offer, applied, reasons: [earlyText(applied), ...offer.reasons.slice(0, 2)] };
  });
};
