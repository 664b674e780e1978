import { defineLoader } from '@broadsheet/contract/block-loader';
import { jobInsights as insightsCall } from '@broadsheet/contract/calls/insights';
import { jobDetail } from '@broadsheet/contract/calls/job';
import type { JobInsights, RecruiterAction } from '@broadsheet/contract/entities/insights';
import { hrefOf } from '@broadsheet/contract/match-page';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { jobInsights } from './schema.ts';

const ACTION_LABELS: Readonly<Record<RecruiterAction, string>> = {
  waiting: 'Not looked at yet',
  viewed: 'Looked at',
  shortlisted: 'Shortlisted',
  interview: 'Asked for an interview',
  offered: 'Made an offer',
  rejected: 'Turned down',
};
const UNTOLD = 'Not told';

const monthFormat = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthName = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

const competitionOf = ({ competition, experienceUntold }: JobInsights) => [
  ...competition.map(({ band, applicants }) => ({ label: band, count: applicants })),
  ...(experienceUntold > 0 ? [{ label: UNTOLD, count: experienceUntold }] : []),
];

const figuresOf = (insights: JobInsights) => ({
  applicants: insights.applicants,
  topSchools: insights.totalApplicantsFromTopBSchool,
  rank: insights.magicRank.magicRank?.text ?? null,
  competition: competitionOf(insights),
  actions: insights.recruiterActions.map(({ action, applications }) => ({
    label: ACTION_LABELS[action],
    count: applications,
  })),
  applied: insights.months.map(({ month, applied }) => ({
    label: monthName(month),
    count: applied,
  })),
  viewed: insights.months.map(({ month, viewed }) => ({ label: monthName(month), count: viewed })),
});

export const loadJobInsights = defineLoader(
  jobInsights,
  async (_settings, { call, page, session }) => {
    const query = { jobcode: page.params.jobId ?? '' };
    const proHref = hrefOf('pro-membership');
    if (!(await nullIfNotFound(call(jobDetail, { query })))) return { data: null };
    if (!session?.isLoggedIn || !session.isPro) return { data: { insights: null, proHref } };
    return { data: { insights: figuresOf(await call(insightsCall, { query })), proHref } };
  },
);
