import { courseCategories } from '@broadsheet/contract/calls/course';
import { matchPage } from '@broadsheet/contract/match-page';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './course-search.fixtures.ts';
import { CourseSearch } from './course-search.tsx';
import { loadCourseSearch } from './loader.ts';

it('is a plain form for the course search', () => {
  const html = renderFixture(CourseSearch, fixtures);
  expect(html).toMatch(/<form[^>]* action="\/search">/);
  expect(html).toContain('type="hidden" name="search" value="course"');
  expect(html).toMatch(/<label[^>]* for="own-words"/);
  expect(matchPage('/search?search=course&q=C%2B%2B')).toEqual({
    redirect: { status: 302, location: '/search/c-plus-plus.html?search=course' },
  });
});

const settings = { title: 'Courses to grow your career', text: '', button: 'Find courses' };
const load = (path: string) =>
  loadCourseSearch(
    settings,
    loaderContext(path, {
      [courseCategories.path]: { items: [{ id: 1, label: 'Cloud', slug: 'cloud', courses: 12 }] },
    }).context,
  );

it('gives a subject page a name, a title and one canonical URL', async () => {
  const { data, page } = await load('/learning?ref=mail&category=cloud&page=2');
  expect(data).toEqual({ title: 'Cloud courses' });
  expect(page?.seo).toMatchObject({
    title: 'Cloud courses | Broadsheet Tech - Page 2',
    canonical: '/learning?category=cloud&page=2',
  });
  const html = renderFixture(CourseSearch, { own: { settings, data: data ?? {} } }, 'own');
  expect(html).toMatch(/<h1[^>]*>Cloud courses<\/h1>/);
});

it('leaves the page of all courses alone, and is a 404 for an unknown subject', async () => {
  expect(await load('/learning')).toEqual({ data: {} });
  expect((await load('/learning?category=toString')).page?.status).toBe(404);
});
