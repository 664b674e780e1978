import { writeAfter } from '@broadsheet/contract/after';
import { defineLoader } from '@broadsheet/contract/block-loader';
import { interviewInvites, interviewSlots } from '@broadsheet/contract/calls/interviews';
import { failureText } from '@broadsheet/contract/form-outcome';
import { jobHref } from '@broadsheet/contract/job-text';
import { findOutcome, INTERVIEW_OUTCOMES } from '@broadsheet/contract/outcome-messages';
import { readAfter } from '../shared/list/page-cursor.ts';
import { readPageNumber } from '../shared/list/read-page-number.ts';
import { interviewList } from './schema.ts';

const DONE = { booked: INTERVIEW_OUTCOMES.booked, cancelled: INTERVIEW_OUTCOMES.cancelled };

export const loadInterviewList = defineLoader(
  interviewList,
  async (_settings, { call, page, session, messages }) => {
    if (!session?.isLoggedIn) return { data: null };
    const number = readPageNumber(page.query.page) ?? 1;
    const [booked, invites] = await Promise.all([
      call(interviewSlots, { query: { booked: 1, pageNumber: number } }),
      call(interviewInvites, { query: { page: number, ...readAfter(page.query.after) } }),
    ]);
    const last = invites.items.at(-1);
    return {
      data: {
        booked: booked.items.map((item) => ({ ...item, href: jobHref(item.calendar.job) })),
        invites: invites.items.map((item) => ({ ...item, href: jobHref(item.job) })),
        page: number,
        hasMore: booked.hasMore || invites.hasMore,
        after: last ? writeAfter(last.invitedAt, last.calendarId) : null,
        done: findOutcome(DONE, page.query.done, messages.outcomes),
        failed: failureText(page),
      },
    };
  },
);
