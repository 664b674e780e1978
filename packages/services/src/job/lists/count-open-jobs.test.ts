import { addJob } from '@broadsheet/test-kit/database/add-job';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countOpenJobs } from './count-open-jobs.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const count = (now = services.now) =>
  countOpenJobs({ database: services.database, brand: 'tech', now });

/** Counted row by row. */
const countRows = async (now = services.now) => {
  const { rows } = await sql<{ id: number; jobs: number }>`
    select category_id as id, count(*)::integer as jobs from jobs
    where brand = 'tech' and status = 'open' and expires_at > ${new Date(now)} group by 1`.execute(
    services.database,
  );
  return new Map(rows.map(({ id, jobs }) => [id, jobs]));
};

it('counts open jobs as they come, change and go', async () => {
  expect((await count()).byCategory).toEqual(await countRows());
  const before = (await count()).byTag.get(101) ?? 0;
  const id = await addJob(services, { title: 'Counted', tag_ids: [101] });
  expect((await count()).byCategory).toEqual(await countRows());
  expect((await count()).byTag.get(101)).toBe(before + 1);
  await services.database.deleteFrom('jobs').where('id', '=', id).execute();
  expect((await count()).byCategory).toEqual(await countRows());
  expect((await count()).byTag.get(101) ?? 0).toBe(before);
});

it('leaves out each job from the instant at which it expires, in whatever order it is asked', async () => {
  const expires_at = new Date(services.now + 1_000);
  await addJob(services, { title: 'Short', expires_at });
  for (const later of [0, 999, 1_000, 0, 1_001])
    expect((await count(services.now + later)).byCategory).toEqual(
      await countRows(services.now + later),
    );
});
