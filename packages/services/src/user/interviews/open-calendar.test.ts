import { HOUR_MS } from '@broadsheet/contract/durations';
import { addInterview, inviteTo } from '@broadsheet/test-kit/database/add-interview';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inviteSeeker } from './invite-seeker.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

describe('opening a calendar', () => {
  it('keeps its slots in the order of their times', async () => {
    const slots = [3, 1, 2].map((hours) => services.now + hours * HOUR_MS);
    const opened = await addInterview(services, { slots });
    expect(opened.slots.map(({ startsAt }) => Date.parse(startsAt))).toEqual(slots.toSorted());
  });

  it.each([
    ['slots that are over', { slots: [1] }],
    ['no slots', { slots: [] }],
    ['slots that overlap', { slots: [4_000_000_000_000, 4_000_000_600_000] }],
    ['a time zone that is none', { timeZone: 'Mars/Olympus' }],
  ])('refuses %s', async (_what, changes) => {
    await expect(addInterview(services, changes)).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('is for jobs of the recruiter alone', async () => {
    const { jobId } = await addInterview(services);
    const other = { recruiterId: 2_147_483_647, jobId };
    await expect(addInterview(services, other)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
  });
});

describe('inviting a seeker', () => {
  it('happens once, and is for those who have applied', async () => {
    const interview = await addInterview(services);
    const { seeker } = await addSeeker(services);
    const invite = (changes: { recruiterId?: number } = {}) =>
      services.database.transaction().execute((transaction) =>
        inviteSeeker(
          transaction,
          {
            recruiterId: interview.recruiterId,
            calendarId: interview.calendarId,
            seekerId: seeker.id,
            ...changes,
          },
          services,
        ),
      );
    await expect(invite()).rejects.toMatchObject({ code: 'NOT_AN_APPLICANT' });
    expect(await inviteTo(services, interview, seeker.id)).toBe(true);
    expect(await invite()).toBe(false);
    const notifications = await services.database
      .selectFrom('notifications')
      .select(['type', 'link'])
      .where('seeker_id', '=', seeker.id)
      .execute();
    expect(notifications).toEqual([{ type: 2, link: `/interview/${interview.calendarId}` }]);
    await expect(invite({ recruiterId: 2_147_483_647 })).rejects.toMatchObject({
      code: 'CALENDAR_NOT_FOUND',
    });
  });

  it('says that the times have changed to who was invited for the job before', async () => {
    const first = await addInterview(services);
    const { recruiterId, jobId } = first;
    const other = await addInterview(services);
    const second = await addInterview(services, { recruiterId, jobId });
    const { seeker } = await addSeeker(services);
    for (const interview of [first, other, { ...second, jobId }])
      await inviteTo(services, interview, seeker.id);
    const notifications = await services.database
      .selectFrom('notifications')
      .select(['type', 'link', 'text'])
      .where('seeker_id', '=', seeker.id)
      .orderBy('id')
      .execute();
    expect(notifications.map(({ type }) => type)).toEqual([2, 2, 3]);
    expect(notifications[2]).toMatchObject({
      link: `/interview/${second.calendarId}`,
      text: expect.stringContaining('other times for your interview'),
    });
  });
});
