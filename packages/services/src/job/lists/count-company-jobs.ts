import type { CallContext } from '../../platform/call/call-context.ts';
import { firstOfCompany, type OpenDay } from '../open-days/open-day.ts';
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

const countOfDay = (day: OpenDay, companyId: number, now: number): number => {
  const { companies, byCompany, expires } = day;
  let jobs = 0;
  for (let at = firstOfCompany(day, companyId); at < byCompany.length; at += 1) {
    const job = byCompany[at] ?? 0;
    if (companies[job] !== companyId) break;
    if ((expires[job] ?? 0) > now) jobs += 1;
  }
  return jobs;
};

/** Open jobs of one company, without a scan of all others: every cold page of a job shows it. */
export const countJobsOf = async (
  { database, brand, now }: Context,
  companyId: number,
): Promise<number> => {
  const days = await readOpenDays(database, brand);
  return days.reduce((jobs, day) => jobs + countOfDay(day, companyId, now), 0);
};
