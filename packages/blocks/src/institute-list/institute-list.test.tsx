import { topInstitutes } from '@broadsheet/contract/calls/course';
import { expect, it } from 'vitest';
import { courseDetailFixture } from '../course.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './institute-list.fixtures.ts';
import { InstituteList } from './institute-list.tsx';
import { loadInstituteList } from './loader.ts';

const load = (items: readonly object[]) =>
  loadInstituteList(
    { title: 'Top institutes', note: '', count: 1 },
    loaderContext('/learning', { [topInstitutes.path]: { items } }).context,
  );

it('link to the courses of each, up to the configured number, and are absent if there are none', async () => {
  const { institute } = courseDetailFixture;
  expect((await load([institute, institute])).data?.entries).toEqual([
    {
      title: 'Deccan School of Data',
      href: '/search/deccan-school-of-data.html?search=course',
      text: 'Hyderabad, 4 courses',
      logo: null,
    },
  ]);
  expect(await load([])).toEqual({ data: null });
  expect(renderFixture(InstituteList, fixtures)).toContain('>Deccan School of Data</a>');
});
