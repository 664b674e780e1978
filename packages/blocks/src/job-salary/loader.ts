import { defineLoader } from '@broadsheet/contract/block-loader';
import { jobDetail, jobSalary as salaryCall } from '@broadsheet/contract/calls/job';
import { formatPay } from '@broadsheet/contract/job-text';
import { formatMessage } from '@broadsheet/messages/format-message';
import { isClosed } from '../shared/job/is-closed.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { salaryBar } from './salary-bar.ts';
import { formatNotes, formatSalary } from './salary-text.ts';
import { jobSalary } from './schema.ts';

export const loadJobSalary = defineLoader(jobSalary, async (_settings, context) => {
  const { call, now, page, messages } = context;
  const query = { jobcode: page.params.jobId ?? '' };
  const job = await nullIfNotFound(call(jobDetail, { query }));
  if (!job || isClosed(job, now)) return { data: null };
  const { insight } = await call(salaryCall, { query });
  if (!insight) return { data: null };
  const { lowLakh, medianLakh, highLakh } = insight;
  const median = formatSalary(medianLakh);
  return {
    data: {
      summary: formatMessage(messages.salaries.summary, {
        range: formatPay({ minLakh: lowLakh, maxLakh: highLakh }),
        median,
      }),
      low: formatSalary(lowLakh),
      median,
      high: formatSalary(highLakh),
      own: job.pay && formatPay(job.pay),
      notes: formatNotes(insight, job.cities[0]?.label ?? null, messages.salaries),
      bar: salaryBar(insight, job.pay),
    },
  };
});
