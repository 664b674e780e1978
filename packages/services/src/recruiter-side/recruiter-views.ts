import type { CallAnswer } from '@broadsheet/contract/call';
import type { recruiterViews } from '@broadsheet/contract/calls/recruiter-views';
import { type Kysely, sql } from 'kysely';
import type { CallContext } from '../calls/call-handler.ts';
import type { Schema } from '../database/schema.ts';
import { selectRecruiters, toRecruiter } from '../recruiters/select-recruiters.ts';
import type { Paging } from './own-jobs.ts';

/** A page of the recruiters who have opened a seeker's profile, who did so last first. */
export const listRecruiterViews = async (
  context: CallContext,
  seekerId: number,
  { page, size }: Paging,
): Promise<CallAnswer<typeof recruiterViews>> => {
  const { total } = await context.database
    .selectFrom('profile_views')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('seeker_id', '=', seekerId)
    .executeTakeFirstOrThrow();
  const rows = await selectRecruiters(context)
    .innerJoin(
      // The page first: whose company it is matters for those alone that it shows.
      (from) =>
        from
          .selectFrom('profile_views')
          .select(['recruiter_id', 'first_at', 'last_at', 'times'])
          .where('seeker_id', '=', seekerId)
          .orderBy('last_at', 'desc')
          .orderBy('recruiter_id')
          .limit(size)
          .offset((page - 1) * size)
          .as('views'),
      (join) => join.onRef('views.recruiter_id', '=', 'recruiters.id'),
    )
    .select(['first_at', 'last_at', 'times'])
    .orderBy('last_at', 'desc')
    .orderBy('recruiter_id')
    .execute();
  const items = rows.map(({ first_at, last_at, times, ...recruiter }) => ({
    recruiter: toRecruiter(recruiter),
    firstAt: first_at.toISOString(),
    lastAt: last_at.toISOString(),
    times,
  }));
  return { items, page, size, total, hasMore: page * size < total };
};

/** All of them, for who asks what is kept of them. */
export const exportRecruiterViews = async (database: Kysely<Schema>, seekerId: number) => {
  const rows = await database
    .selectFrom('profile_views')
    .innerJoin('recruiters', 'recruiters.id', 'profile_views.recruiter_id')
    .innerJoin('companies', 'companies.id', 'recruiters.company_id')
    .select(['recruiters.name', 'companies.name as company', 'first_at', 'last_at', 'times'])
    .where('seeker_id', '=', seekerId)
    .orderBy('last_at', 'desc')
    .orderBy('recruiter_id')
    .execute();
  return rows.map(({ name, company, first_at, last_at, times }) => ({
    recruiter: name,
    company,
    firstAt: first_at.toISOString(),
    lastAt: last_at.toISOString(),
    times,
  }));
};
