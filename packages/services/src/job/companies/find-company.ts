import { AppError } from '@broadsheet/contract/errors';
import type { CallContext } from '../../platform/call/call-context.ts';

/** The brand's company by slug or id; if both are given, they must match. Throws COMPANY_NOT_FOUND. */
export const findCompany = async (
  { database, brand }: CallContext,
  by: { slug?: string | undefined; id?: number | undefined },
): Promise<{ id: number; slug: string; industryId: number }> => {
  const { slug, id } = by;
  const row = await database
    .selectFrom('companies')
    .select(['id', 'slug', 'industry_id as industryId'])
    .where('brand', '=', brand)
    .$if(slug !== undefined, (query) => query.where('slug', '=', slug ?? ''))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .executeTakeFirst();
  if (!row) throw new AppError('COMPANY_NOT_FOUND');
  return row;
};
