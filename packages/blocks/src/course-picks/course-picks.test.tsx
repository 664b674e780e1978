import * as course from '@broadsheet/contract/calls/course';
import { AppError } from '@broadsheet/contract/errors';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { describe, expect, it } from 'vitest';
import { courseDetailFixture, courseListFixture } from '../course.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './course-picks.fixtures.ts';
import { CoursePicks } from './course-picks.tsx';
import { loadCoursePicks } from './loader.ts';

const { courses } = builtInMessages();
const settings = { title: 'Courses', note: 'Of this month', quietNote: 'So far', count: 1 };
const { path: PATH } = course.trendingCourses;
const path = '/course/sql-for-working-people';
const load = (
  source: 'featured' | 'trending' | 'jobready' | 'similar',
  answers: Readonly<Record<string, unknown>>,
) => loadCoursePicks({ ...settings, source }, loaderContext(path, answers).context);

describe('picked courses', () => {
  it.each([
    ['featured', course.featuredCourses],
    ['trending', course.trendingCourses],
    ['jobready', course.jobReadyCourses],
  ] as const)('are as many as configured of those that are %s', async (source, call) => {
    const { data } = await load(source, { [call.path]: { ...courseListFixture, within: 'month' } });
    expect(data?.rows.map(({ id }) => id)).toEqual([11]);
    expect(await load(source, { [call.path]: { items: [] } })).toEqual({ data: null });
  });

  it('show a text if nobody has enquired recently', async () => {
    const noteOf = async (within: 'month' | 'ever') =>
      (await load('trending', { [PATH]: { ...courseListFixture, within } })).data?.note;
    expect([await noteOf('month'), await noteOf('ever')]).toEqual(['Of this month', 'So far']);
  });

  it('are similar to the course of the page, with a link to its subject', async () => {
    const { data } = await load('similar', { [course.courseDetail.path]: courseDetailFixture });
    expect(data?.rows.map(({ id }) => id)).toEqual([12]);
    expect(data?.more).toEqual({
      label: 'All Data and analytics courses',
      href: '/learning?category=data',
    });
    const gone = { [course.courseDetail.path]: new AppError('COURSE_NOT_FOUND') };
    expect(await load('similar', gone)).toEqual({ data: null });
  });

  it('show the price and the start, or that they are unknown', () => {
    const text = textOf(renderFixture(CoursePicks, fixtures));
    expect(text).toContain('₹9,500');
    expect(text).toContain('Starts 21 January 2027');
    expect(text).toContain(courses.feeOnRequest);
    expect(text).toContain(courses.noStartDate);
  });
});
