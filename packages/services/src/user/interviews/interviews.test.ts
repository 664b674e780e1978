import { dataExport } from '@broadsheet/contract/calls/account';
import {
  cancelSlot,
  confirmSlot,
  interviewCalendarFile,
  interviewInvites,
  interviewSlotById,
  interviewSlotDetails,
  interviewSlots,
  interviewSlotsCount,
  interviewSlotTimings,
  notifyRecruiter,
} from '@broadsheet/contract/calls/interviews';
import { profile } from '@broadsheet/contract/calls/profile';
import { DAY_MS, MINUTE_MS } from '@broadsheet/contract/durations';
import {
  addInterview,
  inviteTo,
  type TestInterview,
} from '@broadsheet/test-kit/database/add-interview';
import { addSeeker, type TestSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const failed = (status: number, code: string) => ({ status, body: { code } });

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const slotsOf = ({ slots }: TestInterview): readonly [number, number, number] => {
  const [first, second, third] = slots.map(({ slotId }) => slotId);
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('the calendar has fewer than three slots');
  return [first, second, third];
};
const invited = async (interview: TestInterview): Promise<TestSeeker> => {
  const seeker = await addSeeker(services);
  await inviteTo(services, interview, seeker.seeker.id);
  return seeker;
};
const setUp = async (changes: Parameters<typeof addInterview>[1] = {}) => {
  const interview = await addInterview(services, changes);
  const { token, seeker } = await invited(interview);
  return { interview, token, seeker, slots: slotsOf(interview), id: interview.calendarId };
};
const confirm = (token: string, slotId: number) =>
  services.send(confirmSlot, { token, body: { slotId } });
const cancel = (token: string, slotId: number) =>
  services.send(cancelSlot, { token, body: { slotId } });
const booked = async (token: string) =>
  (await services.call(interviewSlots, { token })).items.map(({ slotId }) => slotId);

describe('a slot', () => {
  it('is booked once by somebody who presses ten times', async () => {
    const { token, slots } = await setUp();
    const answers = await Promise.all(
      slots[0]
        ? Array(10)
            .fill(slots[0])
            .map((id) => confirm(token, id))
        : [],
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await booked(token)).toEqual([slots[0]]);
  });

  it('is moved from: the other one is free at once, and stays booked where the new one is gone', async () => {
    const { token, slots, interview } = await setUp();
    const [first, second] = slots;
    await confirm(token, first);
    expect(await services.call(confirmSlot, { token, body: { slotId: second } })).toMatchObject({
      freed: first,
      interview: { slotId: second, booked: true },
    });
    const other = await invited(interview);
    expect(await confirm(other.token, second)).toMatchObject(failed(409, 'SLOT_TAKEN'));
    expect((await confirm(other.token, first)).status).toBe(200);
    expect(await confirm(token, first)).toMatchObject(failed(409, 'SLOT_TAKEN'));
    expect(await booked(token)).toEqual([second]);
    const swapped = await Promise.all([confirm(token, first), confirm(other.token, second)]);
    for (const answer of swapped) expect(answer).toMatchObject(failed(409, 'SLOT_TAKEN'));
  });

  it('is given back by who has it and nobody else, and then free', async () => {
    const { token, slots, interview } = await setUp();
    const other = await invited(interview);
    await confirm(token, slots[0]);
    expect(await cancel(other.token, slots[0])).toMatchObject(failed(409, 'NOT_BOOKED'));
    expect(await cancel(token, slots[1])).toMatchObject(failed(409, 'NOT_BOOKED'));
    expect(await booked(token)).toEqual([slots[0]]);
    expect((await cancel(token, slots[0])).status).toBe(200);
    expect(await cancel(token, slots[0])).toMatchObject(failed(409, 'NOT_BOOKED'));
    expect((await confirm(other.token, slots[0])).status).toBe(200);
  });

  it('is for those who are invited, and for no visitors', async () => {
    const { token, slots, id } = await setUp();
    const stranger = await addSeeker(services);
    const missing = failed(404, 'SLOT_NOT_FOUND');
    expect(await confirm(stranger.token, slots[1])).toMatchObject(missing);
    expect(await confirm(token, 2_147_483_647)).toMatchObject(missing);
    const query = { calendarId: id };
    for (const call of [interviewSlotDetails, interviewSlotTimings])
      expect(await services.send(call, { token: stranger.token, query })).toMatchObject(
        failed(404, 'CALENDAR_NOT_FOUND'),
      );
    expect(
      await services.send(interviewSlotById, {
        token: stranger.token,
        query: { slotId: slots[1] },
      }),
    ).toMatchObject(missing);
    expect(await services.send(confirmSlot, { body: { slotId: slots[1] } })).toMatchObject({
      status: 401,
    });
  });

  it('that has begun can be booked by nobody, and not be given back by who has it', async () => {
    const slots = [1, 60, 120].map((minutes) => services.now + minutes * MINUTE_MS);
    const { token, slots: ids, interview } = await setUp({ slots });
    const late = await invited(interview);
    await confirm(token, ids[0]);
    services.now += MINUTE_MS;
    const begun = [await confirm(token, ids[1]), await cancel(token, ids[0])];
    await services.database.deleteFrom('interview_bookings').execute();
    const past = await confirm(late.token, ids[0]);
    services.now -= MINUTE_MS;
    for (const answer of begun) expect(answer).toMatchObject(failed(410, 'INTERVIEW_BEGUN'));
    expect(past).toMatchObject(failed(410, 'SLOT_PAST'));
  });
});

describe('interviews of a seeker', () => {
  it('are counted and listed: invitations first without, then with a booking', async () => {
    const { token, slots, id, interview } = await setUp({
      held: { videoLink: 'https://meet.example/abc' },
    });
    const counts = () => services.call(interviewSlotsCount, { token });
    expect(await counts()).toEqual({ invites: 1, slots: 3, booked: 0 });
    expect(await services.call(interviewInvites, { token })).toMatchObject({
      items: [{ calendarId: id, slotsLeft: 3, videoLink: null, job: { id: interview.jobId } }],
      total: 1,
      hasMore: false,
    });
    const open = { booked: 0, pageNumber: 2, pageContent: 2 } as const;
    expect(await services.call(interviewSlots, { token, query: open })).toMatchObject({
      items: [{ slotId: slots[2], booked: false }],
      page: 2,
      total: 3,
      hasMore: false,
    });
    await confirm(token, slots[1]);
    expect(await counts()).toEqual({ invites: 0, slots: 0, booked: 1 });
    const { interviews } = await services.call(dataExport, { token });
    expect(interviews).toMatchObject([{ calendarId: id, startsAt: interview.slots[1]?.startsAt }]);
    expect((await services.call(interviewInvites, { token })).items).toEqual([]);
    expect(await services.call(interviewSlots, { token })).toMatchObject({
      items: [{ slotId: slots[1], calendar: { videoLink: 'https://meet.example/abc' } }],
    });
    const query = { slotId: slots[1] };
    expect(await services.call(interviewSlotById, { token, query })).toMatchObject({
      booked: true,
    });
  });

  it('that are booked stand in the profile', async () => {
    const interview = await addInterview(services);
    const { seeker, token } = await addSeeker(services, {}, {});
    await inviteTo(services, interview, seeker.id);
    const [slotId] = slotsOf(interview);
    await confirm(token, slotId);
    const { completeness } = await services.call(profile, { token });
    const { calendarId, slots } = interview;
    expect(completeness.interviewSlots).toEqual({
      count: 1,
      slots: [{ slotId, calendarId, startsAt: slots[0]?.startsAt }],
    });
  });

  it('have their slots from one moment to another, and by the days of their time zone', async () => {
    const at = Date.parse('2027-03-01T18:00:00Z');
    const slots = [at, at + 60 * MINUTE_MS, at + 1_440 * MINUTE_MS];
    const { token, id, slots: ids } = await setUp({ slots, timeZone: 'Asia/Kolkata' });
    const [first, second, third] = ids;
    const query = { calendarId: id };
    const { days } = await services.call(interviewSlotTimings, { token, query });
    expect(days.map(({ day, slots: of }) => [day, of[0]?.slotId])).toEqual([
      ['2027-03-01', first],
      ['2027-03-02', second],
    ]);
    expect(days[1]?.slots.map(({ slotId }) => slotId)).toEqual([second, third]);
    const details = async (more: object) =>
      (
        await services.call(interviewSlotDetails, { token, query: { ...query, ...more } })
      ).slots.map(({ slotId }) => slotId);
    expect(await details({ from: '2027-03-01T18:30:00Z' })).toEqual([second, third]);
    expect(await details({ to: '2027-03-01T19:00:00.000Z' })).toEqual([first]);
    expect(await details({ slotId: second })).toEqual([second]);
    for (const from of ['soon', '2027-13-45T99:99Z', '2027-02-30T25:00Z'])
      expect(
        await services.send(interviewSlotDetails, { token, query: { ...query, from } }),
      ).toMatchObject(failed(400, 'VALIDATION'));
  });

  it('tell the recruiter once a day that no slot suits', async () => {
    const { token, id, seeker } = await setUp();
    const message = ' Only after 6 pm, please. ';
    const sendNotification = () =>
      services.send(notifyRecruiter, { token, body: { calendarId: id, message } });
    const answers = await Promise.all([sendNotification(), sendNotification(), sendNotification()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    const listRows = () =>
      services.database
        .selectFrom('interview_requests')
        .select(['seeker_id', 'message'])
        .where('calendar_id', '=', id)
        .execute();
    expect(await listRows()).toEqual([
      { seeker_id: seeker.id, message: 'Only after 6 pm, please.' },
    ]);
    const dayAgo = { told_at: new Date(services.now - DAY_MS) };
    await services.database.updateTable('interview_invites').set(dayAgo).execute();
    expect((await sendNotification()).status).toBe(200);
    expect(await listRows()).toHaveLength(2);
    const stranger = await addSeeker(services);
    const body = { calendarId: id, message };
    expect(await services.send(notifyRecruiter, { token: stranger.token, body })).toMatchObject(
      failed(404, 'CALENDAR_NOT_FOUND'),
    );
  });
});

describe('the calendar file', () => {
  it('is RFC 5545, keeps its UID when the interview is moved, and is gone when it is cancelled', async () => {
    const title = 'Talk; नमस्ते, '.repeat(7).trim();
    const { token, slots, id } = await setUp({ title });
    const send = () => services.send(interviewCalendarFile, { token, query: { calendarId: id } });
    const read = async () => {
      const { base64, fileName, mediaType } = await services.call(interviewCalendarFile, {
        token,
        query: { calendarId: id },
      });
      expect({ fileName, mediaType }).toEqual({
        fileName: `interview-${id}.ics`,
        mediaType: 'text/calendar',
      });
      return Buffer.from(base64, 'base64').toString();
    };
    expect(await send()).toMatchObject(failed(409, 'NOT_BOOKED'));
    await confirm(token, slots[0]);
    const first = await read();
    await confirm(token, slots[1]);
    const second = await read();
    const fieldOf = (text: string, name: string) =>
      new RegExp(`^${name}:(.*)$`, 'm').exec(text.replace(/\r\n /g, ''))?.[1]?.trim();
    expect(fieldOf(second, 'UID')).toBe(fieldOf(first, 'UID'));
    expect([fieldOf(first, 'SEQUENCE'), fieldOf(second, 'SEQUENCE')]).toEqual(['1', '2']);
    const utc = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '');
    expect(fieldOf(second, 'DTSTART')).toBe(utc(services.now + 2 * DAY_MS));
    expect(fieldOf(second, 'DTSTAMP')).toBe(utc(services.now));
    expect(fieldOf(second, 'SUMMARY')).toContain('Talk\\; नमस्ते\\, ');
    expect(fieldOf(second, 'LOCATION')).toBe('12\\, MG Road\\, Bengaluru');
    for (const line of second.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76);
    await cancel(token, slots[1]);
    expect(await send()).toMatchObject(failed(409, 'NOT_BOOKED'));
  });
});
