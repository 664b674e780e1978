import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadRelatedTags } from './loader.ts';
import { fixtures } from './related-tags.fixtures.ts';
import { RelatedTags } from './related-tags.tsx';

const settings = { title: 'Related skills' };
const hrefsAt = async (path: string) => {
  const { data } = await loadRelatedTags(settings, loaderContext(path).context);
  return data?.links.map(({ href }) => href);
};

it.each([
  ['/c/backend-jobs', ['/k/java-jobs', '/k/c-sharp-jobs']],
  ['/k/java-jobs', ['/k/c-sharp-jobs']],
  ['/c/backend-jobs-in-pune', ['/k/java-jobs-in-pune', '/k/c-sharp-jobs-in-pune']],
  ['/c/frontend-jobs', undefined],
])('at %s are %j', async (path, hrefs) => {
  expect(await hrefsAt(path)).toEqual(hrefs);
});

it('renders one link per keyword', () => {
  expect(renderFixture(RelatedTags, fixtures)).toMatch(/href="\/k\/c-sharp-jobs">C#</);
});
