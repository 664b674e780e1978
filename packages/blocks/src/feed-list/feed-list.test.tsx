import { jobFeed } from '@broadsheet/contract/calls/feed';
import { describe, expect, it } from 'vitest';
import { jobListFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './feed-list.fixtures.ts';
import { FeedList } from './feed-list.tsx';
import { loadFeedList } from './loader.ts';

const feed = (changes = {}) => ({
  ...jobListFixture,
  items: jobListFixture.items.map((item) => ({ ...item, recruiter: null, reasons: ['Why'] })),
  basis: 'profile',
  filters: {
    sort: [
      { id: 'relevance', label: 'Most relevant', isOn: true },
      { id: 'date', label: 'Newest', isOn: false },
    ],
  },
  ...changes,
});
const contextAt = (path: string, changes = {}) =>
  loaderContext(path, { [jobFeed.path]: feed(changes) }, { session: sessionFixture });
const settings = { tellMore: 'Tell us more.' };
const loadAt = (path: string, changes = {}) =>
  loadFeedList(settings, contextAt(path, changes).context);

describe('the jobfeed', () => {
  it('retains filters while sorting, and links to its next page', async () => {
    const { data } = await loadAt('/jobfeed?wfh=1');
    expect(data?.sorts).toEqual([
      { label: 'Most relevant', href: '/jobfeed?workMode=3', current: true },
      { label: 'Newest', href: '/jobfeed?workMode=3&sort=date', current: false },
    ]);
    expect(data?.more?.href).toBe('/jobfeed?workMode=3&page=2&asOf=1795242600000#more');
    expect(data?.clearHref).toBe('/jobfeed?filter=none');
  });

  it('has later pages as of the first one', async () => {
    const requestedPage = contextAt('/jobfeed?page=2&asOf=1795000000000', { total: 90 });
    const { data } = await loadFeedList(settings, requestedPage.context);
    expect(data?.pager.next).toBe('/jobfeed?page=3&asOf=1795000000000');
    expect(data?.pager.previous).toBe('/jobfeed');
  });

  it('is absent beyond its last page, and redirects from the URL of a form', async () => {
    expect((await loadAt('/jobfeed?page=499')).page?.status).toBe(404);
    expect((await loadAt('/jobfeed?page=x')).page?.status).toBe(404);
    const { page } = await loadAt('/jobfeed?locIds=1&locIds=2&exp=');
    expect(page?.redirect?.location).toBe('/jobfeed?locIds=1%2C2');
  });

  it('clears the stored filter by an explicit URL', async () => {
    const { data } = await loadAt('/jobfeed?exp=4');
    expect(data?.chips.map(({ href }) => href)).toEqual(['/jobfeed?filter=none']);
    const { page } = await loadAt('/jobfeed?locIds=&exp=');
    expect(page?.redirect?.location).toBe('/jobfeed?filter=none');
    expect((await loadAt('/jobfeed')).data?.clearHref).toBe('/jobfeed');
  });

  it('shows why each job is there, and hides it by plain forms', () => {
    const html = renderFixture(FeedList, fixtures);
    expect(textOf(html)).toContain('Matches 6 of your 8 skills In Pune, where you want to work');
    expect(html).toMatch(/form="feed-hide"[^>]*value="1234"/);
    expect(html).toMatch(/formaction="\/api\/job\/jobfeed\/7\/unfollowjob\/1234\/"/i);
    expect(html).toMatch(/formaction="\/api\/job\/jobfeed\/7\/unfollowrecruiter\/3\/"/i);
    expect(html).toContain('<input type="hidden" name="next" value="/jobfeed?done=hidden"/>');
  });

  it('asks seekers without preferences for them', async () => {
    expect((await loadAt('/jobfeed', { basis: 'newest' })).data?.isOpen).toBe(true);
    expect(textOf(renderFixture(FeedList, fixtures, 'nothing added'))).toContain(
      'Update your preferences',
    );
  });
});

it('tells how many reasons follow the first one, for the rows that show it alone', () => {
  const html = renderFixture(FeedList, fixtures);
  expect(html).toContain('<li data-more="+1">Matches 6 of your 8 skills</li><li>In Pune');
});
