import type { JobDetail } from '@broadsheet/contract/entities/job';
import { JOB_FILTERS } from '@broadsheet/contract/job-filters';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { shiftId, workModeId } from '@broadsheet/contract/work-terms';
import type { Messages } from '@broadsheet/messages/message-areas';
import { shiftLabel, workModeLabel } from '@broadsheet/messages/work-term-labels';
import { categoryLink } from '../shared/job/category-links.ts';
import { isClosed } from '../shared/job/is-closed.ts';
import { notesOf, toJobRow } from '../shared/job/job-row-data.ts';
import { formatCount } from '../shared/text/format-count.ts';
import { formatDay } from '../shared/time/format-date.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
  readonly href?: string;
}

/** Formats a job into texts that are ready to render. @param now epoch milliseconds */
export const toJobView = (
  job: JobDetail,
  now: number,
  { filters, job: messages, jobs, times }: Pick<Messages, 'filters' | 'job' | 'jobs' | 'times'>,
) => ({
  ...toJobRow(job, now, times),
  companyHref: hrefOf('company', { slug: job.company.slug }),
  where: job.cities.map(({ label }) => label).join(', ') || messages.anywhere,
  facts: (
    [
      {
        name: JOB_FILTERS.workMode.label,
        value: (job.workMode && workModeLabel(workModeId(job.workMode), filters)) ?? '',
      },
      {
        name: JOB_FILTERS.shift.label,
        value: (job.shift && shiftLabel(shiftId(job.shift), filters)) ?? '',
      },
      { name: messages.functionalArea, value: job.functionalArea },
      { name: messages.industry, value: job.industry },
      { name: messages.openings, value: formatCount(job.openings) },
      { name: messages.views, value: job.views > 0 ? formatCount(job.views) : '' },
      { name: messages.applicants, value: job.applied > 0 ? formatCount(job.applied) : '' },
      {
        name: messages.postedBy,
        value: job.recruiter
          ? [job.recruiter.name, job.recruiter.designation].filter(Boolean).join(', ')
          : '',
        ...(job.recruiter && {
          href: hrefOf('recruiterJobfeed', { recruiterId: String(job.recruiter.id) }),
        }),
      },
      {
        name: messages.jobType,
        value: notesOf({
          ...job.flags,
          workFromHome: job.flags.workFromHome && !job.workMode,
        }).join('; '),
      },
    ] satisfies Fact[]
  ).filter(({ value }) => value !== ''),
  descriptionHtml: job.descriptionHtml,
  skills: job.skills.map((skill) => ({ label: skill, href: searchHref(skill) })),
  closes: formatDay(job.expiresAt),
  expired: isClosed(job, now),
  similarHref: hrefOf('similar-jobs', { jobId: String(job.id) }),
  more: categoryLink(job.category, jobs),
});

export type JobView = ReturnType<typeof toJobView>;
