import { courseBanners } from '@broadsheet/contract/calls/course';
import { expect, it } from 'vitest';
import { courseFixture } from '../course.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './course-banners.fixtures.ts';
import { CourseBanners } from './course-banners.tsx';
import { loadCourseBanners } from './loader.ts';

const load = (items: readonly object[]) =>
  loadCourseBanners(
    { title: 'Banners', count: 1 },
    loaderContext('/learning', { [courseBanners.path]: { items } }).context,
  );

it('link to their courses, and are absent if there are none', async () => {
  const banner = {
    id: 1,
    title: 'SQL',
    description: 'Ask.',
    ctaText: 'See it',
    courseId: 11,
    link: '/course/sql',
    institute: courseFixture.institute,
  };
  expect((await load([banner, banner])).data?.banners).toMatchObject([
    { href: '/course/sql', institute: 'Deccan School of Data' },
  ]);
  expect(await load([])).toEqual({ data: null });
  expect(renderFixture(CourseBanners, fixtures).match(/<a /g)).toHaveLength(1);
});
