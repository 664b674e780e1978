import * as course from '@broadsheet/contract/calls/course';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const search = (query: string) =>
  services.call(course.courseSearch, { params: { userId: -1 }, query: { query, size: 50 } });
const titlesOf = ({ items }: { items: readonly { title: string }[] }) =>
  items.map(({ title }) => title);

describe('lists of courses', () => {
  it('find those that say the words, titles first, and a beginning where no word does', async () => {
    const found = titlesOf(await search('kubernetes'));
    expect(found[0]).toBe('Kubernetes in Production');
    expect(titlesOf(await search('kubern'))).toEqual(found);
    expect(titlesOf(await search('Narmada AI Forum')).length).toBeGreaterThan(2);
    expect(await search('zymurgy')).toMatchObject({ items: [], total: 0, hasMore: false });
  });

  it('show what begins next first, and nothing that has begun or is no longer offered', async () => {
    const { items, total } = await search('');
    expect(total).toBeGreaterThan(48);
    const days = items.map(({ startsOn }) => startsOn ?? '9999');
    expect(days).toEqual(days.toSorted());
    expect(items.every(({ status }) => status === 'open')).toBe(true);
    services.now += 200 * DAY_MS;
    expect((await search('')).items.every(({ startsOn }) => startsOn === null)).toBe(true);
    services.now = services.demoNow;
  });

  it('are of one category where one is asked for, page by page', async () => {
    const { items: categories } = await services.call(course.courseCategories);
    const [first] = categories;
    const params = { categoryId: first?.id ?? 0 };
    const all = await services.call(course.coursesOfCategory, { params });
    expect(all).toMatchObject({ total: first?.courses, category: { slug: first?.slug } });
    const second = await services.call(course.coursesOfCategory, {
      params,
      query: { page: 2, size: 2 },
    });
    expect(second.items).toEqual(all.items.slice(2, 4));
    const beyond = { params, query: { page: 9 } };
    expect(await services.call(course.coursesOfCategory, beyond)).toMatchObject({
      items: [],
      total: all.total,
    });
    const foreign = { params, brand: 'management' } as const;
    expect(await services.send(course.coursesOfCategory, foreign)).toMatchObject({ status: 404 });
  });

  it('name those that are no longer offered, apart', async () => {
    const { items } = await services.call(course.unpublishedCourses);
    expect(titlesOf({ items })).toEqual(['Cobol to Cloud', 'Hadoop Administration']);
  });

  it('are for visitors, or for who asks: another’s id is refused', async () => {
    const { seeker, token } = await addSeeker(services);
    const own = { params: { userId: seeker.id } };
    expect(await services.send(course.courseSearch, { ...own, token })).toMatchObject({
      status: 200,
    });
    expect(await services.send(course.courseSearch, own)).toMatchObject({ status: 401 });
    const foreign = { params: { userId: seeker.id + 1 }, token };
    expect(await services.send(course.courseSearch, foreign)).toMatchObject({ status: 403 });
  });
});

describe('one course', () => {
  it('is found by its slug and by its id, with others of its category when asked', async () => {
    const slug = 'kubernetes-in-production';
    const one = await services.call(course.courseDetail, { query: { slug } });
    expect(one).toMatchObject({ slug, similar: [], institute: { name: 'Kaveri Cloud Academy' } });
    expect(one.outline).toHaveLength(4);
    expect(await services.call(course.courseDetail, { query: { id: one.id } })).toEqual(one);
    const { similar } = await services.call(course.courseDetail, { query: { slug, similar: 1 } });
    expect(similar.length).toBeGreaterThan(2);
    for (const other of similar) {
      expect(other.category).toEqual(one.category);
      expect(other.id).not.toBe(one.id);
    }
  });

  it('needs a name, of its own brand', async () => {
    expect(await services.send(course.courseDetail)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
    const query = { slug: 'kubernetes-in-production' };
    expect(await services.send(course.courseDetail, { query, brand: 'management' })).toMatchObject({
      status: 404,
      body: { code: 'COURSE_NOT_FOUND' },
    });
  });

  it('has a brochure of what it is, for those who are signed in, while it is offered', async () => {
    const { token } = await addSeeker(services);
    const query = { slug: 'sql-for-working-people' };
    const { id, title } = await services.call(course.courseDetail, { query });
    await services.database
      .updateTable('courses')
      .set({ fee_rupees: 145_000, audience: 'Taught in हम भारत, too.' })
      .where('id', '=', id)
      .execute();
    const brochure = await services.call(course.courseBrochure, { params: { id }, token });
    expect(brochure.fileName).toBe('sql-for-working-people-brochure.pdf');
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(brochure.base64, 'base64')));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const word of [title, '₹1,45,000', 'हम भारत', '/course/sql-for-working-people 1 of 1'])
      expect(text).toContain(word);
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({ Title: title, Author: 'Broadsheet Tech', Language: 'en-IN' });
    expect(await services.send(course.courseBrochure, { params: { id } })).toMatchObject({
      status: 401,
    });
    const closed = await services.call(course.courseDetail, { query: { slug: 'cobol-to-cloud' } });
    expect(closed.status).toBe('closed');
    const params = { id: closed.id };
    expect(await services.send(course.courseBrochure, { params, token })).toMatchObject({
      status: 404,
    });
  });
});

describe('the learning page', () => {
  it('is given what the editors point out, what helps with work, banners and institutes', async () => {
    const featured = await services.call(course.featuredCourses);
    const ready = await services.call(course.jobReadyCourses);
    expect(featured.items.length).toBeGreaterThan(8);
    expect(ready.items.every(({ jobReady }) => jobReady)).toBe(true);
    const { items: banners } = await services.call(course.courseBanners);
    expect(banners).toHaveLength(3);
    expect(banners[0]?.link).toMatch(/^\/course\/[a-z0-9-]+$/);
    const { items: institutes } = await services.call(course.topInstitutes);
    const counts = institutes.map(({ courses }) => courses);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(counts.at(-1)).toBeGreaterThan(0);
  });
});
