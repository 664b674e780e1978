import type { CallContext } from '../../platform/call/call-context.ts';
import { readOpenDays } from '../open-days/read-open-days.ts';

type Context = Pick<CallContext, 'database' | 'brand' | 'now'>;

/** Open jobs of the brand's companies, by the company's id; companies without any are left out. */
export const countJobsByCompany = async ({
  database,
  brand,
  now,
}: Context): Promise<ReadonlyMap<number, number>> => {
  const counts = new Map<number, number>();
  for (const { companies, expires } of await readOpenDays(database, brand))
    companies.forEach((id, job) => {
      if ((expires[job] ?? 0) > now) counts.set(id, (counts.get(id) ?? 0) + 1);
    });
  return counts;
};

/** Open jobs of one company. */
export const countJobsOf = async (
  { database, brand, now }: Context,
  companyId: number,
): Promise<number> => {
  let jobs = 0;
  for (const { companies, expires } of await readOpenDays(database, brand))
    for (let job = 0; job < companies.length; job += 1)
      if (companies[job] === companyId && (expires[job] ?? 0) > now) jobs += 1;
  return jobs;
};
