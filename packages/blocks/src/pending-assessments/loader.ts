import { defineLoader } from '@broadsheet/contract/block-loader';
import { pendingTests } from '@broadsheet/contract/calls/assessments';
import type { PendingAssessment } from '@broadsheet/contract/entities/assessment';
import { hrefOf } from '@broadsheet/contract/match-page';
import { toPager } from '../shared/list/pager-data.ts';
import { readPageNumber } from '../shared/list/read-page-number.ts';
import { pendingAssessments } from './schema.ts';

const PAGE = hrefOf('pendingassessments');

const toItem = (pending: PendingAssessment) => ({
  title: pending.title,
  state: pending.state,
  href: `${PAGE}?job=${pending.jobId}`,
  job: {
    title: pending.jobTitle,
    company: pending.companyName,
    href: hrefOf('jobdetail', { slug: pending.jobSlug, jobId: String(pending.jobId) }),
  },
  minutes: pending.minutes,
  questions: pending.questions,
  until: pending.endsAt ?? pending.deadline,
});

/** Returns no data while an assessment is running. */
export const loadPendingAssessments = defineLoader(
  pendingAssessments,
  async (_settings, { call, page: { query }, session }) => {
    const page = readPageNumber(query.page);
    if (!session?.isLoggedIn || query.job !== undefined || page === null) return { data: null };
    const { items, total } = await call(pendingTests, { query: { id: session.userId, page } });
    const pager = toPager(page, total, (other) => `${PAGE}?page=${other}`);
    return { data: { items: items.map(toItem), pager } };
  },
);
