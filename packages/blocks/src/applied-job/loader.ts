import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { applicationOf } from '@broadsheet/contract/calls/applications';
import { assessment } from '@broadsheet/contract/calls/assessments';
import { proCheck } from '@broadsheet/contract/calls/follow-up';
import { jobDetail } from '@broadsheet/contract/calls/job';
import type { JobDetail } from '@broadsheet/contract/entities/job';
import { jobFormOutcome } from '@broadsheet/contract/form-outcome';
import { jobHref } from '@broadsheet/contract/job-text';
import { employerLine } from '../shared/application/application-text.ts';
import { categoryLinks } from '../shared/job/category-links.ts';
import { isClosed } from '../shared/job/is-closed.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { describeSent } from './describe-sent.ts';
import { appliedJob } from './schema.ts';

/** What was sent, one that was withdrawn too. */
const loadSent = async ({ call, session }: LoaderContext, { id }: JobDetail) => {
  if (!session?.isLoggedIn) return null;
  const query = { jobcode: String(id) };
  const [application, member, found] = await Promise.all([
    nullIfNotFound(call(applicationOf, { query })),
    call(proCheck, {}),
    nullIfNotFound(call(assessment, { query })),
  ]);
  return application && describeSent(application, member, found);
};

const noteOf = (job: JobDetail, isWithdrawn: boolean, now: number): string | null => {
  if (isClosed(job, now)) return 'This job has closed. Nobody can apply for it any more.';
  if (isWithdrawn) return 'You withdrew this application. You can apply again below.';
  return job.applyUrl === null
    ? null
    : 'Applications for this job are taken at the employer’s own site. The job’s page leads there.';
};

export const loadAppliedJob = defineLoader(appliedJob, async (_settings, context) => {
  const { brand, call, now, page } = context;
  const jobcode = page.params.jobId ?? '';
  const job = /^\d{1,12}$/.test(jobcode)
    ? await nullIfNotFound(call(jobDetail, { query: { jobcode } }))
    : null;
  if (!job)
    return {
      data: { found: false as const, categories: categoryLinks(brand) },
      page: { status: 404 },
    };
  const sent = await loadSent(context, job);
  const isWithdrawn = sent !== null && job.appliedAt === null;
  const word = sent ? 'Your application' : 'Apply';
  return {
    data: {
      found: true as const,
      jobcode,
      next: page.pathname,
      job: { title: job.title, href: jobHref(job), line: employerLine(job) },
      notice: jobFormOutcome(page, context.messages.outcomes),
      sent,
      note: sent && !isWithdrawn ? null : noteOf(job, isWithdrawn, now),
    },
    page: { seo: { title: `${word}: ${job.title} at ${job.company.name} | ${brand.name}` } },
  };
});
