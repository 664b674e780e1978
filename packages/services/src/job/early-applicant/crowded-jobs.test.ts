import type { Brand } from '@broadsheet/contract/brand';
import { erase } from '@broadsheet/contract/calls/account';
import { applyMultiple } from '@broadsheet/contract/calls/applications';
import { applyJob } from '@broadsheet/contract/calls/job-actions';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

const BRAND: Brand = 'tech';
const RULE = 3;

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
  await setRule(RULE);
});
afterAll(() => services.close());

const setRule = (early_applications: number) =>
  services.database
    .updateTable('brand_rules')
    .set({ early_applications })
    .where('brand', '=', BRAND)
    .execute();

const listCrowded = async () =>
  services.database
    .selectFrom('crowded_jobs')
    .select(['job_id', 'posted_at', 'crowded_at'])
    .where('brand', '=', BRAND)
    .orderBy('job_id')
    .execute();

/** The same, counted row by row. */
const counted = async () => {
  const { rows } = await sql<Awaited<ReturnType<typeof listCrowded>>[number]>`
    select jobs.id as job_id, posted_at, applied_at as crowded_at from jobs join brand_rules using (brand) join (
      select job_id, applied_at, row_number() over (partition by job_id order by applied_at) as number
      from applications
    ) application on job_id = jobs.id and jobs.applied + number = early_applications
    where brand = ${BRAND} order by 1`.execute(services.database);
  return rows;
};

const apply = (token: string, jobId: number) =>
  services.call(applyJob, { token, body: { applyAnyway: 1, jobcode: String(jobId) } });
const addPeople = (count: number) =>
  Promise.all(Array.from({ length: count }, () => addSeeker(services, { isPro: true })));
const isCrowded = async (jobId: number) =>
  (await listCrowded()).some(({ job_id }) => job_id === jobId);

it('are those of a demo that have enough, from its first moment', async () => {
  expect(await listCrowded()).toEqual(await counted());
});

it('are crowded by the one who makes them so, with those who applied elsewhere, and not before', async () => {
  const jobId = await addJob(services, { applied: 1 });
  const full = await addJob(services, { applied: RULE });
  const people = await addPeople(3);
  for (const [index, { token }] of people.entries()) {
    await apply(token, jobId);
    await apply(token, full);
    expect(await isCrowded(jobId)).toBe(index > 0);
    services.now += 1_000;
  }
  const row = (await listCrowded()).find(({ job_id }) => job_id === jobId);
  expect(row?.crowded_at).toEqual(new Date(services.now - 2_000));
  // The applications elsewhere are read from the jobs themselves.
  expect(await isCrowded(full)).toBe(false);
});

it('equal what is counted while many apply at once, others are erased, and jobs go', async () => {
  const jobIds: number[] = [];
  for (let number = 0; number < 5; number += 1) jobIds.push(await addJob(services));
  const people = await addPeople(8);
  await Promise.all(
    people.map(({ token }, index) => {
      const ids = index % 2 === 0 ? jobIds : jobIds.toReversed().slice(2);
      return services.send(applyMultiple, {
        token,
        body: { applyAnyway: 1, jobIds: ids.join(',') },
      });
    }),
  );
  expect(await listCrowded()).toEqual(await counted());
  const later = await addPeople(2);
  await Promise.all([
    ...later.map(({ token }) => apply(token, jobIds[4] ?? 0)),
    ...people
      .slice(0, 6)
      .map(({ token }) => services.call(erase, { token, body: { password: TEST_PASSWORD } })),
    services.database
      .deleteFrom('jobs')
      .where('id', '=', jobIds[0] ?? 0)
      .execute(),
  ]);
  expect(await listCrowded()).toEqual(await counted());
});

it('equal what is counted where the rule changes while many apply', async () => {
  const jobIds = [await addJob(services), await addJob(services)];
  const people = await addPeople(8);
  const changes = [2, 5, 4].map((rule) => () => setRule(rule));
  const writes = people.flatMap(({ token }, index) => [
    () =>
      services.send(applyMultiple, { token, body: { applyAnyway: 1, jobIds: jobIds.join(',') } }),
    ...changes.slice(index, index + 1),
  ]);
  await Promise.all(writes.map((write) => write()));
  expect(await listCrowded()).toEqual(await counted());
  await setRule(RULE);
});

it('follow the rule of the brand, and jobs that are posted anew', async () => {
  const jobId = await addJob(services);
  for (const { token } of await addPeople(2)) await apply(token, jobId);
  expect(await isCrowded(jobId)).toBe(false);
  await setRule(2);
  expect(await isCrowded(jobId)).toBe(true);
  expect(await listCrowded()).toEqual(await counted());
  const posted_at = new Date(services.now + DAY_MS);
  await services.database.updateTable('jobs').set({ posted_at }).where('id', '=', jobId).execute();
  expect(await listCrowded()).toEqual(await counted());
  await setRule(RULE);
  expect(await isCrowded(jobId)).toBe(false);
  expect(await listCrowded()).toEqual(await counted());
});
