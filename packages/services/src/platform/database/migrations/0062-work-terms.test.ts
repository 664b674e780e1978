import { search } from '@broadsheet/contract/calls/job';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const find = async (query: { workMode?: string; shift?: string; wfh?: 1 }) => {
  const { items } = await services.call(search, { query: { query: 'Zqmodes', ...query } });
  return items.map(({ id }) => id);
};

it('lists follow the work mode and the shift of a job, however it is written', async () => {
  const id = await addJob(services, { title: 'Zqmodes', work_mode: 'hybrid', shift: 'night' });
  expect(await find({ workMode: '2' })).toEqual([id]);
  expect(await find({ shift: '2' })).toEqual([id]);
  const write = (set: string) =>
    sql.raw(`update jobs set ${set} where id = ${id}`).execute(services.database);
  await write("work_mode = 'office', shift = 'rotational'");
  expect(await find({ workMode: '2' })).toEqual([]);
  expect(await find({ workMode: '1,2', shift: '3' })).toEqual([id]);
  await write('work_mode = null, shift = null');
  expect(await find({ workMode: '1,2,3' })).toEqual([]);
  expect(await find({ shift: '1,2,3' })).toEqual([]);
});

it('a job that the earlier version writes is remote by its flag alone', async () => {
  const id = await addJob(services, { title: 'Zqmodes', work_from_home: true });
  expect(await find({ workMode: '3' })).toEqual([id]);
  expect(await find({ wfh: 1 })).toEqual([id]);
  await sql`update jobs set work_from_home = false where id = ${id}`.execute(services.database);
  expect(await find({ workMode: '3' })).toEqual([]);
});
