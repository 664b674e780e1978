import { dataExport, erase } from '@broadsheet/contract/calls/account';
import {
  chooseResume,
  createResume,
  deleteResume,
  ownResumes,
  renameResume,
  resumeDocument,
  resumeForJob,
  resumePdf,
  saveResumeDocument,
} from '@broadsheet/contract/calls/resume-document';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { giveFeature } from '@broadsheet/test-kit/database/give-feature';
import { afterAll, beforeAll, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const addMaker = async () => {
  const { token, seeker } = await addSeeker(services);
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
const create = (token: string, name: string, copyOf?: number) =>
  services.send(createResume, { token, body: { name, ...(copyOf ? { copyOf } : {}) } });
const skillOf = async (token: string, resume?: number) => {
  const { document } = await services.call(resumeDocument, {
    token,
    query: resume === undefined ? {} : { resume },
  });
  return document.skills?.[0]?.name;
};
const namesOf = async (token: string) =>
  (await services.call(ownResumes, { token })).resumes.map(
    ({ number, name, isMain }) => `${number} ${name}${isMain ? ' (main)' : ''}`,
  );

it('a seeker has one resume, My resume, before they have saved anything', async () => {
  const { token } = await addMaker();
  expect(await services.call(ownResumes, { token })).toEqual({
    resumes: [{ number: 1, name: 'My resume', isMain: true, updatedAt: null }],
    limit: 5,
  });
});

it('each resume has a name, content and PDF of its own', async () => {
  const { token } = await addMaker();
  await save(token, 'SQL', 0);
  expect(await create(token, 'Java backend', 1)).toMatchObject({
    status: 200,
    body: { resume: { number: 2, name: 'Java backend', isMain: false } },
  });
  expect(await skillOf(token, 2)).toBe('SQL');
  await save(token, 'Java', 1, 2);
  expect([await skillOf(token), await skillOf(token, 1), await skillOf(token, 2)]).toEqual([
    'SQL',
    'SQL',
    'Java',
  ]);
  const { fileName } = await services.call(resumePdf, { token, query: { resume: 2 } });
  expect(fileName).toBe('asha-rao-java-backend-resume.pdf');
  expect(await create(token, 'From what is known')).toMatchObject({ status: 200 });
  expect(await skillOf(token, 3)).toBeUndefined();
});

it('a resume for a job has its skills first, and is offered with what it leaves out', async () => {
  const { token } = await addMaker();
  const job = { title: 'Java Developer', slug: 'java-developer', skills: ['Java', 'Kafka'] };
  const jobcode = String(await addJob(services, job));
  const skills = [...Array.from({ length: 12 }, (_, index) => `Trade ${index}`), 'Java 21'];
  const document = JSON.stringify({ skills: skills.map((name) => ({ name })) });
  await services.call(saveResumeDocument, { token, body: { document, version: 0 } });
  const offered = await services.call(resumeForJob, { token, query: { jobcode, resume: 1 } });
  expect(offered).toEqual({
    job: { title: job.title, slug: job.slug, company: expect.any(String) },
    name: `Java Developer, ${offered.job.company}`,
    isOrdered: false,
    named: ['Java'],
    notNamed: ['Kafka'],
    leftOut: { skills: ['Trade 11'], projects: [], points: 0 },
  });
  expect(await skillOf(token, 1)).toBe('Trade 0');
  const body = { name: offered.name, copyOf: 1, job: jobcode };
  expect(await services.send(createResume, { token, body })).toMatchObject({
    body: { resume: { number: 2, name: offered.name, isMain: false }, job: jobcode },
  });
  expect([await skillOf(token, 1), await skillOf(token, 2)]).toEqual(['Trade 0', 'Java 21']);
  expect(await services.call(resumeForJob, { token, query: { jobcode, resume: 2 } })).toMatchObject(
    { isOrdered: true, name: `${offered.name} 2` },
  );
});

it('no resume is made for a job that does not exist, or of the other brand', async () => {
  const { token } = await addMaker();
  const other = String(await addJob(services, { brand: 'management', category_id: 13 }));
  for (const jobcode of ['999999999', '999999999999', other]) {
    const body = { name: 'Java', job: jobcode };
    expect(await services.send(createResume, { token, body })).toMatchObject({
      status: 404,
      body: { code: 'JOB_NOT_FOUND' },
    });
    expect(await services.send(resumeForJob, { token, query: { jobcode } })).toMatchObject({
      status: 404,
    });
  }
  expect(await namesOf(token)).toEqual(['1 My resume (main)']);
});

it('a resume for a job needs the plan, and a resume that the caller has', async () => {
  const jobcode = String(await addJob(services));
  const { token: without } = await addSeeker(services);
  const query = { jobcode };
  expect(await services.send(resumeForJob, { token: without, query })).toMatchObject({
    body: { code: 'PLAN_NEEDED' },
  });
  const { token } = await addMaker();
  expect(await services.send(resumeForJob, { token, query: { jobcode, resume: 7 } })).toMatchObject(
    { body: { code: 'RESUME_NOT_FOUND' } },
  );
});

it('a first resume that was never saved stays beside the second', async () => {
  const { token } = await addMaker();
  await create(token, 'Data', 1);
  expect(await namesOf(token)).toEqual(['1 My resume (main)', '2 Data']);
  await save(token, 'SQL', 1, 1);
  expect(await skillOf(token, 2)).toBeUndefined();
});

it('the main resume is chosen, and another one takes its place when it is deleted', async () => {
  const { token } = await addMaker();
  await save(token, 'SQL', 0);
  await create(token, 'Java', 1);
  await save(token, 'Java', 1, 2);
  await services.call(chooseResume, { token, params: { number: 2 }, body: {} });
  expect(await namesOf(token)).toEqual(['1 My resume', '2 Java (main)']);
  expect(await skillOf(token)).toBe('Java');
  await services.call(renameResume, { token, params: { number: 1 }, body: { name: 'Old' } });
  await services.call(deleteResume, { token, params: { number: 2 }, body: {} });
  expect(await namesOf(token)).toEqual(['1 Old (main)']);
  expect(
    await services.send(deleteResume, { token, params: { number: 1 }, body: {} }),
  ).toMatchObject({ status: 409, body: { code: 'RESUME_LAST' } });
});

it('there are no more than the limit of the brand, though many are added at once', async () => {
  const { token } = await addMaker();
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((each) => create(token, `Resume ${each}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  for (const { body } of answers.filter(({ status }) => status !== 200))
    expect(body).toMatchObject({ code: 'RESUMES_FULL' });
  expect(await namesOf(token)).toHaveLength(5);
});

it('two resumes have no name in common, whatever its letters', async () => {
  const { token } = await addMaker();
  await create(token, 'Java');
  expect(await create(token, 'JAVA')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  for (const name of ['', '   ', 'x'.repeat(61)])
    expect(await create(token, name)).toMatchObject({ status: 400 });
});

it('nobody reaches the resumes of another, nor one that is not there', async () => {
  const [asha, vikram] = [await addMaker(), await addMaker()];
  await save(asha.token, 'SQL', 0);
  await create(asha.token, 'Java', 1);
  const missing = { status: 404, body: { code: 'RESUME_NOT_FOUND' } };
  const { token } = vikram;
  const params = { number: 2 };
  expect(await services.send(resumeDocument, { token, query: { resume: 2 } })).toMatchObject(
    missing,
  );
  expect(await create(token, 'Copy', 2)).toMatchObject(missing);
  for (const call of [chooseResume, deleteResume])
    expect(await services.send(call, { token, params, body: {} })).toMatchObject(missing);
  expect(
    await services.send(renameResume, { token, params, body: { name: 'Mine' } }),
  ).toMatchObject(missing);
});

it('all of them are exported, and go with their seeker', async () => {
  const { token, seeker } = await addMaker();
  await save(token, 'SQL', 0);
  await create(token, 'Java', 1);
  expect(await services.call(dataExport, { token })).toMatchObject({
    resumeDocuments: [
      { number: 1, name: 'My resume', isMain: true },
      { number: 2, name: 'Java', isMain: false },
    ],
  });
  await services.call(erase, { token, body: { password: TEST_PASSWORD } });
  const left = services.database.selectFrom('resume_documents').where('seeker_id', '=', seeker.id);
  expect(await left.selectAll().execute()).toEqual([]);
});

it('nobody without the plan has any', async () => {
  const { token } = await addSeeker(services);
  expect(await services.send(ownResumes, { token })).toMatchObject({
    status: 403,
    body: { code: 'PLAN_NEEDED' },
  });
  expect(await create(token, 'Java')).toMatchObject({ status: 403 });
});
