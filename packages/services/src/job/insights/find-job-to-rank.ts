import { AppError } from '@broadsheet/contract/errors';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { JobToRank } from './read-applicants.ts';

/** A job of the brand, open or not. Throws JOB_NOT_FOUND. */
export const findJobToRank = async (
  { database, brand }: Pick<CallContext, 'database' | 'brand'>,
  id: number,
): Promise<JobToRank> => {
  const row = await database
    .selectFrom('jobs')
    .select(['id', 'tag_ids', 'city_ids', 'min_years', 'max_years', 'work_from_home'])
    .where('id', '=', id)
    .where('brand', '=', brand)
    .executeTakeFirst();
  if (!row) throw new AppError('JOB_NOT_FOUND');
  return {
    id: row.id,
    tagIds: row.tag_ids,
    cityIds: row.city_ids,
    minYears: row.min_years,
    maxYears: row.max_years,
    workFromHome: row.work_from_home,
  };
};
