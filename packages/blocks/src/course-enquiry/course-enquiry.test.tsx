import { settings as settingsCall } from '@broadsheet/contract/calls/account';
import { courseDetail, ownCourseEnquiry } from '@broadsheet/contract/calls/course';
import { DEFAULT_SETTINGS } from '@broadsheet/contract/entities/profile-settings';
import { describe, expect, it } from 'vitest';
import { courseDetailFixture } from '../course.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './course-enquiry.fixtures.ts';
import { CourseEnquiry } from './course-enquiry.tsx';
import { loadCourseEnquiry } from './loader.ts';

const settings = { title: 'Ask', text: '' };
const answers = (more: object = {}) => ({
  [courseDetail.path]: { ...courseDetailFixture, ...more },
  [ownCourseEnquiry.path]: { enquired: true, enquiredAt: '2026-11-20T20:00:00Z' },
  [settingsCall.path]: { settings: { ...DEFAULT_SETTINGS, similarCourseEnquiry: 1 } },
});
const load = async (
  query = '',
  session: typeof sessionFixture | null = null,
  more: object = {},
) => {
  const path = `/course/sql-for-working-people${query}`;
  const { context, made } = loaderContext(path, answers(more), { session });
  return { made, ...(await loadCourseEnquiry(settings, context)) };
};

describe('the enquiry about a course', () => {
  it('is the same for every unknown reader', async () => {
    const { data, made } = await load('?failed=RATE_LIMITED');
    expect(data).toMatchObject({ isForAll: true, enquiredOn: '', maySimilar: false });
    expect(data?.failed).toContain('Too many tries');
    expect(data?.next).toBe('/course/sql-for-working-people?enquired=1');
    expect(made).toHaveLength(1);
  });

  it('shows when the seeker enquired, and whether similar courses are allowed', async () => {
    expect((await load('', sessionFixture)).data).toMatchObject({
      isForAll: false,
      enquiredOn: '21 November 2026',
      maySimilar: true,
    });
  });

  it('is absent for a closed course', async () => {
    expect((await load('', null, { status: 'closed' })).data).toBeNull();
  });

  it('is a plain form, with the second button only if the settings allow it', () => {
    const html = renderFixture(CourseEnquiry, fixtures);
    expect(html).toMatch(/<form[^>]* action="\/api\/course\/courseenquiry" method="post">/);
    expect(html).toContain('name="courseIds" value="11"');
    expect(html).not.toContain('name="similar"');
    expect(renderFixture(CourseEnquiry, fixtures, 'of a seeker')).toContain('name="similar"');
  });

  it('shows a success, and does not ask again', () => {
    expect(textOf(renderFixture(CourseEnquiry, fixtures, 'enquired'))).toContain(
      'You enquired on 21 November 2026.',
    );
    for (const name of ['enquired', 'just enquired'])
      expect(renderFixture(CourseEnquiry, fixtures, name)).not.toContain('<form');
    expect(renderFixture(CourseEnquiry, fixtures, 'failed')).toMatch(/role="alert">This course/);
  });
});
