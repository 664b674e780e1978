import { defineLoader } from '@broadsheet/contract/block-loader';
import { jobInsights as insightsCall } from '@broadsheet/contract/calls/insights';
import { jobDetail } from '@broadsheet/contract/calls/job';
import type { JobInsights } from '@broadsheet/contract/entities/insights';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { Messages } from '@broadsheet/messages/message-areas';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { jobInsights } from './schema.ts';

const monthFormat = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthName = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

type Texts = Messages['insights'];

const competitionOf = ({ competition, experienceUntold }: JobInsights, messages: Texts) => [
  ...competition.map(({ band, applicants }) => ({ label: band, count: applicants })),
  ...(experienceUntold > 0
    ? [{ label: messages.experienceNotAdded, count: experienceUntold }]
    : []),
];

const figuresOf = (insights: JobInsights, messages: Texts) => ({
  applicants: insights.applicants,
  topSchools: insights.totalApplicantsFromTopBSchool,
  rank: insights.magicRank.magicRank?.text ?? null,
  competition: competitionOf(insights, messages),
  actions: insights.recruiterActions.map(({ action, applications }) => ({
    label: messages[action],
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
  async (_settings, { call, page, session, messages }) => {
    const query = { jobcode: page.params.jobId ?? '' };
    const proHref = hrefOf('pro-membership');
    if (!(await nullIfNotFound(call(jobDetail, { query })))) return { data: null };
    if (!session?.isLoggedIn || !session.isPro) return { data: { insights: null, proHref } };
    const insights = figuresOf(await call(insightsCall, { query }), messages.insights);
    return { data: { insights, proHref } };
  },
);
