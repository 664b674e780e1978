import { randomUUID } from 'node:crypto';
import { dataExport, erase } from '@broadsheet/contract/calls/account';
import {
  applicationOf,
  appliedCount,
  appliedJobs,
  applyAdditionalInfo,
  applyMultiple,
  applyOutlook,
  withdrawApplication,
} from '@broadsheet/contract/calls/applications';
import { followUp, followUps, proCheck } from '@broadsheet/contract/calls/follow-up';
import {
  confirmSlot,
  interviewInvites,
  interviewSlots,
} from '@broadsheet/contract/calls/interviews';
import { jobDetail } from '@broadsheet/contract/calls/job';
import { applyJob } from '@broadsheet/contract/calls/job-actions';
import {
  inviteApplicant,
  jobApplicants,
  moveApplicant,
  openSlots,
  recruiterJobs,
  shortlistApplicant,
  viewApplicant,
} from '@broadsheet/contract/calls/recruiter-side';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addRecruiter } from '@broadsheet/test-kit/database/add-recruiter';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
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

const refused = (status: number, code: string) => ({ status, body: { code } });
const apply = (token: string, jobId: number, sent: object = { applyAnyway: 1 }) =>
  services.send(applyJob, { token, body: { jobcode: String(jobId), ...sent } });
const withdraw = (token: string, jobId: number) =>
  services.send(withdrawApplication, { token, body: { jobcode: String(jobId) } });
const countOf = async (jobId: number): Promise<number> => {
  const row = await services.database
    .selectFrom('job_applications')
    .select('applied')
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return row?.applied ?? 0;
};
/** The number of rows of a seeker and a job, among the applications and the withdrawn ones. */
const rowsOf = async (seekerId: number, jobId: number) => {
  const rows = await services.database
    .selectFrom('sent_applications')
    .select('status')
    .where('seeker_id', '=', seekerId)
    .where('job_id', '=', jobId)
    .execute();
  return rows.map(({ status }) => status);
};
const setUp = async (isPro = false) => {
  const recruiter = await addRecruiter(services);
  const { token, seeker } = await addSeeker(services, { isPro });
  const { jobId } = recruiter;
  await apply(token, jobId, { applyAnyway: 1, coverLetter: 'Dear all' });
  const params = { jobId, applicantId: seeker.public_id };
  return { recruiter, token, seeker, jobId, params };
};

