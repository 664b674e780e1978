import { removedJobs, savedJobs, unfollowedRecruiters } from '@broadsheet/contract/calls/feed';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { readOwnPaging } from '../../platform/call/list-query.ts';
import { type OwnPage, readOwnPage } from '../../platform/call/own-page.ts';
import { readSummaries } from '../lists/list-jobs.ts';
import { selectRecruiters, toRecruiter } from '../recruiters/select-recruiters.ts';

const idsOf = ({ entries }: OwnPage): number[] => entries.map(({ id }) => id);

/** The page with its entries in full, each with its time. */
const assemble = <Entity extends { readonly id: number }, Item>(
  { entries, ...page }: OwnPage,
  entities: readonly Entity[],
  toItem: (entity: Entity, at: string) => Item,
) => {
  const byId = new Map(entities.map((entity) => [entity.id, entity] as const));
  const items = entries.flatMap(({ id, at }) => {
    const entity = byId.get(id);
    return entity ? [toItem(entity, at.toISOString())] : [];
  });
  return { ...page, items };
};

export const savedJobsCall = bindCall(savedJobs, async (query, _params, context) => {
  const { id } = await readSeeker(context);
  const page = await readOwnPage(context, 'saved', id, readOwnPaging(query));
  const jobs = await readSummaries(context, idsOf(page));
  return assemble(page, jobs, (job, savedAt) => ({ ...job, savedAt }));
});

export const removedJobsCall = bindCall(removedJobs, async (query, _params, context) => {
  const { id } = await readSeeker(context);
  const page = await readOwnPage(context, 'hidden', id, readOwnPaging(query));
  const jobs = await readSummaries(context, idsOf(page));
  return assemble(page, jobs, (job, hiddenAt) => ({ ...job, hiddenAt }));
});

const readRecruiters = async (context: CallContext, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const rows = await selectRecruiters(context).where('recruiters.id', 'in', ids).execute();
  return rows.map(toRecruiter);
};

export const unfollowedRecruitersCall = bindCall(
  unfollowedRecruiters,
  async (query, _params, context) => {
    const { id } = await readSeeker(context);
    const page = await readOwnPage(context, 'unfollowed', id, readOwnPaging(query));
    const recruiters = await readRecruiters(context, idsOf(page));
    return assemble(page, recruiters, (one, unfollowedAt) => ({ ...one, unfollowedAt }));
  },
);
