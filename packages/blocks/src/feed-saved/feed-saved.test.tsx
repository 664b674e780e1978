import { savedJobs } from '@broadsheet/contract/calls/feed';
import { expect, it } from 'vitest';
import { jobFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './feed-saved.fixtures.ts';
import { FeedSaved } from './feed-saved.tsx';
import { loadFeedSaved } from './loader.ts';

const items = ['open', 'expired'].map((status, index) => ({
  ...jobFixture,
  id: index + 1,
  status,
  savedAt: '2026-11-12T06:30:00.000Z',
}));
const loadAt = (path: string) => {
  const shown = path.includes('page=2') ? [] : items;
  const list = { items: shown, page: 1, size: 20, total: 2, hasMore: false };
  const answers = { [savedJobs.path]: list };
  return loadFeedSaved(
    { emptyText: 'None.' },
    loaderContext(path, answers, { session: sessionFixture }).context,
  );
};

it('counts the shown jobs, and marks closed ones', async () => {
  const { data } = await loadAt('/saved-jobs');
  expect(data?.heading).toBe('2 saved jobs');
  expect(data?.rows.map(({ kept }) => kept)).toEqual([
    'Saved on 12 November 2026',
    'Closed. Saved on 12 November 2026',
  ]);
});

it('links to the next page after the last shown job', async () => {
  const more = { items, page: 1, size: 2, total: 30, hasMore: true };
  const { context } = loaderContext(
    '/saved-jobs',
    { [savedJobs.path]: more },
    { session: sessionFixture },
  );
  const { data } = await loadFeedSaved({ emptyText: 'None.' }, context);
  expect(data?.pager.next).toBe('/saved-jobs?page=2&after=1794465000000-2');
});

it('redirects to its last page if the requested page no longer exists', async () => {
  expect((await loadAt('/saved-jobs?page=2')).page?.redirect?.location).toBe('/saved-jobs');
});

it('uses the same forms as every list, and has the count for them', () => {
  const html = renderFixture(FeedSaved, fixtures);
  expect(html).toContain('data-job-form="save"');
  expect(html).toMatch(
    /<h2[^>]*><span data-saved-message="\[\[&quot;count&quot;.*">\d+ saved jobs/,
  );
  expect(html).toMatch(/formaction="\/api\/job\/jobdetail\/unsave"/i);
  expect(textOf(renderFixture(FeedSaved, fixtures, 'empty'))).toContain(
    "You haven't saved any jobs yet.",
  );
});
