import {
  companyData,
  companyIdBySlug,
  companySlugById,
  perksAndBenefits,
} from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { bindCall } from '../../platform/call/bind-call.ts';
import { countJobsOf } from '../lists/count-company-jobs.ts';
import { selectCompanies, toCompany } from './company-summary.ts';
import { findCompany } from './find-company.ts';

export const companyDataCall = bindCall(companyData, async ({ slug }, _params, context) => {
  const row = await selectCompanies(context)
    .select([
      'companies.cover',
      'companies.cover_colour',
      'companies.cover_sizes',
      'companies.about',
      'companies.size',
      'companies.founded',
      'companies.city_ids',
    ])
    .where('companies.slug', '=', slug)
    .executeTakeFirst();
  if (!row) throw new AppError('COMPANY_NOT_FOUND');
  const [openJobs, directory] = await Promise.all([
    countJobsOf(context, row.id),
    context.directory(),
  ]);
  return toCompany(row, openJobs, directory);
});

export const companyIdBySlugCall = bindCall(companyIdBySlug, async ({ slug }, _params, context) => {
  const { id } = await findCompany(context, { slug });
  return { id };
});

export const companySlugByIdCall = bindCall(companySlugById, async ({ id }, _params, context) => {
  const { slug } = await findCompany(context, { id });
  return { slug };
});

export const perksCall = bindCall(perksAndBenefits, async ({ companyId }, _params, context) => {
  const { id } = await findCompany(context, { id: companyId });
  const items = await context.database
    .selectFrom('perks')
    .select(['label', 'detail'])
    .where('company_id', '=', id)
    .orderBy('position')
    .execute();
  return { items };
});
