import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { applicationOf } from '@broadsheet/contract/calls/applications';
import { assessment } from '@broadsheet/contract/calls/assessments';
import { proCheck } from '@broadsheet/contract/calls/follow-up';
import { jobDetail } from '@broadsheet/contract/calls/job';
import type { JobDetail } from '@broadsheet/contract/entities/job';
import { jobFormOutcome } from '@broadsheet/contract/form-outcome';
import { jobHref } from '@broadsheet/contract/job-text';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { employerLine } from '../shared/application/application-text.ts';
import { categoryLinks } from '../shared/job/category-links.ts';
import { isClosed } from '../shared/job/is-closed.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { describeSent } from './describe-sent.ts';
import { appliedJob } from './schema.ts';

/** Loads the application, even if it was withdrawn. */
const loadSent = async ({ call, session, messages }: LoaderContext, { id }: JobDetail) => {
  if (!session?.isLoggedIn) return null;
  const query = { jobcode: String(id) };
  const [application, member, found] = await Promise.all([
    nullIfNotFound(call(applicationOf, { query })),
    call(proCheck, {}),
    nullIfNotFound(call(assessment, { query })),
  ]);
  return application && describeSent(application, member, found, messages.applications);
};

const noteOf = (
  job: JobDetail,
  isWithdrawn: boolean,
  now: number,
  messages: Messages['applications'],
): string | null => {
  if (isClosed(job, now)) return messages.noteClosed;
  if (isWithdrawn) return messages.noteWithdrawn;
  return job.applyUrl === null ? null : messages.noteCompanySite;
};

export const loadAppliedJob = defineLoader(appliedJob, async (_settings, context) => {
  const { brand, call, now, page, messages } = context;
  const { applications } = messages;
  const jobcode = page.params.jobId ?? '';
  const job = /^\d{1,12}$/.test(jobcode)
    ? await nullIfNotFound(call(jobDetail, { query: { jobcode } }))
    : null;
  if (!job)
    return {
      data: { found: false as const, categories: categoryLinks(brand, messages.jobs) },
      page: { status: 404 },
    };
  const sent = await loadSent(context, job);
  const isWithdrawn = sent !== null && job.appliedAt === null;
  const title = formatMessage(sent ? applications.seoTitleSent : applications.seoTitleApply, {
    job: job.title,
    company: job.company.name,
    brand: brand.name,
  });
  return {
    data: {
      found: true as const,
      jobcode,
      next: page.pathname,
      job: { title: job.title, href: jobHref(job), line: employerLine(job) },
      notice: jobFormOutcome(page, messages.outcomes),
      sent,
      note: sent && !isWithdrawn ? null : noteOf(job, isWithdrawn, now, applications),
    },
    page: { seo: { title } },
  };
});
