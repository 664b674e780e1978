import { similarCompanyJobs, similarJobs } from '@broadsheet/contract/calls/job';
import { bindCall } from '../../platform/call/bind-call.ts';
import { findCompany } from '../companies/find-company.ts';
import { oneOf } from '../search/conditions.ts';
import { listLike, listSimilarJobs } from './list-similar-jobs.ts';

export const similarJobsCall = bindCall(similarJobs, (query, _params, context) =>
  listSimilarJobs(context, query),
);

/** Jobs at other companies of the same industry; without a company, of any. */
export const similarCompanyJobsCall = bindCall(
  similarCompanyJobs,
  async (query, _params, context) => {
    if (query.companyId === undefined) return listLike(context, query, []);
    const company = await findCompany(context, { id: query.companyId });
    return listLike(context, query, [
      oneOf('industries', [company.industryId]),
      oneOf('companies', [company.id], false),
    ]);
  },
);
