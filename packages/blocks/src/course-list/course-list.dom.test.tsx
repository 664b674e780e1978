import {
  appliedCourses,
  courseCategories,
  courseSearch,
  coursesOfCategory,
} from '@broadsheet/contract/calls/course';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { courseListFixture } from '../course.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './course-list.fixtures.ts';
import { CourseList } from './course-list.tsx';
import { loadCourseList } from './loader.ts';

const messages = builtInMessages();
const settings = { button: 'Enquire', emptyText: 'None.' };
const answers = {
  [courseCategories.path]: { items: [{ id: 2, label: 'Data', slug: 'data', courses: 41 }] },
  [coursesOfCategory.path]: courseListFixture,
  [courseSearch.path]: courseListFixture,
};
const load = async (path: string, more: object = {}) => {
  const { context, made } = loaderContext(path, { ...answers, ...more });
  return { made, ...(await loadCourseList(settings, context)) };
};

describe('loading a list of courses', () => {
  it('is for the subject in the path, in pages', async () => {
    const { data, made } = await load('/learning?category=data&page=2');
    expect(data).toMatchObject({
      heading: '41 courses in Data',
      isPage: false,
      pager: { previous: '/learning?category=data', next: '/learning?category=data&page=3' },
      next: '/learning?category=data&page=2&enquired=1',
    });
    expect(made.at(-1)?.query).toEqual({ page: 2 });
  });

  it('is for the search text, and is then the subject of the page', async () => {
    const { data, made } = await load('/search/c-plus-plus-p2.html?search=course');
    expect(data).toMatchObject({
      heading: '41 courses for “c++”',
      isPage: true,
      jobs: { label: 'Jobs for “c++”', href: '/search/c-plus-plus.html' },
      pager: {
        previous: '/search/c-plus-plus.html?search=course',
        next: '/search/c-plus-plus-p3.html?search=course',
      },
    });
    expect(made.at(-1)?.query).toEqual({ query: 'c++', page: 2 });
  });

  it.each(['/learning', '/search/java.html', '/search/java.html?search=company'])(
    'is absent for %s',
    async (path) => {
      expect((await load(path)).data).toBeNull();
    },
  );

  it('links to other lists if it is empty', async () => {
    expect((await load('/learning?category=none')).data).toMatchObject({
      heading: messages.courses.unknownCategory,
      wider: [{ href: '/learning?category=data' }],
    });
    const nothing = { ...courseListFixture, items: [], total: 0 };
    expect(
      (await load('/search/zymurgy.html?search=course', { [courseSearch.path]: nothing })).data,
    ).toMatchObject({ heading: 'No courses for “zymurgy”', wider: [{ label: 'Data' }] });
  });

  it('shows the result of an enquiry, and drops an earlier failure', async () => {
    const { data } = await load('/learning?category=data&failed=COURSE_NOT_SELECTED');
    expect(data).toMatchObject({
      failed: 'Please select a course',
      next: '/learning?category=data&enquired=1',
    });
    expect((await load('/learning?category=data&enquired=1')).data?.said).toBe(
      messages.courses.enquirySent,
    );
  });
});

describe('a list of courses', () => {
  it('is a plain form with a checkbox per course', () => {
    const html = renderFixture(CourseList, fixtures);
    expect(html).toMatch(/<form action="\/api\/course\/courseenquiry" method="post">/);
    expect(html.match(/name="courseIds\[\]"/g)).toHaveLength(2);
    expect(html).toContain('>Select SQL for Working People</label>');
    expect(renderFixture(CourseList, fixtures, 'of a search')).toMatch(/<h1[^>]*>2 courses for/);
    expect(renderFixture(CourseList, fixtures, 'failed')).toMatch(
      /role="alert"[^>]*>Please select/,
    );
    expect(renderFixture(CourseList, fixtures, 'empty')).not.toContain('<form');
  });
});

describe('in a browser', () => {
  afterEach(() => vi.restoreAllMocks());

  const wake = async (cookie = '') => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
    const requests: string[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      requests.push(String(input));
      return Response.json({ courseIds: [11] });
    });
    const { usual } = fixtures;
    if (!usual) throw new Error('there is no usual fixture');
    const block = (
      <CourseList id="own" {...usual} messages={messages} slots={{}} dispatch={() => undefined} />
    );
    document.body.innerHTML = renderToString(block);
    const root = await act(async () => hydrateRoot(document.body, block));
    return { requests, unmount: () => act(async () => root.unmount()) };
  };
  const submit = async () => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    await act(async () => document.querySelector('form')?.dispatchEvent(event));
    return event;
  };

  it('shows and announces beside the form that nothing is selected', async () => {
    const { unmount } = await wake();
    expect((await submit()).defaultPrevented).toBe(true);
    const alarm = document.querySelector('[role=alert]');
    expect(alarm?.textContent).toBe('Please select a course');
    expect(document.activeElement).toBe(alarm);
    document.querySelector<HTMLInputElement>('[name="courseIds[]"]')?.click();
    expect((await submit()).defaultPrevented).toBe(false);
    await unmount();
  });

  it("marks the reader's enquired courses, without a call for visitors", async () => {
    const visitor = await wake('band=4');
    expect(visitor.requests).toEqual([]);
    await visitor.unmount();
    const { requests, unmount } = await wake('member=1');
    // React renders when the response arrives, as in a browser, not at the end of an act() call.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    await vi.waitFor(() =>
      expect(document.body.textContent).toContain(messages['course-list'].enquired),
    );
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    expect(requests[0]).toContain(`/api/course${appliedCourses.path}?courseIds=11%2C12`);
    expect(document.querySelectorAll('[name="courseIds[]"]')).toHaveLength(1);
    await unmount();
  });
});
