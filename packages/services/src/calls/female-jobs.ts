import type { CallQuery } from '@broadsheet/contract/call';
import { femaleJobs } from '@broadsheet/contract/calls/job';
import { PAGE_SIZE } from '@broadsheet/contract/constants';
import { CatalogueError } from '@broadsheet/contract/errors';
import { type RawBuilder, sql } from 'kysely';
import { listJobs } from '../jobs/list-jobs.ts';
import { bindCall } from './call-handler.ts';
import { NO_FILTERS, readIds } from './list-query.ts';

type FemaleJobsQuery = CallQuery<typeof femaleJobs>;

const SIZE_MOST = 50;

const MARKS = {
  either: sql`(female_candidate or female_back_work_force)`,
  preferred: sql`female_candidate`,
  returning: sql`female_back_work_force`,
};

const fault = (path: string, message: string) =>
  new CatalogueError('VALIDATION', { details: [{ path: `querystring/${path}`, message }] });

/** Rows from `start` up to `end` are a page of a list only where they begin at a page of that size. */
const readRows = ({ start = 0, end = start + PAGE_SIZE }: FemaleJobsQuery) => {
  const size = end - start;
  if (size < 1 || size > SIZE_MOST) throw fault('end', `must be 1 to ${SIZE_MOST} more than start`);
  if (start % size !== 0)
    throw fault('start', `must be a multiple of ${size}, which is end - start`);
  return { page: start / size + 1, size };
};

const conditionsOf = (query: FemaleJobsQuery): RawBuilder<unknown>[] => {
  const conditions: RawBuilder<unknown>[] = [MARKS[query.femaleFilter ?? 'either']];
  const area = query.functionalArea ?? 0;
  const oneOf = (column: RawBuilder<unknown>, ids: string | undefined, wanted: boolean) => {
    if (ids === undefined) return;
    const among = sql`${column} = any(${readIds(ids)}::integer[])`;
    conditions.push(wanted ? among : sql`not (${among})`);
  };
  oneOf(sql`category_id`, area === 0 ? undefined : String(area), true);
  oneOf(sql`category_id`, query.antifunctionalarea, false);
  oneOf(sql`company_id`, query.centralisedCompanyIds, true);
  oneOf(sql`company_id`, query.antiCentralisedCompanyIds, false);
  if (query.minExp !== undefined) conditions.push(sql`max_years >= ${query.minExp}`);
  if (query.maxExp !== undefined) conditions.push(sql`min_years <= ${query.maxExp}`);
  return conditions;
};

/** Jobs whose employers prefer women, or welcome those who return after a break; the newest first. */
export const femaleJobsCall = bindCall(femaleJobs, async (query, _params, context) =>
  listJobs(context, {
    scope: { brand: context.brand, text: null, conditions: conditionsOf(query) },
    filters: {
      ...NO_FILTERS,
      cityIds: readIds(query.joblocationIds),
      categoryIds: readIds(query.categoryIds),
    },
    ...readRows(query),
    sort: 'date',
    facets: true,
    loadMore: true,
  }),
);
