import type { FeedItem } from '@broadsheet/contract/calls/feed';
import type { JobSummary } from '@broadsheet/contract/entities/job';
import type { CallContext } from '../../platform/call/call-context.ts';
import { reasonsOf } from './reasons.ts';
import type { Taste } from './taste.ts';

const readFacts = async ({ database }: Pick<CallContext, 'database'>, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  return database
    .selectFrom('jobs')
    .leftJoin('recruiters', 'recruiters.id', 'jobs.recruiter_id')
    .select(['jobs.id', 'jobs.tag_ids', 'jobs.recruiter_id', 'recruiters.name as recruiter_name'])
    .where('jobs.id', 'in', ids)
    .execute();
};

/** Jobs as offers to a seeker, with the recruiter and the reasons. */
export const describeOffers = async (
  context: Pick<CallContext, 'database' | 'messages'>,
  jobs: readonly JobSummary[],
  taste: Taste,
): Promise<FeedItem[]> => {
  const facts = await readFacts(
    context,
    jobs.map(({ id }) => id),
  );
  const byId = new Map(facts.map((row) => [row.id, row] as const));
  return jobs.map((job) => {
    const { recruiter_id: id, recruiter_name: name, tag_ids } = byId.get(job.id) ?? NOTHING;
    return {
      ...job,
      recruiter: id === null || name === null ? null : { id, name },
      reasons: [...reasonsOf(context.messages.reasons, taste, job, tag_ids)],
    };
  });
};

/** For a job that was deleted after the list was found. */
const NOTHING = { recruiter_id: null, recruiter_name: null, tag_ids: [] };
