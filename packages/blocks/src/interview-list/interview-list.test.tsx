import { interviewInvites, interviewSlots } from '@broadsheet/contract/calls/interviews';
import { describe, expect, it } from 'vitest';
import { bookedFixture, inviteFixture } from '../interview.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './interview-list.fixtures.ts';
import { InterviewList } from './interview-list.tsx';
import { loadInterviewList } from './loader.ts';

const settings = { booked: 'Booked interviews', invites: 'Interview invites' };
const listOf = (item: object, hasMore: boolean) => ({ items: [item], hasMore });
const load = (path: string, session: typeof sessionFixture | null = sessionFixture) => {
  const answers = {
    [interviewSlots.path]: listOf(bookedFixture, false),
    [interviewInvites.path]: listOf(inviteFixture, true),
  };
  return loadInterviewList(settings, loaderContext(path, answers, { session }).context);
};

describe('interviews', () => {
  it('are those of the signed-in user, with the result of a form', async () => {
    expect((await load('/interviews?done=cancelled&page=2')).data).toMatchObject({
      booked: [{ slotId: 71, href: '/j/senior-java-developer-1234' }],
      invites: [{ calendarId: 5 }],
      page: 2,
      hasMore: true,
      done: expect.stringContaining('cancelled'),
    });
    expect((await load('/interviews?done=toString')).data).toMatchObject({ done: null });
    expect((await load('/interviews', null)).data).toBeNull();
  });

  it('show time, zone, calendar file and move link, and confirm a cancellation', () => {
    const html = renderFixture(InterviewList, fixtures);
    const text = textOf(html);
    expect(text).toContain('Wednesday, 25 November 2026, 10:00 am');
    expect(text).toContain('Times are in IST.');
    expect(text).toContain('Cancel this interview?');
    expect(html).toContain('href="/api/user/interview/calendar-file?calendarId=5"');
    expect(html).toContain('href="https://meet.example/kaveri"');
    expect(html).toContain('action="/api/user/interview/cancel-slot"');
    expect(html).toContain('name="slotId" value="71"');
  });

  it('that are not booked show the free slots, and what to do without any', () => {
    const text = textOf(renderFixture(InterviewList, fixtures));
    expect(text).toContain('3 slots left.');
    expect(text).toContain('Book Slots');
    expect(text).toContain('No slots left.');
    expect(text).toContain('Ask for another time');
  });

  it('show links if there are none, and announce errors', () => {
    expect(renderFixture(InterviewList, fixtures, 'empty')).toContain('href="/jobfeed"');
    expect(renderFixture(InterviewList, fixtures, 'failed')).toMatch(/role="alert">You haven/);
    expect(renderFixture(InterviewList, fixtures, 'long')).toContain('href="/interviews?page=3"');
  });
});
