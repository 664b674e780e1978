import type { Brand } from '@broadsheet/contract/brand';
import type { WeeklyReport } from '../../platform/messages/templates/weekly-report.ts';
import { readSummaries } from '../lists/list-jobs.ts';
import { type ReportContext, toReportJob } from './find-report.ts';

/** Jobs by their ids, in order, as mails describe them. */
export const describeJobs = async (
  { database, readDirectory, now }: ReportContext,
  { brand, seekerId }: { readonly brand: Brand; readonly seekerId: number },
  ids: readonly number[],
): Promise<WeeklyReport['jobs']> => {
  const directory = () => readDirectory(brand);
  const jobs = await readSummaries({ database, caller: { seekerId }, directory, now }, ids);
  return jobs.map(toReportJob);
};
