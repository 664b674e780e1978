import { courseCategories } from '@broadsheet/contract/calls/course';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './course-categories.fixtures.ts';
import { CourseCategories } from './course-categories.tsx';
import { loadCourseCategories } from './loader.ts';

const load = (items: readonly object[]) =>
  loadCourseCategories(
    { title: 'Courses by subject' },
    loaderContext('/learning', { [courseCategories.path]: { items } }).context,
  );

it('link to the courses of each, and are absent if there are none', async () => {
  const { data } = await load([{ id: 2, label: 'Data', slug: 'data', courses: 1200 }]);
  expect(data?.links).toEqual([{ label: 'Data', href: '/learning?category=data', count: '1,200' }]);
  expect(await load([])).toEqual({ data: null });
  expect(renderFixture(CourseCategories, fixtures)).toContain('href="/learning?category=data"');
});
