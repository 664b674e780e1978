import { coursesBySkill } from '@broadsheet/contract/calls/course';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const find = (skills: string) => services.call(coursesBySkill, { query: { skills } });

it('finds courses that teach a skill, in the order of the skills, the easiest first', async () => {
  const { database } = services;
  const row = await database
    .selectFrom('courses')
    .select(['skills', 'slug'])
    .where('brand', '=', 'tech')
    .where('status', '=', 'open')
    .where('level', '=', 'beginner')
    .orderBy('weeks')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const [skill = ''] = row.skills;
  const { items } = await find(`Underwater Welding| ${skill.toUpperCase()} |${skill}`);
  expect(items.map((item) => item.skill)).toEqual([skill.toUpperCase(), skill]);
  const taught = await database
    .selectFrom('courses')
    .select(['slug', 'skills', 'level'])
    .where('brand', '=', 'tech')
    .where('status', '=', 'open')
    .execute();
  const own = taught.filter(({ skills }) => skills.includes(skill));
  expect(items[0]?.courses).toBe(own.length);
  expect(own.find(({ slug }) => slug === items[0]?.first.slug)?.level).toBe('beginner');
});

it('leaves out courses that are no longer offered', async () => {
  const { database } = services;
  const { items } = await find('Kubernetes');
  expect(items).toHaveLength(1);
  await database.updateTable('courses').set({ status: 'closed' }).execute();
  expect((await find('Kubernetes')).items).toEqual([]);
});

it('refuses no skills and too long a list', async () => {
  for (const skills of ['', 'x'.repeat(900)])
    expect(await services.send(coursesBySkill, { query: { skills } })).toMatchObject({
      status: 400,
    });
});
