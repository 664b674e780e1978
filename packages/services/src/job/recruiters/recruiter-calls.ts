import { recruiter, recruiterFeed, recruiterSearch } from '@broadsheet/contract/calls/recruiter';
import { sql } from 'kysely';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readPaging } from '../../platform/call/list-query.ts';
import { plainText } from '../../platform/text-search/parse-query.ts';
import { listJobs } from '../lists/list-jobs.ts';
import { oneOf } from '../search/conditions.ts';
import { findRecruiter } from './find-recruiter.ts';
import { selectRecruiters, toRecruiter } from './select-recruiters.ts';

const FOUND_MAX = 20;

export const recruiterCall = bindCall(recruiter, ({ id }, _params, context) =>
  findRecruiter(context, id),
);

export const recruiterFeedCall = bindCall(recruiterFeed, async (query, _params, context) => {
  const { id } = await findRecruiter(context, query.recruiterId);
  return listJobs(context, {
    scope: {
      brand: context.brand,
      conditions: [oneOf('recruiters', [id])],
    },
    filters: {},
    ...readPaging(query),
    sort: 'date',
    facets: false,
    // The product has no "load more" for the jobs of a recruiter.
    loadMore: false,
  });
});

export const recruiterSearchCall = bindCall(recruiterSearch, async (query, _params, context) => {
  const keywords = plainText(query.query).trim();
  if (keywords === '') return { items: [] };
  const pattern = `%${keywords.replace(/[%_\\]/g, '\\$&')}%`;
  const rows = await selectRecruiters(context)
    .where((where) =>
      where.or([
        where(sql`lower(recruiters.name)`, 'like', pattern),
        where(sql`lower(companies.name)`, 'like', pattern),
      ]),
    )
    .orderBy('open_jobs', 'desc')
    .orderBy('recruiters.name')
    .orderBy('recruiters.id')
    .limit(FOUND_MAX)
    .execute();
  return { items: rows.map(toRecruiter) };
});
