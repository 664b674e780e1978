import { removedJobs, unfollowedRecruiters } from '@broadsheet/contract/calls/feed';
import { expect, it } from 'vitest';
import { jobFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './feed-removed.fixtures.ts';
import { FeedRemoved } from './feed-removed.tsx';
import { loadFeedRemoved } from './loader.ts';

const loadAt = (path: string) => {
  const hiddenAt = '2026-11-12T06:30:00.000Z';
  const list = { page: 2, size: 20, total: 21, hasMore: false };
  const answers = {
    [removedJobs.path]: {
      ...list,
      items: path.includes('page=3') ? [] : [{ ...jobFixture, hiddenAt }],
    },
    [unfollowedRecruiters.path]: { ...list, items: [], total: 0 },
  };
  const { context } = loaderContext(path, answers, { session: sessionFixture });
  return loadFeedRemoved({ emptyText: 'None.' }, context);
};

it('has pages, and returns to the same one after a restore', async () => {
  const { data } = await loadAt('/removedjobs?page=2&done=hidden');
  expect(data).toMatchObject({
    heading: '21 hidden jobs',
    here: '/removedjobs?page=2',
    pager: { previous: '/removedjobs', next: null },
    rows: [{ when: 'Hidden on 12 November 2026', undo: '/api/job/jobfeed/7/unfollowjob/1234/' }],
  });
  const { page } = await loadAt('/removedjobs?page=3&recruiters=2');
  expect(page?.redirect?.location).toBe('/removedjobs?page=2');
});

it('restores each by one plain form', () => {
  const html = renderFixture(FeedRemoved, fixtures);
  expect(html).toContain('<input type="hidden" name="undo" value="1"/>');
  expect(html).toMatch(
    /form="removed-undo" formaction="\/api\/job\/jobfeed\/7\/unfollowrecruiter/i,
  );
});
