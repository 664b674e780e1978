import { blockCompany } from '@broadsheet/contract/calls/account';
import { chatMessages, conversations, sendChatMessage } from '@broadsheet/contract/calls/chat';
import { followUp, followUps } from '@broadsheet/contract/calls/follow-up';
import { notifyRecruiter } from '@broadsheet/contract/calls/interviews';
import { applyJob } from '@broadsheet/contract/calls/job-actions';
import {
  answerApplicant,
  answerFollowUp,
  readApplicantChat,
} from '@broadsheet/contract/calls/recruiter-chats';
import {
  inviteApplicant,
  jobApplicants,
  openSlots,
  recruiterJobs,
  shortlistApplicant,
  slotRequests,
} from '@broadsheet/contract/calls/recruiter-side';
import { DAY_MS, MINUTE_MS } from '@broadsheet/contract/durations';
import { addRecruiter } from '@broadsheet/test-kit/database/add-recruiter';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
});
afterAll(() => services.close());

type Recruiter = Awaited<ReturnType<typeof addRecruiter>>;

const refused = (status: number, code: string) => ({ status, body: { code } });

/** A pro member who has applied for a recruiter's job, and the parameters that identify them. */
const setUp = async (isPro = true) => {
  const recruiter = await addRecruiter(services);
  const { token, seeker } = await addSeeker(services, { isPro });
  const { jobId } = recruiter;
  await services.call(applyJob, { token, body: { applyAnyway: 1, jobcode: String(jobId) } });
  const params = { jobId, applicantId: seeker.public_id };
  return { recruiter, token, seeker, named: { token: recruiter.token, params } };
};
type Named = Awaited<ReturnType<typeof setUp>>['named'];

const sendMessage = (named: Named, text: string, clientId = 'c-1') =>
  services.send(answerApplicant, { ...named, body: { text, clientId } });

/** Requests for this applicant by other recruiters or with other jobs. */
const strangers = ({ params }: Named, { token, jobId }: Recruiter) => [
  { named: { token, params }, code: 'JOB_NOT_FOUND' },
  { named: { token, params: { ...params, jobId } }, code: 'APPLICANT_NOT_FOUND' },
];

