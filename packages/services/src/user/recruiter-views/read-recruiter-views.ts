import type { CallAnswer } from '@broadsheet/contract/call';
import type { recruiterViews } from '@broadsheet/contract/calls/recruiter-views';
import { type Kysely, sql } from 'kysely';
import { selectRecruiters, toRecruiter } from '../../job/recruiters/select-recruiters.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { type MovingPaging, nextOf, type OwnEntry } from '../../platform/call/own-page.ts';
import { isBehind } from '../../platform/database/is-behind.ts';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * The ids of a page's recruiters in order, plus one more. A recruiter who has viewed again since the first page retains
 * the original position.
 */
const readPageOf = async (
  database: Kysely<Schema>,
  seekerId: number,
  { page, size, after, asOf }: MovingPaging,
): Promise<readonly OwnEntry[]> => {
  const behind = (at: string) => isBehind(sql.ref(at), sql.ref('recruiter_id'), after, 'asc');
  const moved = sql`
    union all select recruiter_id, previous_at as at from profile_views
    where seeker_id = ${seekerId} and last_at > ${asOf}::timestamptz
      and previous_at <= ${asOf}::timestamptz and ${behind('previous_at')}`;
  const { rows } = await sql<OwnEntry>`
    select recruiter_id as id, at from (
      (select recruiter_id, last_at as at from profile_views
        where seeker_id = ${seekerId} and ${behind('last_at')}
        order by last_at desc, recruiter_id limit ${size + 1} offset ${after ? 0 : (page - 1) * size})
      ${after && asOf ? moved : sql``}
    ) found order by at desc, recruiter_id limit ${size + 1}`.execute(database);
  return rows;
};

/** A page of the recruiters who have opened a seeker's profile, most recent first. */
export const listRecruiterViews = async (
  context: CallContext,
  seekerId: number,
  paging: MovingPaging,
): Promise<CallAnswer<typeof recruiterViews>> => {
  const { total } = await context.database
    .selectFrom('profile_views')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('seeker_id', '=', seekerId)
    .executeTakeFirstOrThrow();
  const { page, size } = paging;
  const entries = await readPageOf(context.database, seekerId, paging);
  const shown = entries.slice(0, size);
  const rows =
    shown.length === 0
      ? []
      : await selectRecruiters(context)
          .innerJoin('profile_views as views', (join) =>
            join.onRef('views.recruiter_id', '=', 'recruiters.id').on('seeker_id', '=', seekerId),
          )
          .where(
            'recruiters.id',
            'in',
            shown.map((entry) => entry.id),
          )
          .select(['first_at', 'last_at', 'times'])
          .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = shown.flatMap(({ id }) => {
    const row = byId.get(id);
    if (!row) return [];
    const { first_at, last_at, times, ...recruiter } = row;
    return [
      {
        recruiter: toRecruiter(recruiter),
        firstAt: first_at.toISOString(),
        lastAt: last_at.toISOString(),
        times,
      },
    ];
  });
  return { items, page, size, total, hasMore: entries.length > size, next: nextOf(shown) };
};

/** All recruiter views of a seeker, for the personal data export. */
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
