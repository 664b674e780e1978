import { topJobs } from '@broadsheet/contract/calls/job';
import { sql } from 'kysely';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readPaging } from '../../platform/call/list-query.ts';
import { findCompany } from '../companies/find-company.ts';
import { oneOf } from '../search/conditions.ts';
import { listJobs } from './list-jobs.ts';

/** A company's newest jobs; without a company, the brand's most applied-to. */
export const topJobsCall = bindCall(topJobs, async (query, _params, context) => {
  const anyone = query.slug === undefined && query.companyId === undefined;
  const company = anyone
    ? null
    : await findCompany(context, { slug: query.slug, id: query.companyId });
  return listJobs(context, {
    scope: {
      brand: context.brand,
      conditions: company ? [oneOf('companies', [company.id])] : [],
      likeness: { reads: 'rows', expression: sql<number>`applied` },
    },
    filters: {},
    ...readPaging(query),
    sort: company ? 'date' : 'relevance',
    facets: false,
    loadMore: true,
  });
});
