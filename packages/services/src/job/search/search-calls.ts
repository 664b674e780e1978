import { search } from '@broadsheet/contract/calls/job';
import { readFilterParameters } from '@broadsheet/contract/job-filters-query';
import { sql } from 'kysely';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { readPaging, resolveSort } from '../../platform/call/list-query.ts';
import { plainText } from '../../platform/text-search/parse-query.ts';
import { assembleList, listJobs } from '../lists/list-jobs.ts';
import { never, oneOf } from './conditions.ts';
import { describeUnderstood } from './describe-understood.ts';
import { searchJobs } from './search-jobs.ts';

const readCompaniesNamed = async (
  { database, brand }: CallContext,
  keywords: string,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from companies where brand = ${brand}
    and (broadsheet_fold(name) like ${`%${plainText(keywords).replace(/[%_\\]/g, '')}%`}
         or word_similarity(${plainText(keywords)}, lower(name)) > 0.6)`.execute(database);
  return rows.map(({ id }) => id);
};

/**
 * Searches jobs by text; with search=company, by the names of companies. This service has no courses, so it finds none.
 */
export const searchCall = bindCall(search, async (query, _params, context) => {
  const keywords = query.query ?? '';
  const options = {
    filters: readFilterParameters(query),
    ...readPaging(query),
    sort: resolveSort(query.sort, keywords.trim() !== ''),
    facets: true,
    loadMore: true,
  };
  const everything = { brand: context.brand, conditions: [] };
  const nothing = { ...everything, conditions: [never] };
  if (query.search === 'course') return listJobs(context, { ...options, scope: nothing });
  if (query.search === 'company') {
    const conditions =
      keywords.trim() === ''
        ? []
        : [oneOf('companies', await readCompaniesNamed(context, keywords.trim()))];
    return listJobs(context, { ...options, scope: { ...everything, conditions } });
  }
  const result = await searchJobs(context, keywords, { ...options, scope: everything });
  const { found, corrected } = result;
  if (query.exact && corrected !== null) return listJobs(context, { ...options, scope: nothing });
  const understood =
    keywords.trim() === '' ? undefined : describeUnderstood(result, context.contractVersion);
  return assembleList(context, found, { ...options, scope: everything, corrected, understood });
});
