import { files } from '@broadsheet/contract/calls/media';
import {
  ownResumes,
  resumeDocument,
  resumeForJob,
} from '@broadsheet/contract/calls/resume-document';
import type { ResumeForJob } from '@broadsheet/contract/entities/resume-for-job';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { loadResumeBuilder } from './loader.ts';
import { fixtures } from './resume-builder.fixtures.ts';
import { ResumeBuilder } from './resume-builder.tsx';

const entries = [
  { number: 1, name: 'My resume', isMain: false, updatedAt: null },
  { number: 3, name: 'Java', isMain: true, updatedAt: null },
];
const file = {
  mediaType: 'resume',
  url: '/api/media/files/7c1d',
  name: 'Asha Rao.pdf',
  bytes: 4_000,
  uploadedAt: '2026-10-01T10:00:00Z',
};
const load = (
  answer: unknown,
  session: typeof sessionFixture | null = sessionFixture,
  path = '/resume-builder',
  ownFiles: unknown = { items: [file] },
) => {
  const answers = {
    [resumeDocument.path]: answer,
    [ownResumes.path]: { resumes: entries, limit: 5 },
    [files.path]: ownFiles,
  };
  return loadResumeBuilder(
    { title: 'Your resume' },
    loaderContext(path, answers, { session }).context,
  );
};

it("is the reader's resume with the names of all of them, if the plan includes it", async () => {
  const document = { basics: { name: 'Asha' } };
  expect((await load({ number: 3, document, version: 2, updatedAt: null })).data).toEqual({
    plans: '/subscribe/plans',
    own: {
      owner: 'x7',
      number: 3,
      name: 'Java',
      isMain: true,
      resumes: [
        { number: 1, name: 'My resume', isMain: false, href: '/resume-builder?resume=1' },
        { number: 3, name: 'Java', isMain: true, href: '/resume-builder?resume=3' },
      ],
      limit: 5,
      failed: null,
      job: null,
      profile: {
        file: { name: 'Asha Rao.pdf', url: '/api/media/files/7c1d' },
        next: '/resume-builder?resume=3&done=profile',
        isDone: false,
      },
      resume: document,
      version: 2,
      pdf: '/api/user/resume-document/pdf?resume=3',
      json: '/api/user/resume-document/json?resume=3',
    },
  });
});

it('adds, renames, selects and deletes resumes by plain forms, up to the limit', () => {
  const one = renderFixture(ResumeBuilder, fixtures);
  expect(one).toMatch(/<form[^>]* action="\/api\/user\/resume-documents"/);
  expect(one).toMatch(/<button [^>]*value="1"[^>]* name="copyOf"/);
  expect(one).not.toContain('/delete"');
  const several = renderFixture(ResumeBuilder, fixtures, 'several');
  expect(several).toMatch(/<a [^>]*href="\/resume-builder\?resume=3"[^>]* aria-current="page"/);
  for (const what of ['name', 'main', 'delete'])
    expect(several).toContain(`action="/api/user/resume-documents/3/${what}"`);
  expect(several).not.toContain('action="/api/user/resume-documents"');
  expect(textOf(several)).toContain('This name is already in use. Choose another one.');
});

const loadProfile = async (path: string, ownFiles?: unknown) => {
  const answer = { number: 3, document: {}, version: 2, updatedAt: null };
  const { data } = await load(answer, sessionFixture, path, ownFiles);
  return { profile: data?.own?.profile, failed: data?.own?.failed };
};

it('is used for applications by a plain form, which names and offers the file that is replaced', async () => {
  expect((await loadProfile('/resume-builder', { items: [] })).profile?.file).toBeNull();
  const empty = renderFixture(ResumeBuilder, fixtures);
  expect(empty).toMatch(/<form[^>]* action="\/api\/user\/resume-documents\/1\/profile"/);
  expect(empty).toContain('value="/resume-builder?resume=1&amp;done=profile"');
  expect(textOf(empty)).toContain('Use this resume when I apply');
  expect(textOf(empty)).not.toContain('Your applications');
  const several = renderFixture(ResumeBuilder, fixtures, 'several');
  expect(textOf(several)).toContain(
    'Your applications send Asha Rao.pdf. Using this resume removes that file from your profile. Download that file',
  );
  const [, described] = /aria-describedby="([^"]+-replaced)"/.exec(several) ?? [];
  expect(several).toContain(`<span id="${described}">Your applications send Asha Rao.pdf`);
});

it('says that applications send this resume, or why they do not', async () => {
  const done = await loadProfile('/resume-builder?resume=3&done=profile');
  expect(done).toMatchObject({ profile: { isDone: true }, failed: null });
  const several = renderFixture(ResumeBuilder, fixtures, 'several');
  expect(several).toMatch(/role="status">Your applications now send this resume\./);
  for (const [code, reason] of [
    ['RATE_LIMITED', 'Too many tries'],
    ['RESUME_UPLOAD_FAILED', "We couldn't upload your resume"],
    ['RESUME_NOT_FOUND', 'resume'],
  ] as const) {
    const { profile, failed } = await loadProfile(`/resume-builder?failed=${code}`);
    expect([profile?.isDone, failed]).toEqual([false, expect.stringContaining(reason)]);
  }
});

