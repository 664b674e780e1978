import { interviewSlotDetails } from '@broadsheet/contract/calls/interviews';
import { AppError } from '@broadsheet/contract/errors';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { describe, expect, it } from 'vitest';
import { bookedFixture, calendarFixture } from '../interview.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './interview-slots.fixtures.ts';
import { InterviewSlots } from './interview-slots.tsx';
import { loadInterviewSlots } from './loader.ts';

const { outcomes } = builtInMessages();

const { calendar: _calendar, ...booked } = bookedFixture;
const found = {
  calendar: calendarFixture,
  slots: [booked, { ...booked, slotId: 72, booked: false }],
  nextNotifyAt: null,
};
const load = async (path: string, answer: unknown = found) => {
  const answers = { [interviewSlotDetails.path]: answer };
  const { context } = loaderContext(path, answers, { session: sessionFixture });
  return loadInterviewSlots({ unsuited: 'No slot works for you?' }, context);
};

describe('slots of an interview', () => {
  it('are the free ones, beside the booked one', async () => {
    expect((await load('/interview/5?done=booked')).data).toMatchObject({
      free: [{ slotId: 72 }],
      booked: { slotId: 71 },
      done: outcomes.interviewBooked,
    });
  });

  it.each(['/interview/0', '/interview/999999999999', '/interview/x'])(
    'are absent at %s',
    async (path) => {
      expect(await load(path)).toEqual({ data: null, page: { status: 404 } });
    },
  );

  it('are absent without an invitation', async () => {
    const answer = await load('/interview/5', new AppError('CALENDAR_NOT_FOUND'));
    expect(answer).toEqual({ data: null, page: { status: 404 } });
  });

  it('are grouped by day in a named time zone, in a plain form', () => {
    const html = renderFixture(InterviewSlots, fixtures);
    const text = textOf(html);
    expect(html).toContain('action="/api/user/interview/confirm-slot"');
    expect(html).toMatch(/<legend[^>]*>Wednesday, 25 November 2026<\/legend>/);
    expect(html).toMatch(/<legend[^>]*>Thursday, 26 November 2026<\/legend>/);
    expect(html).toMatch(/type="radio"[^>]* name="slotId"[^>]* value="71"/);
    expect(text).toContain('10:00 am');
    expect(text).toContain('Times are in IST.');
    expect(html).toContain('name="next" value="/interview/5?done=booked"');
  });

  it('that are booked can be moved; if none is free, the recruiter can be notified once a day', () => {
    const html = renderFixture(InterviewSlots, fixtures, 'booked');
    expect(textOf(html)).toContain("You've booked Wednesday, 25 November 2026, 10:00 am");
    expect(textOf(html)).toContain('Reschedule interview');
    expect(html).toContain('href="/api/user/interview/calendar-file?calendarId=5"');
    const empty = textOf(renderFixture(InterviewSlots, fixtures, 'empty'));
    expect(empty).toContain('No slots are free right now.');
    expect(empty).toContain('You can send another from Sunday, 22 November 2026, 10:00 am.');
    expect(renderFixture(InterviewSlots, fixtures)).toContain(
      'action="/api/user/interview/notify-recruiter"',
    );
  });
});
