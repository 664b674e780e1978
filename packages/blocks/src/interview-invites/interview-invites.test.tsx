import { interviewSlotsCount } from '@broadsheet/contract/calls/interviews';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './interview-invites.fixtures.ts';
import { InterviewInvites } from './interview-invites.tsx';
import { loadInterviewInvites } from './loader.ts';

const load = async (invites: number, session: typeof sessionFixture | null = sessionFixture) => {
  const answers = { [interviewSlotsCount.path]: { invites, slots: 9, booked: 1 } };
  const { context } = loaderContext('/jobfeed', answers, { session });
  return (await loadInterviewInvites({ button: 'Book Slots' }, context)).data;
};

it('counts what can be booked, in the words of the count, and leads there', () => {
  const html = renderFixture(InterviewInvites, fixtures);
  expect(textOf(html)).toContain('You have 3 interview invites!');
  expect(html).toMatch(/href="\/interviews">Book Slots</);
  expect(textOf(renderFixture(InterviewInvites, fixtures, 'one'))).toContain(
    'You have 1 interview invite!',
  );
});

it('is absent if there is nothing to book, and for visitors', async () => {
  expect(await load(2)).toEqual({ count: 2 });
  expect(await load(0)).toBeNull();
  expect(await load(2, null)).toBeNull();
});
