import { search } from '@broadsheet/contract/calls/job';
import { readFilterParameters } from '@broadsheet/contract/job-filters-query';
import { sql } from 'kysely';
import { assembleList, listJobs } from '../jobs/list-jobs.ts';
import { never, oneOf } from '../search/conditions.ts';
import { plainText } from '../search/parse-query.ts';
import { searchJobs } from '../search/search-jobs.ts';
import { bindCall, type CallContext } from './call-handler.ts';
import { readPaging, resolveSort } from './list-query.ts';

const readCompaniesNamed = async (
  { database, brand }: CallContext,
  words: string,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from companies where brand = ${brand}
    and (broadsheet_fold(name) like ${`%${plainText(words).replace(/[%_\\]/g, '')}%`}
         or word_similarity(${plainText(words)}, lower(name)) > 0.6)`.execute(database);
  return rows.map(({ id }) => id);
};

/** Jobs by words; with search=company, the jobs of companies so named. No courses are kept here: none are found. */
export const searchCall = bindCall(search, async (query, _params, context) => {
  const words = query.query ?? '';
  const options = {
    filters: readFilterParameters(query),
    ...readPaging(query),
    sort: resolveSort(query.sort, words.trim() !== ''),
    facets: true,
    loadMore: true,
  };
  const everything = { brand: context.brand, text: null, conditions: [] };
  const nothing = { ...everything, conditions: [never] };
  if (query.search === 'course') return listJobs(context, { ...options, scope: nothing });
  if (query.search === 'company') {
    const conditions =
      words.trim() === ''
        ? []
        : [oneOf('companies', await readCompaniesNamed(context, words.trim()))];
    return listJobs(context, { ...options, scope: { ...everything, conditions } });
  }
  const { found, corrected } = await searchJobs(context, words, { ...options, scope: everything });
  if (query.exact && corrected !== null) return listJobs(context, { ...options, scope: nothing });
  return assembleList(context, found, { ...options, scope: everything, corrected });
});