describe('an application that is withdrawn', () => {
  it('is over for its seeker: in the list and the timeline, counted apart, once however often', async () => {
    const { token, seeker, jobId, recruiter, params } = await setUp();
    await services.call(shortlistApplicant, { token: recruiter.token, params });
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(token, jobId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rowsOf(seeker.id, jobId)).toEqual(['withdrawn']);
    expect(await services.call(appliedCount, { token })).toMatchObject({
      count: 0,
      statuses: { applied: 0, shortlisted: 0, withdrawn: 1 },
    });
    const steps = [{ status: 'applied' }, { status: 'shortlisted' }, { status: 'withdrawn' }];
    const listed = await services.call(appliedJobs, { token, query: { status: 'withdrawn' } });
    expect(listed.items).toMatchObject([{ status: 'withdrawn', steps }]);
    expect(
      (await services.call(appliedJobs, { token, query: { status: 'shortlisted' } })).total,
    ).toBe(0);
    const query = { jobcode: String(jobId) };
    expect(await services.call(applicationOf, { token, query })).toMatchObject({
      status: 'withdrawn',
      coverLetter: 'Dear all',
      steps,
    });
    expect((await services.call(jobDetail, { token, query })).appliedAt).toBeNull();
  });

  it('is seen as withdrawn by its recruiter, who cannot act on it, and counts no more', async () => {
    const { token, jobId, recruiter, params } = await setUp();
    expect(await countOf(jobId)).toBe(1);
    await withdraw(token, jobId);
    expect(await countOf(jobId)).toBe(0);
    const own = { token: recruiter.token };
    const { items } = await services.call(jobApplicants, { ...own, params: { jobId }, query: {} });
    expect(items).toMatchObject([{ status: 'withdrawn', applicantId: params.applicantId }]);
    const jobs = await services.call(recruiterJobs, { ...own, query: {} });
    expect(jobs.items.find(({ id }) => id === jobId)?.applicants).toBe(0);
    const over = refused(409, 'APPLICATION_WITHDRAWN');
    expect(await services.send(viewApplicant, { ...own, params })).toMatchObject(over);
    expect(await services.send(shortlistApplicant, { ...own, params })).toMatchObject(over);
    const body = { status: 'offered' } as const;
    expect(await services.send(moveApplicant, { ...own, params, body })).toMatchObject(over);
    const withdrawn: object = { status: 'withdrawn' };
    expect(
      await services.send(moveApplicant, { ...own, params, body: withdrawn as typeof body }),
    ).toMatchObject(refused(400, 'VALIDATION'));
  });

  it('takes its interviews along, and leaves the slot to others', async () => {
    const { token, jobId, recruiter, params } = await setUp();
    const own = { token: recruiter.token };
    const starts = new Date(services.now + 3 * DAY_MS).toISOString();
    const { calendarId, slots } = await services.call(openSlots, {
      ...own,
      params: { jobId },
      body: { title: 'First talk', minutes: 30, place: 'Pune', slots: [starts] },
    });
    await services.call(inviteApplicant, { ...own, params, body: { calendarId } });
    const slotId = slots[0]?.slotId ?? 0;
    await services.call(confirmSlot, { token, body: { slotId } });
    await withdraw(token, jobId);
    expect((await services.call(interviewSlots, { token })).items).toEqual([]);
    expect((await services.call(interviewInvites, { token })).items).toEqual([]);
    const other = await addSeeker(services);
    await apply(other.token, jobId);
    const named = { jobId, applicantId: other.seeker.public_id };
    await services.call(inviteApplicant, { ...own, params: named, body: { calendarId } });
    expect(
      (await services.send(confirmSlot, { token: other.token, body: { slotId } })).status,
    ).toBe(200);
  });

  it('is followed up no more, and its week is not given back', async () => {
    const { token, jobId } = await setUp(true);
    const other = await addJob(services);
    await apply(token, other);
    const sendFollowUp = (id: number) =>
      services.send(followUp, { token, body: { jobcode: String(id) } });
    expect((await sendFollowUp(jobId)).status).toBe(200);
    await withdraw(token, jobId);
    expect(await sendFollowUp(jobId)).toMatchObject(refused(409, 'APPLICATION_WITHDRAWN'));
    expect(await sendFollowUp(other)).toMatchObject(refused(429, 'FOLLOW_UP_SENT'));
    expect((await services.call(followUps, { token })).followed).toHaveLength(1);
    const sent = { jobcode: String(jobId), coverLetter: 'More' };
    expect(await services.send(applyAdditionalInfo, { token, body: sent })).toMatchObject(
      refused(409, 'APPLICATION_WITHDRAWN'),
    );
  });

  it('counts in the 30 days, and the same job can be applied for again while it is open', async () => {
    const { token, seeker, jobId } = await setUp();
    const left = async () => (await services.call(proCheck, { token })).apply.left;
    expect(await left()).toBe(29);
    await withdraw(token, jobId);
    expect(await left()).toBe(29);
    const query = { jobIds: String(jobId) };
    expect((await services.call(applyOutlook, { token, query })).items).toMatchObject([
      { standing: 'open' },
    ]);
    expect(await apply(token, jobId)).toMatchObject({ status: 200, body: { already: false } });
    expect(await left()).toBe(29);
    expect(await rowsOf(seeker.id, jobId)).toEqual(['applied']);
    await withdraw(token, jobId);
    await services.call(applyMultiple, { token, body: { jobIds: String(jobId) } });
    expect(await rowsOf(seeker.id, jobId)).toEqual(['applied']);
    await withdraw(token, jobId);
    await services.database
      .updateTable('jobs')
      .set({ status: 'expired' })
      .where('id', '=', jobId)
      .execute();
    expect(await apply(token, jobId)).toMatchObject(refused(410, 'JOB_CLOSED'));
    expect(await rowsOf(seeker.id, jobId)).toEqual(['withdrawn']);
  });

  it('is either moved or withdrawn where both come at once, never both, and never a fault', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { token, seeker, jobId, recruiter, params } = await setUp();
      const own = { token: recruiter.token, params };
      const [moved, back] = await Promise.all([
        services.send(moveApplicant, { ...own, body: { status: 'rejected' } }),
        withdraw(token, jobId),
      ]);
      expect([200, 404, 409]).toContain(moved.status);
      expect([200, 409]).toContain(back.status);
      const wasFirst = back.status === 409;
      expect(await rowsOf(seeker.id, jobId)).toEqual([wasFirst ? 'rejected' : 'withdrawn']);
    }
  });

  it('is only withdrawn by its own seeker, and not where it is over or was sent elsewhere', async () => {
    const { token, seeker, jobId, recruiter, params } = await setUp();
    const other = await addSeeker(services);
    expect(await withdraw(other.token, jobId)).toMatchObject(refused(404, 'APPLICATION_NOT_FOUND'));
    expect(
      (await services.send(withdrawApplication, { body: { jobcode: String(jobId) } })).status,
    ).toBe(401);
    expect(await rowsOf(seeker.id, jobId)).toEqual(['applied']);
    await services.call(moveApplicant, {
      token: recruiter.token,
      params,
      body: { status: 'rejected' },
    });
    expect(await withdraw(token, jobId)).toMatchObject(refused(409, 'APPLICATION_OVER'));
    const elsewhere = await addJob(services, { apply_url: 'https://careers.example.com/9' });
    await apply(token, elsewhere);
    expect(await withdraw(token, elsewhere)).toMatchObject(refused(404, 'APPLICATION_NOT_FOUND'));
  });

  it('is told in the export, and erased with its seeker', async () => {
    const { token, seeker, jobId } = await setUp();
    await withdraw(token, jobId);
    const { applications } = await services.call(dataExport, { token });
    expect(applications).toMatchObject([
      { jobId, status: 'withdrawn', withdrawnAt: expect.any(String), coverLetter: 'Dear all' },
    ]);
    await services.call(erase, { token, body: { password: TEST_PASSWORD } });
    expect(await rowsOf(seeker.id, jobId)).toEqual([]);
  });
});

