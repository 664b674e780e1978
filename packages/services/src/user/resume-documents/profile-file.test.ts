import { randomUUID } from 'node:crypto';
import { applyJob } from '@broadsheet/contract/calls/job-actions';
import { files, uploadResume } from '@broadsheet/contract/calls/media';
import { parseResume, profile } from '@broadsheet/contract/calls/profile';
import {
  addResumeToProfile,
  createResume,
  resumeDocument,
  saveResumeDocument,
} from '@broadsheet/contract/calls/resume-document';
import { MINUTE_MS } from '@broadsheet/contract/durations';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { giveFeature } from '@broadsheet/test-kit/database/give-feature';
import { putInCohort } from '@broadsheet/test-kit/database/put-in-cohort';
import { sendUpload } from '@broadsheet/test-kit/database/send-upload';
import { makePdf } from '@broadsheet/test-kit/files/documents';
import { runTestJobs } from '@broadsheet/test-kit/messages/run-test-jobs';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const addMaker = async () => {
  const { token, seeker } = await addSeeker(services, {}, {});
  await giveFeature(services, seeker.id, 'resume-builder', 30);
  return { token, seeker };
};
const save = (token: string, skill: string, version: number, resume?: number) =>
  services.call(saveResumeDocument, {
    token,
    body: {
      document: JSON.stringify({ basics: { name: 'Asha Rao' }, skills: [{ name: skill }] }),
      version,
      ...(resume === undefined ? {} : { resume }),
    },
  });
const add = (token: string, number = 1) =>
  services.send(addResumeToProfile, { token, params: { number }, body: {} });
const filesOf = async (token: string) =>
  (await services.call(files, { token, query: { mediaTypes: 'resume' } })).items;
const open = (token: string, url: string) =>
  services.app.inject({
    url: url.replace('/api/', '/'),
    headers: { 'x-brand': 'tech', authorization: `Bearer ${token}` },
  });
/** The text of the file that an application sends. */
const sentText = async (token: string) => {
  const [file] = await filesOf(token);
  const { rawPayload, headers } = await open(token, file?.url ?? '');
  expect(headers['content-type']).toBe('application/pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
    mergePages: true,
  });
  return text;
};
const storedNames = async () => {
  const stored: string[] = [];
  for await (const page of services.media.store.list()) stored.push(...page);
  return stored.sort();
};

it('a named resume becomes the file of the profile, which an application then sends', async () => {
  const { token } = await addMaker();
  await save(token, 'SQL', 0);
  await services.call(createResume, { token, body: { name: 'Java backend', copyOf: 1 } });
  await save(token, 'Kafka', 1, 2);
  const jobcode = String(await addJob(services));
  const application = () => services.send(applyJob, { token, body: { jobcode } });
  expect((await application()).body).toMatchObject({ code: 'APPLY_UNCONFIRMED' });
  const { status, body } = await add(token, 2);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    mediaType: 'resume',
    name: 'asha-rao-java-backend-resume.pdf',
    uploadedAt: new Date(services.now).toISOString(),
  });
  expect(await filesOf(token)).toEqual([body]);
  expect(await sentText(token)).toContain('Kafka');
  const { rd } = (await services.call(profile, { token, query: { fields: 'rd' } })).profile;
  expect(rd).toMatchObject({
    resumeName: 'asha-rao-java-backend-resume.pdf',
    resumeUpdated: true,
    resumeUpdatedAt: new Date(services.now).toISOString(),
  });
  expect((await application()).status).toBe(200);
});

it('the earlier file is replaced, and its bytes go', async () => {
  const { token } = await addMaker();
  await save(token, 'SQL', 0);
  await sendUpload(services, uploadResume, { file: makePdf(), token, name: 'Old.pdf' });
  const [old] = await filesOf(token);
  expect((await add(token)).status).toBe(200);
  expect((await filesOf(token)).map(({ name }) => name)).toEqual(['asha-rao-resume.pdf']);
  expect((await open(token, old?.url ?? '')).statusCode).toBe(404);
  await runTestJobs(services);
  const rows = await services.database.selectFrom('media_files').select('stored_name').execute();
  expect(await storedNames()).toEqual(rows.map(({ stored_name }) => stored_name).sort());
});

it('twice is as once, also at the same time; the date is that of the last', async () => {
  const { token } = await addMaker();
  await save(token, 'SQL', 0);
  await add(token);
  services.now += MINUTE_MS;
  const answers = await Promise.all([add(token), add(token), add(token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [file, ...more] = await filesOf(token);
  expect([file?.uploadedAt, more]).toEqual([new Date(services.now).toISOString(), []]);
  expect(await sentText(token)).toContain('SQL');
});

it('what a resume says is not parsed into the profile, nor compared with it', async () => {
  const { token, seeker } = await addSeeker(services);
  await giveFeature(services, seeker.id, 'resume-builder', 30);
  await putInCohort(services, seeker.id, 'parserMismatch');
  const before = (await services.call(profile, { token })).profile;
  await add(token);
  await runTestJobs(services);
  const { rd: _, ...after } = (await services.call(profile, { token })).profile;
  expect(before).toMatchObject(after);
  expect(await services.call(parseResume, { token })).toMatchObject({ status: 'none' });
});

it('a first resume that was never saved stays as it was sent, although the file that it is made of goes', async () => {
  const { token, seeker } = await addSeeker(services);
  await giveFeature(services, seeker.id, 'resume-builder', 30);
  await putInCohort(services, seeker.id, 'parserMismatch');
  const skills = [{ value: 'Bookkeeping', confidence: 0.9 }];
  await services.database
    .updateTable('resume_facts')
    .set({ resume: JSON.stringify({ positions: [], education: [], skills }) })
    .where('seeker_id', '=', seeker.id)
    .execute();
  const { document } = await services.call(resumeDocument, { token });
  expect(JSON.stringify(document)).toContain('Bookkeeping');
  expect((await add(token)).status).toBe(200);
  expect(await services.call(resumeDocument, { token })).toMatchObject({ document, version: 1 });
  expect(await sentText(token)).toContain('Bookkeeping');
});

it('nobody uses the resume of another, nor one that is not there', async () => {
  const [asha, vikram] = [await addMaker(), await addMaker()];
  await save(asha.token, 'SQL', 0);
  await services.call(createResume, { token: asha.token, body: { name: 'Java', copyOf: 1 } });
  for (const number of [2, 9999])
    expect(await add(vikram.token, number)).toMatchObject({
      status: 404,
      body: { code: 'RESUME_NOT_FOUND' },
    });
  expect((await add(vikram.token, 0)).status).toBe(400);
  expect([await filesOf(asha.token), await filesOf(vikram.token)]).toEqual([[], []]);
});

it('it needs the plan, and a session', async () => {
  const { token } = await addSeeker(services);
  await sendUpload(services, uploadResume, { file: makePdf(), token, name: 'Own.pdf' });
  expect(await add(token)).toMatchObject({ status: 403, body: { code: 'PLAN_NEEDED' } });
  expect((await filesOf(token)).map(({ name }) => name)).toEqual(['Own.pdf']);
  const input = { params: { number: 1 }, body: {} };
  expect((await services.send(addResumeToProfile, input)).status).toBe(401);
  expect((await services.send(addResumeToProfile, { ...input, token: randomUUID() })).status).toBe(
    401,
  );
});

it('counts with the uploads of a seeker', async () => {
  const { token } = await addMaker();
  for (let sent = 0; sent < 59; sent += 1)
    await sendUpload(services, uploadResume, { file: makePdf(), token });
  expect((await add(token)).status).toBe(200);
  expect(await add(token)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
});
