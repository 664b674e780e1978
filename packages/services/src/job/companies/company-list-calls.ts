import { companiesSlugs, companyList, companyListSearch } from '@broadsheet/contract/calls/job';
import { sql } from 'kysely';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { readPaging } from '../../platform/call/list-query.ts';
import { plainText } from '../../platform/text-search/parse-query.ts';
import { countJobsByCompany } from '../lists/count-company-jobs.ts';
import { selectCompanies, toCompanySummary } from './company-summary.ts';

/** A page of companies whose name contains the query or is similar to it; those with the most open jobs come first. */
const listCompanies = async (
  context: CallContext,
  keywords: string,
  { page, size }: { page: number; size: number },
) => {
  const plain = plainText(keywords).trim();
  const named = sql<boolean>`(
    lower(name) like ${`%${plain.replace(/[%_\\]/g, '')}%`} or word_similarity(${plain}, lower(name)) > 0.6)`;
  const openJobs = await countJobsByCompany(context);
  const counted = sql<{ company_id: number; jobs: number }>`
    unnest(${[...openJobs.keys()]}::integer[], ${[...openJobs.values()]}::integer[])`;
  const [{ total }, rows, directory] = await Promise.all([
    context.database
      .selectFrom('companies')
      .select(sql<number>`count(*)::integer`.as('total'))
      .where('brand', '=', context.brand)
      .$if(plain !== '', (query) => query.where(named))
      .executeTakeFirstOrThrow(),
    selectCompanies(context)
      .leftJoin(counted.as<'open'>(sql`open(company_id, jobs)`), (join) =>
        join.onRef('open.company_id', '=', 'companies.id'),
      )
      .$if(plain !== '', (query) => query.where(named))
      .orderBy(sql`coalesce(jobs, 0)`, 'desc')
      .orderBy('companies.name')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    context.directory(),
  ]);
  const items = rows.map((row) => toCompanySummary(row, openJobs.get(row.id) ?? 0, directory));
  return { items, page, size, total, hasMore: page * size < total };
};

export const companyListCall = bindCall(companyList, (query, _params, context) =>
  listCompanies(context, '', readPaging(query)),
);

export const companyListSearchCall = bindCall(companyListSearch, (query, _params, context) =>
  listCompanies(context, query.query, readPaging(query)),
);

export const companiesSlugsCall = bindCall(
  companiesSlugs,
  async (_query, _params, { database, brand }) => ({
    items: await database
      .selectFrom('companies')
      .select(['id', 'slug', 'name'])
      .where('brand', '=', brand)
      .orderBy('slug')
      .execute(),
  }),
);
