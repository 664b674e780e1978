import type { CallQuery } from '@broadsheet/contract/call';
import { femaleJobs } from '@broadsheet/contract/calls/job';
import { PAGE_SIZE } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readIds } from '../../platform/call/list-query.ts';
import { anyMark, type Condition, maximum, minimum, oneOf } from '../search/conditions.ts';
import { flagMark } from '../search/job-filters.ts';
import { listJobs } from './list-jobs.ts';

type FemaleJobsQuery = CallQuery<typeof femaleJobs>;

const MAX_SIZE = 50;

const PREFERRED = flagMark('femaleCandidate');
const RETURNING = flagMark('femaleBackWorkForce');

const MARKS = {
  either: PREFERRED | RETURNING,
  preferred: PREFERRED,
  returning: RETURNING,
} as const;

const fault = (path: string, message: string) =>
  new AppError('VALIDATION', { details: [{ path: `querystring/${path}`, message }] });

/** Rows from `start` to `end` form a page only where `start` is a multiple of their number. */
const readRows = ({ start = 0, end = start + PAGE_SIZE }: FemaleJobsQuery) => {
  const size = end - start;
  if (size < 1 || size > MAX_SIZE) throw fault('end', `must be 1 to ${MAX_SIZE} more than start`);
  if (start % size !== 0)
    throw fault('start', `must be a multiple of ${size}, which is end - start`);
  return { page: start / size + 1, size };
};

const conditionsOf = (query: FemaleJobsQuery): Condition[] => {
  const conditions: Condition[] = [anyMark(MARKS[query.femaleFilter ?? 'either'])];
  const area = query.functionalArea ?? 0;
  const among = (
    column: 'categories' | 'companies',
    ids: string | undefined,
    wanted: boolean,
  ): void => {
    if (ids !== undefined) conditions.push(oneOf(column, readIds(ids), wanted));
  };
  among('categories', area === 0 ? undefined : String(area), true);
  among('categories', query.antifunctionalarea, false);
  among('companies', query.centralisedCompanyIds, true);
  among('companies', query.antiCentralisedCompanyIds, false);
  if (query.minExp !== undefined) conditions.push(minimum('maxYears', query.minExp));
  if (query.maxExp !== undefined) conditions.push(maximum('minYears', query.maxExp));
  return conditions;
};

/** Jobs whose employers prefer women, or welcome women after a career break; newest first. */
export const femaleJobsCall = bindCall(femaleJobs, async (query, _params, context) =>
  listJobs(context, {
    scope: { brand: context.brand, conditions: conditionsOf(query) },
    filters: {
      city: readIds(query.joblocationIds),
      category: readIds(query.categoryIds),
    },
    ...readRows(query),
    sort: 'date',
    facets: true,
    loadMore: true,
  }),
);
