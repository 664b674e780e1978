import { search } from '@broadsheet/contract/calls/job';
import { expect, it } from 'vitest';
import { jobListFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { loadSearchAlert } from './loader.ts';
import { fixtures } from './search-alert.fixtures.ts';
import { SearchAlert } from './search-alert.tsx';

const settings = { title: 'T', text: 'T' };
const load = async (path: string) =>
  (await loadSearchAlert(settings, loaderContext(path).context)).data;

it('searches the same as the search, without its age and order', async () => {
  expect(await load('/search/java-developer.html?locIds=2&exp=4&range=2&sort=date')).toEqual({
    next: '/search/java-developer.html?locIds=2&exp=4&range=2&sort=date',
    fields: [
      { name: 'query', value: 'java developer' },
      { name: 'locIds', value: '2' },
      { name: 'exp', value: '4' },
    ],
    isDone: false,
  });
  expect(await load('/search/java.html?done=alerts')).toMatchObject({ isDone: true });
  expect(await load('/search/kaveri.html?search=company')).toBeNull();
});

it('offers no alert for a search that found nothing', async () => {
  const answers = { [search.path]: { ...jobListFixture, items: [], total: 0 } };
  const { context } = loaderContext('/search/zxqwv.html', answers);
  expect((await loadSearchAlert(settings, context)).data).toBeNull();
});

it('is a plain form, and shows its result', () => {
  const html = renderFixture(SearchAlert, fixtures);
  expect(html).toContain('action="/api/job/alerts" method="post"');
  expect(html).toContain('name="locIds" value="2"');
  expect(html).not.toContain('value="off"');
  expect(textOf(renderFixture(SearchAlert, fixtures, 'empty'))).toContain('Job alert created.');
});