describe('a first application with a profile that lacks something', () => {
  const addResume = (seekerId: number) =>
    services.database
      .insertInto('media_files')
      .values({
        id: randomUUID(),
        seeker_id: seekerId,
        media_type: 'resume',
        recommendation_id: null,
        competition: null,
        stored_name: `resume-${seekerId}`,
        name: 'asha.pdf',
        content_type: 'application/pdf',
        bytes: 1,
        uploaded_at: new Date(services.now),
        confirmed_at: new Date(services.now),
      })
      .execute();

  it('is sent once it is confirmed, and no later one has to be', async () => {
    const { token, seeker } = await addSeeker(services);
    const [one, two, three] = [
      await addJob(services),
      await addJob(services),
      await addJob(services),
    ];
    expect(await apply(token, one, {})).toMatchObject({
      status: 409,
      body: { code: 'APPLY_UNCONFIRMED', details: [{ path: 'resume' }, { path: 'experience' }] },
    });
    const many = { jobIds: `${one},${two}` };
    expect(await services.send(applyMultiple, { token, body: many })).toMatchObject(
      refused(409, 'APPLY_UNCONFIRMED'),
    );
    expect(await rowsOf(seeker.id, one)).toEqual([]);
    expect((await services.call(applyOutlook, { token, query: many })).lacks).toEqual([
      'resume',
      'experience',
    ]);
    expect((await apply(token, one)).status).toBe(200);
    expect(await apply(token, one, {})).toMatchObject({ status: 200, body: { already: true } });
    expect((await apply(token, two, {})).status).toBe(200);
    await withdraw(token, one);
    await withdraw(token, two);
    expect((await apply(token, three, {})).status).toBe(200);
  });

  it('needs no confirmation with a resume, which tells the experience, too', async () => {
    const { token, seeker } = await addSeeker(services);
    const job = await addJob(services);
    await addResume(seeker.id);
    const query = { jobIds: `${job}` };
    expect((await services.call(applyOutlook, { token, query })).lacks).toEqual([]);
    expect((await apply(token, job, {})).status).toBe(200);
  });

  it('says what is missing, and nothing where nothing is or the employer takes it elsewhere', async () => {
    const { token, seeker } = await addSeeker(services, {}, { experience_status: 'fresher' });
    const job = await addJob(services);
    const elsewhere = await addJob(services, { apply_url: 'https://careers.example.com/8' });
    expect((await apply(token, elsewhere, {})).status).toBe(200);
    expect(await apply(token, job, {})).toMatchObject({
      body: { code: 'APPLY_UNCONFIRMED', details: [{ path: 'resume' }] },
    });
    await addResume(seeker.id);
    expect((await apply(token, job, {})).status).toBe(200);
  });
});