describe('an answer to an applicant', () => {
  it('is written once they are shortlisted, once however often it is sent, and each sees what the other has read', async () => {
    const { token, named } = await setUp();
    for (const call of [answerApplicant, readApplicantChat])
      expect(
        await services.send(call, { ...named, body: { text: 'Hello', clientId: 'c-1' } }),
      ).toMatchObject(refused(404, 'CONVERSATION_NOT_FOUND'));
    await services.call(shortlistApplicant, named);
    const sent = await Promise.all(Array.from({ length: 5 }, () => sendMessage(named, ' Hello ')));
    expect(new Set(sent.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(sent[0]).toMatchObject({ status: 200, body: { sent: { number: 1, text: 'Hello' } } });
    expect(await sendMessage(named, 'Another')).toMatchObject(refused(422, 'KEY_REUSED'));
    const [conversation] = (await services.call(conversations, { token })).items;
    expect(conversation).toMatchObject({ unread: 1, lastMessage: { text: 'Hello' } });
    const params = { conversationId: conversation?.id ?? 0 };
    for (const text of ['Hi', 'When?'])
      await services.call(sendChatMessage, {
        token,
        params,
        body: { text, clientId: text[0] ?? '' },
      });
    const readOf = async () =>
      (await services.call(chatMessages, { token, params })).conversation.readByRecruiter;
    const earlier = { ...named, query: { before: 3, size: 1 } };
    expect(await services.call(readApplicantChat, earlier)).toMatchObject({
      items: [{ number: 2, text: 'Hi' }],
      hasMore: true,
    });
    expect(await readOf()).toBe(2);
    expect(await services.call(readApplicantChat, named)).toMatchObject({
      items: [{ side: 'recruiter' }, { side: 'seeker' }, { text: 'When?' }],
      hasMore: false,
      readBySeeker: 3,
      isOpen: true,
    });
    expect(await readOf()).toBe(3);
  });

  it('is for applicants of one’s own, who are pro members and are to be seen', async () => {
    const { recruiter, token, named } = await setUp();
    await services.call(shortlistApplicant, named);
    const other = await addRecruiter(services);
    const body = { text: 'Hello', clientId: 'c-1' };
    for (const { named: theirs, code } of strangers(named, other))
      for (const call of [answerApplicant, readApplicantChat, answerFollowUp])
        expect(await services.send(call, { ...theirs, body })).toMatchObject(refused(404, code));
    expect((await services.call(readApplicantChat, named)).items).toEqual([]);
    const basic = await setUp(false);
    await services.call(shortlistApplicant, basic.named);
    expect(await sendMessage(basic.named, 'Hello')).toMatchObject(
      refused(403, 'APPLICANT_NOT_PRO'),
    );
    await services.call(blockCompany, {
      token,
      body: { companyId: recruiter.companyId, blocked: 1 },
    });
    expect(await sendMessage(named, 'Hello')).toMatchObject(refused(404, 'APPLICANT_NOT_FOUND'));
  });
});

describe('a follow-up', () => {
  it('is listed with its applicant until its recruiter answers it, once', async () => {
    const { recruiter, token, named } = await setUp();
    const { jobId } = recruiter;
    const answer = (text: string) => services.call(answerFollowUp, { ...named, body: { text } });
    const waiting = async () =>
      (await services.call(jobApplicants, { token: recruiter.token, params: { jobId } })).items[0]
        ?.followedUpAt;
    expect([await waiting(), await answer('Soon.')]).toEqual([null, { answered: false }]);
    await services.call(followUp, { token, body: { jobcode: String(jobId) } });
    expect(await waiting()).toBe(new Date(services.now).toISOString());
    expect(await answer('Next week.')).toEqual({ answered: true });
    expect([await waiting(), await answer('Never.')]).toEqual([null, { answered: false }]);
    const { followed } = await services.call(followUps, { token });
    expect(followed).toMatchObject([{ jobId, answer: 'Next week.' }]);
  });
});

describe('what invited seekers say whom no slot suits', () => {
  it('is read by the recruiter who invited them, without those who are not to be seen', async () => {
    const { recruiter, token, seeker, named } = await setUp();
    const { jobId } = recruiter;
    const slots = [new Date(services.now + DAY_MS).toISOString()];
    const { calendarId } = await services.call(openSlots, {
      token: recruiter.token,
      params: { jobId },
      body: { title: 'First talk', minutes: 30, place: 'Pune', slots },
    });
    await services.call(inviteApplicant, { ...named, body: { calendarId } });
    await services.call(notifyRecruiter, { token, body: { calendarId, message: 'After 6 pm' } });
    const read = (by: Recruiter, query = {}) =>
      services.call(slotRequests, { token: by.token, query });
    const { items, total } = await read(recruiter, { jobId });
    expect(items).toMatchObject([
      {
        calendarId,
        jobId,
        applicantId: seeker.public_id,
        name: seeker.name,
        message: 'After 6 pm',
      },
    ]);
    expect([total, 'seekerId' in (items[0] ?? {})]).toEqual([1, false]);
    const other = await addRecruiter(services);
    expect(await read(other)).toMatchObject({ items: [], total: 0 });
    const request = { token: other.token, query: { jobId } };
    expect(await services.send(slotRequests, request)).toMatchObject(refused(404, 'JOB_NOT_FOUND'));
    await services.call(blockCompany, {
      token,
      body: { companyId: recruiter.companyId, blocked: 1 },
    });
    expect(await read(recruiter)).toMatchObject({ items: [], total: 0 });
  });
});

describe('any call of a recruiter', () => {
  it('says that they are there, and one with a wrong token says nothing', async () => {
    const { recruiter, token, named } = await setUp();
    await services.call(shortlistApplicant, named);
    const seenAt = async () => (await services.call(conversations, { token })).items[0]?.seenAt;
    services.now += MINUTE_MS;
    await services.send(recruiterJobs, { token: `${recruiter.token}x` });
    expect(await seenAt()).toBe(new Date(services.now - MINUTE_MS).toISOString());
    await services.call(recruiterJobs, { token: recruiter.token });
    expect(await seenAt()).toBe(new Date(services.now).toISOString());
    services.now -= MINUTE_MS;
  });
});
