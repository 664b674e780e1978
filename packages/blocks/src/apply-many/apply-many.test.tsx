import { applyOutlook } from '@broadsheet/contract/calls/applications';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './apply-many.fixtures.ts';
import { ApplyMany } from './apply-many.tsx';
import { loadApplyMany } from './loader.ts';

const settings = { emptyText: 'Nothing is ticked.', note: 'Your profile goes along.' };
const item = (id: number, state = 'open') => ({
  job: { id, slug: 'java-developer', title: 'Java Developer', company: 'Kaveri' },
  standing: state,
});
const load = async (
  path: string,
  outlook: object = {},
  session: object | null = sessionFixture,
) => {
  const answer = { left: null, from: null, items: [], ...outlook };
  const { context, made } = loaderContext(
    path,
    { [applyOutlook.path]: answer },
    {
      session: session as typeof sessionFixture | null,
    },
  );
  return { data: (await loadApplyMany(settings, context)).data, made };
};

it('makes one call for the ticked jobs, at most 50, and ignores invalid ids', async () => {
  const ticks = Array.from({ length: 60 }, (_, index) => `jobIds=${index + 1}`).join('&');
  const { data, made } = await load(
    `/apply-to-jobs?jobIds=7&jobIds=x&jobIds=${'9'.repeat(11)}&${ticks}`,
  );
  const ids = [7, 1, 2, 3, 4, 5, 6, ...Array.from({ length: 43 }, (_, index) => index + 8)];
  expect(made).toEqual([{ path: applyOutlook.path, query: { jobIds: ids.join(',') } }]);
  expect(data?.next).toBe(`/apply-to-jobs?jobIds=${encodeURIComponent(ids.join(','))}`);
});

it('makes no call without ticked jobs, and is absent for visitors', async () => {
  const { data, made } = await load('/apply-to-jobs');
  expect(made).toEqual([]);
  expect(data).toMatchObject({ heading: '0 jobs selected', rows: [], isOpen: false });
  expect((await load('/apply-to-jobs?jobIds=1', {}, null)).data).toBeNull();
});

it('shows the remaining limit before sending, and which jobs exceed it', async () => {
  const items = [item(1), item(2), item(3, 'already')];
  const loadOutlook = async (outlook: object) =>
    (await load('/apply-to-jobs?jobIds=1,2,3', { items, ...outlook })).data;
  expect((await loadOutlook({ left: 26 }))?.allowance).toEqual({
    text: 'You can apply for 26 more jobs in 30 days.',
    way: null,
  });
  expect((await loadOutlook({ left: 1 }))?.allowance?.text).toBe(
    "You can apply for 1 more job in 30 days. We'll send your application to the first 1 you selected.",
  );
  const none = await loadOutlook({ left: 0, from: '2026-12-03T11:00:00.000Z' });
  expect(none?.isOpen).toBe(false);
  expect(none?.allowance?.text).toContain('from 3 December 2026 at 4:30 pm IST');
  expect((await loadOutlook({ left: null }))?.allowance).toBeNull();
});

it('links jobs that need a separate application to their forms', async () => {
  const standings = ['open', 'already', 'questions', 'elsewhere', 'closed'];
  const items = standings.map((state, index) => item(index + 1, state));
  const { data } = await load('/apply-to-jobs?jobIds=1,2,3,4,5&done=apply-multiple', { items });
  expect(data?.rows.map(({ apart }) => apart?.way.href)).toEqual([
    undefined,
    '/job/applied/2',
    '/job/applied/3',
    '/j/java-developer-4',
    '/similar-jobs/5',
  ]);
  expect(data?.notice).toEqual({ isSuccess: true, text: "You've applied for 1 of these jobs." });
  const failed = await load('/apply-to-jobs?jobIds=1&failed=SERVICE_UNAVAILABLE', { items });
  expect(failed.data?.notice?.isSuccess).toBe(false);
});

it('sends the ticked jobs by one call, and none if nothing can be sent', () => {
  const html = renderFixture(ApplyMany, fixtures);
  expect(html).toContain('action="/api/job/jobdetail/apply-multiple"');
  expect(html.match(/name="jobIds\[\]"/g)).toHaveLength(2);
  expect(textOf(html)).toContain('Answer and apply : Senior Java Developer');
  expect(renderFixture(ApplyMany, fixtures, 'sent')).not.toContain('type="submit"');
  expect(textOf(renderFixture(ApplyMany, fixtures, 'empty'))).toContain('No jobs selected.');
});
