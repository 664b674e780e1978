import type { StaffEmployer } from '@broadsheet/contract/entities/staff-employer';
import { AppError } from '@broadsheet/contract/errors';
import type { CallContext } from '../../platform/call/call-context.ts';
import { countJobsOf } from '../lists/count-company-jobs.ts';
import { loadOfficePictures } from './stored-office-pictures.ts';

/** The brand's employers. */
export const selectEmployers = ({ database, brand }: Pick<CallContext, 'database' | 'brand'>) =>
  database.selectFrom('companies').where('companies.brand', '=', brand);

export const EMPLOYER_COLUMNS = [
  'companies.id',
  'companies.name',
  'companies.slug',
  'companies.logo',
  'companies.cover',
  'companies.cover_sizes as coverSizes',
] as const;

/** Throws COMPANY_NOT_FOUND. */
export const findEmployer = async (context: CallContext, id: number): Promise<StaffEmployer> => {
  const row = await selectEmployers(context)
    .select(EMPLOYER_COLUMNS)
    .where('companies.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('COMPANY_NOT_FOUND');
  const [openJobs, pictures] = await Promise.all([
    countJobsOf(context, id),
    loadOfficePictures(context.database, [id]),
  ]);
  return { ...row, openJobs, officePictures: [...(pictures.get(id) ?? [])] };
};

/** Locks an employer of the brand until the end of the transaction. Throws COMPANY_NOT_FOUND. */
export const lockEmployer = async (
  transaction: Pick<CallContext, 'database' | 'brand'>,
  id: number,
) => {
  const known = await selectEmployers(transaction)
    .select(['companies.logo', 'companies.cover'])
    .where('companies.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!known) throw new AppError('COMPANY_NOT_FOUND');
  return known;
};
