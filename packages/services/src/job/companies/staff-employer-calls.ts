import {
  findStaffEmployer,
  listStaffEmployers,
  setEmployerPicture,
} from '@broadsheet/contract/calls/employers';
import type { StaffEmployer } from '@broadsheet/contract/entities/staff-employer';
import { AppError } from '@broadsheet/contract/errors';
import { sql } from 'kysely';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { readPaging } from '../../platform/call/list-query.ts';
import { countJobsByCompany, countJobsOf } from '../lists/count-company-jobs.ts';

const selectEmployers = ({ database, brand }: Pick<CallContext, 'database' | 'brand'>) =>
  database.selectFrom('companies').where('companies.brand', '=', brand);

const COLUMNS = [
  'companies.id',
  'companies.name',
  'companies.slug',
  'companies.logo',
  'companies.cover',
] as const;

/** Throws COMPANY_NOT_FOUND. */
const findEmployer = async (context: CallContext, id: number): Promise<StaffEmployer> => {
  const row = await selectEmployers(context)
    .select(COLUMNS)
    .where('companies.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('COMPANY_NOT_FOUND');
  return { ...row, openJobs: await countJobsOf(context, id) };
};

export const listStaffEmployersCall = bindCall(
  listStaffEmployers,
  async (query, _params, context) => {
    const { page, size } = readPaging(query);
    const name = (query.query ?? '').trim().toLowerCase();
    const openJobs = await countJobsByCompany(context);
    const counted = sql<{ company_id: number; jobs: number }>`
      unnest(${[...openJobs.keys()]}::integer[], ${[...openJobs.values()]}::integer[])`;
    const matching = selectEmployers(context)
      .$if(name !== '', (each) =>
        each.where(sql<boolean>`position(${name} in lower(companies.name)) > 0`),
      )
      .$if(query.without !== undefined, (each) =>
        each.where(`companies.${query.without ?? 'logo'}`, 'is', null),
      );
    const [{ total }, rows] = await Promise.all([
      matching.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow(),
      matching
        .leftJoin(counted.as<'open'>(sql`open(company_id, jobs)`), (join) =>
          join.onRef('open.company_id', '=', 'companies.id'),
        )
        .select(COLUMNS)
        .orderBy(sql`coalesce(jobs, 0)`, 'desc')
        .orderBy('companies.name')
        .orderBy('companies.id')
        .limit(size)
        .offset((page - 1) * size)
        .execute(),
    ]);
    const items = rows.map((row) => ({ ...row, openJobs: openJobs.get(row.id) ?? 0 }));
    return { items, page, size, total, hasMore: page * size < total };
  },
);

export const findStaffEmployerCall = bindCall(
  findStaffEmployer,
  async ({ id }, _params, context) => ({ employer: await findEmployer(context, id) }),
);

export const setEmployerPictureCall = bindCall(
  setEmployerPicture,
  async (_query, _params, context, { id, picture, address }) => {
    const before = await context.database.transaction().execute(async (database) => {
      const known = await selectEmployers({ database, brand: context.brand })
        .select(['companies.logo', 'companies.cover'])
        .where('companies.id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!known) throw new AppError('COMPANY_NOT_FOUND');
      await database
        .updateTable('companies')
        .set({ [picture]: address })
        .where('id', '=', id)
        .execute();
      return known[picture];
    });
    return { employer: await findEmployer(context, id), before };
  },
);
