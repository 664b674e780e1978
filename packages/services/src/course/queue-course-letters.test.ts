import { courseEnquiry } from '@broadsheet/contract/calls/course';
import { outbox } from '@broadsheet/contract/calls/internal';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queueCourseLetters } from './queue-course-letters.ts';

const WANTED = { settings: '{"education":1}' };

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices({ isLimited: false });
});
afterEach(() => services.close());

const add = async (tag: string, changes: Parameters<typeof addSeeker>[1] = WANTED) => {
  const added = await addSeeker(services, changes);
  const { data_id } = await services.database
    .selectFrom('tags')
    .select('data_id')
    .where('brand', '=', 'tech')
    .where('tag', '=', tag)
    .executeTakeFirstOrThrow();
  await services.database
    .insertInto('seeker_skills')
    .values({ seeker_id: added.seeker.id, tag_id: data_id, position: 0 })
    .execute();
  return added;
};
const lettersTo = async (email: string) =>
  (await services.call(outbox, { query: { to: email } })).items.filter(
    ({ template }) => template === 'course-letter',
  );
const teachJava = () =>
  services.database
    .selectFrom('courses')
    .select(['id', 'title'])
    .where('brand', '=', 'tech')
    .where('status', '=', 'open')
    .where(({ eb, val, ref }) => eb(val('Java'), '=', ({ fn }) => fn.any(ref('skills'))))
    .orderBy('id')
    .execute();

it('names courses for the skills of who wants such letters, once a month, however often it runs', async () => {
  const { seeker } = await add('java');
  const unwilling = await add('java', {});
  const unskilled = await addSeeker(services, WANTED);
  await Promise.all([queueCourseLetters(services, 1), queueCourseLetters(services)]);
  services.now += 20 * DAY_MS;
  await queueCourseLetters(services);
  const [letter, ...more] = await lettersTo(seeker.email);
  expect(more).toEqual([]);
  const titles = (await teachJava()).map(({ title }) => title);
  expect(titles.some((title) => letter?.text.includes(`* ${title}\n`))).toBe(true);
  for (const { email } of [unwilling.seeker, unskilled.seeker])
    expect(await lettersTo(email)).toEqual([]);
  services.now += 10 * DAY_MS;
  await queueCourseLetters(services);
  expect(await lettersTo(seeker.email)).toHaveLength(2);
});

it('leaves out what was enquired about, and writes to nobody for whom nothing is left', async () => {
  const { seeker, token } = await add('java');
  const courseIds = (await teachJava()).map(({ id }) => id).join();
  await services.call(courseEnquiry, { token, body: { courseIds } });
  await queueCourseLetters(services);
  expect(await lettersTo(seeker.email)).toEqual([]);
});
