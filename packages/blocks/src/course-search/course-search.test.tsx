import { matchPage } from '@broadsheet/contract/match-page';
import { expect, it } from 'vitest';
import { drawFixture } from '../draw.fixtures.tsx';
import { fixtures } from './course-search.fixtures.ts';
import { CourseSearch } from './course-search.tsx';

it('is a plain form that leads to the search for courses', () => {
  const html = drawFixture(CourseSearch, fixtures);
  expect(html).toMatch(/<form[^>]* action="\/search">/);
  expect(html).toContain('type="hidden" name="search" value="course"');
  expect(html).toMatch(/<label[^>]* for="own-words"/);
  expect(matchPage('/search?search=course&q=C%2B%2B')).toEqual({
    redirect: { status: 302, location: '/search/c-plus-plus.html?search=course' },
  });
});
