import { erase } from '@broadsheet/contract/calls/account';
import { applyMultiple } from '@broadsheet/contract/calls/applications';
import { applyJob } from '@broadsheet/contract/calls/job-actions';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

const JOBS = 6;
const PEOPLE = 12;

let services: TestServices;
let jobIds: number[];
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
  jobIds = [];
  for (let number = 0; number < JOBS; number += 1) jobIds.push(await addJob(services));
});
afterAll(() => services.close());

/** Jobs whose count differs from their rows. */
const miscounted = async () => {
  const { rows } = await sql`
    select id from jobs
    left join job_applications on job_id = id
    left join (select job_id, count(*) as number from applications group by job_id) there
      on there.job_id = id
    where coalesce(job_applications.applied, 0) <> coalesce(there.number, 0)`.execute(
    services.database,
  );
  return rows;
};
const countedFor = async (jobId: number | undefined) =>
  services.database
    .selectFrom('job_applications')
    .select('applied')
    .where('job_id', '=', jobId ?? 0)
    .executeTakeFirst();

it('counts what a demo has, and nothing of a job that nobody has applied for', async () => {
  expect(await miscounted()).toEqual([]);
  expect(await countedFor(jobIds[0])).toBeUndefined();
});

it('equals the rows while many apply, for one and for many jobs in any order, and others are erased', async () => {
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, () => addSeeker(services, { isPro: true })),
  );
  const applyFor = async ({ token }: { token: string }, index: number) => {
    const ids = index % 2 === 0 ? jobIds : jobIds.toReversed();
    if (index % 3 > 0)
      return [
        await services.send(applyMultiple, {
          token,
          body: { applyAnyway: 1, jobIds: ids.join(',') },
        }),
      ];
    return Promise.all(
      ids.map((id) =>
        services.send(applyJob, { token, body: { applyAnyway: 1, jobcode: String(id) } }),
      ),
    );
  };
  const answers = await Promise.all(people.map(applyFor));
  expect(new Set(answers.flat().map(({ status }) => status))).toEqual(new Set([200]));
  expect(await miscounted()).toEqual([]);
  expect(await countedFor(jobIds[0])).toEqual({ applied: PEOPLE });

  const later = await Promise.all(
    Array.from({ length: 4 }, () => addSeeker(services, { isPro: true })),
  );
  await Promise.all([
    ...later.map(applyFor),
    ...people
      .slice(0, 6)
      .map(({ token }) => services.call(erase, { token, body: { password: TEST_PASSWORD } })),
    sql`delete from applications where seeker_id = ${people[7]?.seeker.id}`.execute(
      services.database,
    ),
    services.database
      .deleteFrom('jobs')
      .where('id', '=', jobIds[2] ?? 0)
      .execute(),
  ]);
  expect(await miscounted()).toEqual([]);
  expect(await countedFor(jobIds[0])).toEqual({ applied: PEOPLE - 3 });
});
