import {
  findStaffEmployer,
  listStaffEmployers,
  setEmployerPicture,
} from '@broadsheet/contract/calls/employers';
import { sql } from 'kysely';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readPaging } from '../../platform/call/list-query.ts';
import { countJobsByCompany } from '../lists/count-company-jobs.ts';
import { assignPicture } from './assign-picture.ts';
import { EMPLOYER_COLUMNS, findEmployer, selectEmployers } from './staff-employers.ts';
import { loadOfficePictures } from './stored-office-pictures.ts';

export const listStaffEmployersCall = bindCall(
  listStaffEmployers,
  async (query, _params, context) => {
    const { page, size } = readPaging(query);
    const { without } = query;
    const name = (query.query ?? '').trim().toLowerCase();
    const openJobs = await countJobsByCompany(context);
    const counted = sql<{ company_id: number; jobs: number }>`
      unnest(${[...openJobs.keys()]}::integer[], ${[...openJobs.values()]}::integer[])`;
    const matching = selectEmployers(context)
      .$if(name !== '', (each) =>
        each.where(sql<boolean>`position(${name} in lower(companies.name)) > 0`),
      )
      .$if(without === 'office', (each) =>
        each.where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('office_pictures')
                .select('office_pictures.address')
                .whereRef('office_pictures.company_id', '=', 'companies.id'),
            ),
          ),
        ),
      )
      .$if(without === 'logo' || without === 'cover', (each) =>
        each.where(without === 'cover' ? 'companies.cover' : 'companies.logo', 'is', null),
      );
    const [{ total }, rows] = await Promise.all([
      matching.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow(),
      matching
        .leftJoin(counted.as<'open'>(sql`open(company_id, jobs)`), (join) =>
          join.onRef('open.company_id', '=', 'companies.id'),
        )
        .select(EMPLOYER_COLUMNS)
        .orderBy(sql`coalesce(jobs, 0)`, 'desc')
        .orderBy('companies.name')
        .orderBy('companies.id')
        .limit(size)
        .offset((page - 1) * size)
        .execute(),
    ]);
    const pictures = await loadOfficePictures(
      context.database,
      rows.map(({ id }) => id),
    );
    const items = rows.map((row) => ({
      ...row,
      openJobs: openJobs.get(row.id) ?? 0,
      officePictures: [...(pictures.get(row.id) ?? [])],
    }));
    return { items, page, size, total, hasMore: page * size < total };
  },
);

export const findStaffEmployerCall = bindCall(
  findStaffEmployer,
  async ({ id }, _params, context) => ({ employer: await findEmployer(context, id) }),
);

export const setEmployerPictureCall = bindCall(
  setEmployerPicture,
  async (_query, _params, context, { id, picture, address, colour, sizes }) => {
    const before = await assignPicture(context, { id, picture, address, colour, sizes });
    return { employer: await findEmployer(context, id), before };
  },
);
