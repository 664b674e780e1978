import { defineLoader } from '@broadsheet/contract/block-loader';
import { interviewSlotDetails } from '@broadsheet/contract/calls/interviews';
import { failedWords } from '@broadsheet/contract/form-outcome';
import { jobHref } from '@broadsheet/contract/job-words';
import { orNull } from '../parts/not-there.ts';
import { interviewSlots } from './schema.ts';

const ID = /^[1-9]\d{0,8}$/;
const DONE: Readonly<Record<string, string>> = {
  booked: 'Your interview is booked.',
  told: 'The recruiter can read it now.',
};
const NOT_THERE = { data: null, page: { status: 404 } } as const;

export const loadInterviewSlots = defineLoader(
  interviewSlots,
  async (_settings, { call, page, session }) => {
    const { calendarId = '' } = page.params;
    if (!session?.isLoggedIn || !ID.test(calendarId)) return NOT_THERE;
    const query = { calendarId: Number(calendarId) };
    const found = await orNull(call(interviewSlotDetails, { query }));
    if (!found) return NOT_THERE;
    const { done = '' } = page.query;
    return {
      data: {
        calendar: found.calendar,
        href: jobHref(found.calendar.job),
        free: found.slots.filter(({ booked }) => !booked),
        booked: found.slots.find(({ booked }) => booked) ?? null,
        toldUntil: found.toldUntil,
        done: Object.hasOwn(DONE, done) ? (DONE[done] ?? null) : null,
        failed: failedWords(page),
      },
    };
  },
);
