import { defineLoader } from '@broadsheet/contract/block-loader';
import { interviewSlotDetails } from '@broadsheet/contract/calls/interviews';
import { failureText } from '@broadsheet/contract/form-outcome';
import { jobHref } from '@broadsheet/contract/job-text';
import { findOutcome, INTERVIEW_OUTCOMES } from '@broadsheet/contract/outcome-messages';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { interviewSlots } from './schema.ts';

const ID = /^[1-9]\d{0,8}$/;
const DONE = { booked: INTERVIEW_OUTCOMES.booked, told: INTERVIEW_OUTCOMES.told };
const NOT_THERE = { data: null, page: { status: 404 } } as const;

export const loadInterviewSlots = defineLoader(
  interviewSlots,
  async (_settings, { call, page, session, messages }) => {
    const { calendarId = '' } = page.params;
    if (!session?.isLoggedIn || !ID.test(calendarId)) return NOT_THERE;
    const query = { calendarId: Number(calendarId) };
    const found = await nullIfNotFound(call(interviewSlotDetails, { query }));
    if (!found) return NOT_THERE;
    return {
      data: {
        calendar: found.calendar,
        href: jobHref(found.calendar.job),
        free: found.slots.filter(({ booked }) => !booked),
        booked: found.slots.find(({ booked }) => booked) ?? null,
        nextNotifyAt: found.toldUntil,
        done: findOutcome(DONE, page.query.done, messages.outcomes),
        failed: failureText(page),
      },
    };
  },
);
