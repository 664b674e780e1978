import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { expect, it } from 'vitest';
import { courseListFixture } from '../../course.fixtures.ts';
import { toCourseRow } from './course-row-data.ts';

it('never ends a line between a number of weeks and its unit', () => {
  const [course] = courseListFixture.items;
  if (!course) throw new Error('no course');
  const { facts } = toCourseRow({ ...course, weeks: 12 }, builtInMessages().courses);
  expect(facts).toMatch(/, 12\u00a0weeks$/);
});
