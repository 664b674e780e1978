import { AppError } from '@broadsheet/contract/errors';
import type { CallContext } from '../../platform/call/call-context.ts';

const ID_MAX = 2_147_483_647;

/** Parses the id of a jobcode. Throws JOB_NOT_FOUND for one above the column's maximum. */
export const readJobcode = (jobcode: string): number => {
  const id = Number(jobcode);
  if (id > ID_MAX) throw new AppError('JOB_NOT_FOUND');
  return id;
};

/** A job of the brand, open or not. Throws JOB_NOT_FOUND. */
export const findJob = async (
  { database, brand }: Pick<CallContext, 'database' | 'brand'>,
  id: number,
): Promise<{ readonly id: number; readonly applyUrl: string | null }> => {
  const row = await database
    .selectFrom('jobs')
    .select(['id', 'apply_url as applyUrl'])
    .where('id', '=', id)
    .where('brand', '=', brand)
    .executeTakeFirst();
  if (!row) throw new AppError('JOB_NOT_FOUND');
  return row;
};
