import { coursesBySkill } from '@broadsheet/contract/calls/course';
import { jobFit as fitCall } from '@broadsheet/contract/calls/insights';
import { jobDetail } from '@broadsheet/contract/calls/job';
import type { JobFit as Fit } from '@broadsheet/contract/entities/job-fit';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './job-fit.fixtures.ts';
import { JobFit } from './job-fit.tsx';
import { loadJobFit } from './loader.ts';

const path = '/j/senior-java-developer-kaveri-systems-1234';
const settings = { title: 'How you match' };
const fit: Fit = {
  percent: 72,
  skills: { share: 0.5, matched: ['Java'], missing: ['Kafka', 'Docker'] },
  experience: { share: 0.6, months: 14, monthsOutside: -22 },
  location: { share: 0, match: 'elsewhere' },
  salary: { share: null, offeredLakh: null, expectedLakh: 12, negotiable: true },
};
const course = { slug: 'kafka-in-use', title: 'Kafka in Use' };
const courses = { items: [{ skill: 'Kafka', courses: 2, first: course }] };
const load = async (answers: Record<string, unknown>, session: typeof sessionFixture | null) => {
  const { context, made } = loaderContext(path, answers, { session });
  return { data: (await loadJobFit(settings, context)).data, made };
};

it('makes no call about visitors, and links to the login and back', async () => {
  const { data, made } = await load({}, null);
  expect(data).toMatchObject({
    percent: null,
    link: { href: `/login?next=${encodeURIComponent(path)}` },
  });
  expect(made.map((call) => call.path)).toEqual([jobDetail.path]);
});

it('says for each part how it matches, and links missing skills to courses', async () => {
  const { data } = await load(
    { [fitCall.path]: fit, [coursesBySkill.path]: courses },
    sessionFixture,
  );
  expect(data?.parts.map(({ text, match }) => [text, match])).toEqual([
    ['You have 1 of 3', 'partly'],
    ['This job needs about 2 more years', 'partly'],
    ["It isn't in your city or a city you prefer", 'gap'],
    ["This employer doesn't disclose the salary", 'unknown'],
  ]);
  expect(data?.missing).toEqual([
    { label: 'Kafka', course: { text: '2 courses for Kafka', href: '/course/kafka-in-use' } },
    { label: 'Docker', course: null },
  ]);
});

it('leads to a resume for the job, if there is a match', async () => {
  const { data } = await load(
    { [fitCall.path]: fit, [coursesBySkill.path]: courses },
    sessionFixture,
  );
  expect(data?.resume).toBe('/resume-builder?job=1234');
  expect(renderFixture(JobFit, fixtures)).toContain('href="/resume-builder?job=1234"');
  const unknown = { ...fit, percent: null };
  expect((await load({ [fitCall.path]: unknown }, sessionFixture)).data?.resume).toBeNull();
  expect((await load({}, null)).data?.resume).toBeNull();
});

it('shows the match where the courses do not answer', async () => {
  const answers = {
    [fitCall.path]: fit,
    [coursesBySkill.path]: new AppError('SERVICE_UNAVAILABLE'),
  };
  const { data } = await load(answers, sessionFixture);
  expect(data?.summary).toBe('72% match with your profile');
  expect(data?.missing.map((skill) => skill.course)).toEqual([null, null]);
});

it('asks for skills where the profile has none', async () => {
  const { data } = await load({ [fitCall.path]: { ...fit, percent: null } }, sessionFixture);
  expect(data?.summary).toBe('Add your skills and experience to see your match.');
  expect(data?.link.href).toBe('/myprofile');
});

it('is absent for a missing job', async () => {
  const gone = new AppError('JOB_NOT_FOUND');
  expect((await load({ [jobDetail.path]: gone }, sessionFixture)).data).toBeNull();
});

it('has each part with its match as text, and no style attribute', () => {
  const html = renderFixture(JobFit, fixtures);
  expect(textOf(html)).toContain('Skills You have 2 of 3 Partly');
  expect(html).not.toContain('style=');
  expect(textOf(renderFixture(JobFit, fixtures, 'visitor'))).toContain('Log in to see your match');
});
