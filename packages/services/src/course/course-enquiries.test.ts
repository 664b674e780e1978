import { dataExport, erase, saveSettings } from '@broadsheet/contract/calls/account';
import * as course from '@broadsheet/contract/calls/course';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const idsOf = async (...slugs: string[]) => {
  const found = await Promise.all(
    slugs.map((slug) => services.call(course.courseDetail, { query: { slug } })),
  );
  return found.map(({ id }) => id);
};
const enquire = (token: string, body: object) =>
  services.call(course.courseEnquiry, { token, body });
const mailsOf = async (seekerId: number) => {
  const rows = await services.database
    .selectFrom('messages')
    .select('variables')
    .where('seeker_id', '=', seekerId)
    .where('template', '=', 'course-enquiry')
    .orderBy('id')
    .execute();
  return rows.map(({ variables }): { slug: string }[] => JSON.parse(variables.courses ?? ''));
};
const rowsOf = (seekerId: number) =>
  services.database
    .selectFrom('course_enquiries')
    .selectAll()
    .where('seeker_id', '=', seekerId)
    .orderBy('course_id')
    .execute();

describe('an enquiry about courses', () => {
  it('is kept once a course, and confirmed by one mail', async () => {
    const { token, seeker } = await addSeeker(services);
    const [sql = 0, react = 0] = await idsOf('sql-for-working-people', 'react-the-careful-way');
    const { courseIds } = await enquire(token, { courseIds: `${react},${sql},${sql}` });
    expect(courseIds.toSorted()).toEqual([sql, react].toSorted());
    expect(await rowsOf(seeker.id)).toMatchObject([
      { is_similar: false, refinv: 'NA', reforg: 'NA', device: 'Web' },
      { enquired_at: new Date(services.now) },
    ]);
    expect(await enquire(token, { courseIds: String(sql) })).toMatchObject({ courseIds: [] });
    const [mail = [], ...others] = await mailsOf(seeker.id);
    expect(mail.map(({ slug }) => slug).toSorted()).toEqual([
      'react-the-careful-way',
      'sql-for-working-people',
    ]);
    expect(others).toEqual([]);
  });

  it('is about one course, however many ask at once', async () => {
    const { token, seeker } = await addSeeker(services);
    const [id] = await idsOf('sql-for-working-people');
    const body = { courseIds: String(id) };
    const answers = await Promise.all(Array.from({ length: 4 }, () => enquire(token, body)));
    expect(answers.flatMap(({ courseIds }) => courseIds)).toEqual([id]);
    expect(await mailsOf(seeker.id)).toHaveLength(1);
  });

  it.each([{}, { courseIds: '' }, { courseIds: '7', toSkipIds: '7' }])(
    'asks for a course: %j',
    async (body) => {
      const { token } = await addSeeker(services);
      expect(await services.send(course.courseEnquiry, { token, body })).toMatchObject({
        status: 400,
        body: { message: 'Please select a course', code: 'COURSE_NOT_SELECTED' },
      });
    },
  );

  it('is refused whole where one course is not offered, or is another brand’s', async () => {
    const { token, seeker } = await addSeeker(services);
    const [open, closed] = await idsOf('sql-for-working-people', 'cobol-to-cloud');
    const { id } = await services.call(course.courseDetail, {
      query: { slug: 'first-time-manager' },
      brand: 'management',
    });
    for (const other of [closed, id, 999_999_999]) {
      const body = { courseIds: `${open},${other}` };
      expect(await services.send(course.courseEnquiry, { token, body })).toMatchObject({
        status: 404,
        body: { code: 'COURSE_NOT_FOUND' },
      });
    }
    expect(await rowsOf(seeker.id)).toEqual([]);
  });

  it('goes to similar courses where both the settings and the form say so, and not else', async () => {
    const [id = 0, skipped = 0] = await idsOf('sql-for-working-people', 'power-bi-for-teams');
    const { category } = await services.call(course.courseDetail, { query: { id } });
    const sendEnquiry = async (flag: 0 | 1, similar: 0 | 1) => {
      const { token, seeker } = await addSeeker(services);
      const settings = JSON.stringify({ similarCourseEnquiry: flag });
      await services.call(saveSettings, { token, body: { settings } });
      const body = { courseIds: String(id), toSkipIds: String(skipped), similar };
      const { similarCourses } = await enquire(token, body);
      return { similarCourses, rows: await rowsOf(seeker.id) };
    };
    for (const [flag, similar] of [
      [0, 0],
      [0, 1],
      [1, 0],
    ] as const)
      expect(await sendEnquiry(flag, similar)).toMatchObject({ similarCourses: 0, rows: [{}] });
    const { similarCourses, rows } = await sendEnquiry(1, 1);
    expect(similarCourses).toBe(3);
    const more = rows.filter(({ is_similar }) => is_similar).map(({ course_id }) => course_id);
    expect(more).toHaveLength(3);
    expect(more).not.toContain(skipped);
    for (const other of more)
      expect((await services.call(course.courseDetail, { query: { id: other } })).category).toEqual(
        category,
      );
  });

  it('is its seeker’s own: told to them, in their export, and gone with them', async () => {
    const { token } = await addSeeker(services);
    const other = await addSeeker(services);
    const [id = 0] = await idsOf('ui-design-for-the-next-hundred-million');
    await enquire(token, { courseIds: String(id) });
    const params = { id };
    expect(await services.call(course.ownCourseEnquiry, { token, params })).toEqual({
      enquired: true,
      enquiredAt: new Date(services.now).toISOString(),
    });
    const applied = { token, query: { courseIds: `${id},1` } };
    expect(await services.call(course.appliedCourses, applied)).toEqual({ courseIds: [id] });
    expect(await services.call(course.appliedCourses, { token: other.token })).toEqual({
      courseIds: [],
    });
    expect(
      await services.call(course.ownCourseEnquiry, { token: other.token, params }),
    ).toMatchObject({ enquired: false });
    const { courseEnquiries } = await services.call(dataExport, { token });
    expect(courseEnquiries).toMatchObject([{ courseId: id, isSimilar: false }]);
    await services.call(erase, { token, body: { password: TEST_PASSWORD } });
    const left = await services.database
      .selectFrom('course_enquiries')
      .select('seeker_id')
      .where('course_id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });

  it('makes a course trend for thirty days, and longer while no other is asked about', async () => {
    const on = { brand: 'management' } as const;
    const trending = async () => {
      const { items, within } = await services.call(course.trendingCourses, on);
      return [within, ...items.map((item) => item.slug)];
    };
    const enquire = async (slug: string) => {
      const { token } = await addSeeker(services, on);
      const { id } = await services.call(course.courseDetail, { ...on, query: { slug } });
      await services.call(course.courseEnquiry, { ...on, token, body: { courseIds: String(id) } });
    };
    expect(await trending()).toEqual(['ever']);
    await enquire('first-time-manager');
    expect(await trending()).toEqual(['month', 'first-time-manager']);
    services.now += 31 * DAY_MS;
    expect(await trending()).toEqual(['ever', 'first-time-manager']);
    await enquire('credit-analysis-for-bankers');
    expect(await trending()).toEqual(['month', 'credit-analysis-for-bankers']);
    services.now = services.demoNow;
  });
});
