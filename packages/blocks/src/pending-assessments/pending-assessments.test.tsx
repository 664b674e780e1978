import { pendingTests } from '@broadsheet/contract/calls/assessments';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { loadPendingAssessments } from './loader.ts';
import { fixtures } from './pending-assessments.fixtures.ts';
import { PendingAssessments } from './pending-assessments.tsx';

const settings = { title: 'Waiting', empty: 'None.' };
const pending = {
  jobId: 12,
  jobSlug: 'java-developer-kaveri',
  jobTitle: 'Java Developer',
  companyName: 'Kaveri',
  title: 'Java basics',
  minutes: 20,
  questions: 8,
  state: 'waiting',
  deadline: '2026-11-29T11:00:00.000Z',
  endsAt: null,
};
const load = async (path: string, session: typeof sessionFixture | null = sessionFixture) => {
  const answers = { [pendingTests.path]: { items: [pending], total: 41 } };
  const { context, made } = loaderContext(path, answers, { session });
  return { data: (await loadPendingAssessments(settings, context)).data, made };
};

it('lists the reader’s own, in pages', async () => {
  const { data, made } = await load('/pendingassessments?page=2');
  expect(made[0]?.query).toEqual({ id: 7, page: 2 });
  expect(data?.items[0]).toMatchObject({
    href: '/pendingassessments?job=12',
    job: { href: '/j/java-developer-kaveri-12' },
    until: pending.deadline,
  });
  expect(data?.pager).toMatchObject({ page: 2, pages: 3, next: '/pendingassessments?page=3' });
});

it('is absent for visitors, while one is running, and on a missing page', async () => {
  expect((await load('/pendingassessments', null)).data).toBeNull();
  expect((await load('/pendingassessments?job=12')).data).toBeNull();
  expect((await load('/pendingassessments?page=x')).data).toBeNull();
});

it('shows the deadline of each in a named time zone, and a text if there is none', () => {
  const text = textOf(renderFixture(PendingAssessments, fixtures));
  expect(text).toContain('Start by 29 November 2026 at 4:30 pm IST');
  expect(text).toMatch(/Ends 29 November.*Continue : Reading plans/);
  expect(renderFixture(PendingAssessments, fixtures, 'empty')).toContain('href="/applied-jobs"');
});