it('can be edited while the files of the profile cannot be loaded', async () => {
  const down = new AppError('SERVICE_UNAVAILABLE');
  expect(await loadProfile('/resume-builder', down)).toEqual({ profile: null, failed: null });
});

const forJob: ResumeForJob = {
  job: { title: 'Java Developer', company: 'Kaveri Systems', slug: 'java-developer' },
  name: 'Java Developer, Kaveri Systems',
  isOrdered: false,
  named: ['Java', 'SQL'],
  notNamed: ['Kafka'],
  leftOut: { skills: ['Excel'], projects: [], points: 1 },
};
const loadForJob = async (change: Partial<ResumeForJob> | AppError, job = '1234') => {
  const answers = {
    [resumeDocument.path]: { number: 3, document: {}, version: 2, updatedAt: null },
    [ownResumes.path]: { resumes: entries, limit: 5 },
    [files.path]: { items: [] },
    [resumeForJob.path]: change instanceof AppError ? change : { ...forJob, ...change },
  };
  const address = `/resume-builder?job=${job}`;
  const { context, made } = loaderContext(address, answers, { session: sessionFixture });
  const { data } = await loadResumeBuilder({ title: 'Your resume' }, context);
  return {
    job: data?.own?.job,
    next: data?.own?.profile?.next,
    made: made.map(({ path }) => path),
  };
};

it('tells before it creates a resume for a job what comes first, and what is left out', async () => {
  const { job } = await loadForJob({});
  expect(job).toEqual({
    jobcode: '1234',
    href: '/j/java-developer-1234',
    title: 'A resume for Java Developer at Kaveri Systems',
    text: expect.stringContaining('only what is in Java'),
    changes: [
      'First: Java, SQL',
      'Skills left out: Excel',
      '1 line about your experience left out',
      'Not in your resume, and not added: Kafka',
    ],
    isOrdered: false,
    name: 'Java Developer, Kaveri Systems',
  });
  const html = renderFixture(ResumeBuilder, fixtures, 'for a job');
  expect(html).toMatch(/<input type="hidden" name="job" value="1234"/);
  expect(html).toMatch(/<input type="hidden" name="copyOf" value="1"/);
  expect(html).toContain('value="Senior Java Developer, Kaveri Systems"');
});

it('leads back to the job once a resume is in order for it', async () => {
  const { job, next } = await loadForJob({ isOrdered: true });
  expect(next).toBe('/resume-builder?resume=3&job=1234&done=profile');
  expect(job).toMatchObject({
    text: 'Java is in order for this job. Below, download it, or use it when you apply here.',
    changes: ['Not in your resume, and not added: Kafka'],
  });
  const html = renderFixture(ResumeBuilder, fixtures, 'ordered for a job');
  expect(html).not.toContain('name="job"');
  expect(html).toContain('href="/j/senior-java-developer-kaveri-systems-1234"');
});

it('says so if a resume has no skill of the job', async () => {
  const { job } = await loadForJob({ isOrdered: true, named: [], notNamed: [] });
  expect(job).toMatchObject({
    text: 'Java has none of the skills that this job lists, so nothing changes.',
    changes: [],
  });
});

it('is the usual builder for a job that does not exist, and makes no call for what is no job', async () => {
  expect((await loadForJob(new AppError('JOB_NOT_FOUND'))).job).toBeNull();
  const { job, made } = await loadForJob({}, 'x');
  expect(job).toBeNull();
  expect(made).not.toContain(resumeForJob.path);
  await expect(loadForJob(new AppError('SERVICE_UNAVAILABLE'))).rejects.toThrow();
});

it('shows its benefits without the plan; a failure fails', async () => {
  expect(await load(new AppError('PLAN_NEEDED'))).toEqual({
    data: { plans: '/subscribe/plans', own: null },
  });
  const html = renderFixture(ResumeBuilder, fixtures, 'no plan');
  expect(textOf(html)).toContain('Resume Builder is part of a paid plan.');
  expect(html).toContain('href="/subscribe/plans"');
  expect(html).not.toContain('resume-document');
  await expect(load(new AppError('SERVICE_UNAVAILABLE'))).rejects.toThrow();
  expect(await load({}, null)).toEqual({ data: null });
});

it('can be read and downloaded without JavaScript, and edited only with it', () => {
  const html = renderFixture(ResumeBuilder, fixtures);
  expect(html).toMatch(/<a [^>]*href="\/api\/user\/resume-document\/pdf\?resume=1"/);
  expect(html).toContain('<fieldset class="');
  expect(html).toMatch(/<fieldset [^>]*disabled=""/);
  expect(html).toContain('<noscript>');
  expect(textOf(html)).toContain('Engineer Jun 2020 – Present');
});

it.each([
  ['empty', 'Your name'],
  ['modern', 'Contact'],
])('has a preview when it is %s', (name, text) => {
  expect(textOf(renderFixture(ResumeBuilder, fixtures, name))).toContain(text);
});
