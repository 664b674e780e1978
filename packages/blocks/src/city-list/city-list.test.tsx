import { describe, expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './city-list.fixtures.ts';
import { CityList } from './city-list.tsx';
import { loadCityList } from './loader.ts';

const settings = { title: 'Jobs by city' };
const hrefsAt = async (path: string) => {
  const { data } = await loadCityList(settings, loaderContext(path).context);
  return data?.links.map(({ href }) => href);
};

describe('the list of cities', () => {
  it.each([
    ['/', ['/jobs-in-mumbai', '/jobs-in-pune']],
    ['/c/backend-jobs', ['/c/backend-jobs-in-mumbai', '/c/backend-jobs-in-pune']],
    ['/k/java-jobs-in-pune', ['/k/java-jobs-in-mumbai']],
    ['/jobs-in-mumbai', ['/jobs-in-pune']],
    ['/search/java.html', ['/jobs-in-mumbai', '/jobs-in-pune']],
  ])('at %s links to the promoted cities', async (path, hrefs) => {
    expect(await hrefsAt(path)).toEqual(hrefs);
  });

  it('renders one link per city', () => {
    expect(renderFixture(CityList, fixtures)).toMatch(/href="\/jobs-in-mumbai">Jobs in Mumbai</);
  });
});
