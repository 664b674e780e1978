import { DAY_MS } from '@broadsheet/contract/durations';
import { COMPETITION_BANDS } from '@broadsheet/contract/entities/insights';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findJobToRank } from './find-job-to-rank.ts';
import { loadRank } from './load-rank.ts';
import { readApplicants } from './read-applicants.ts';
import { readInsights } from './read-insights.ts';
import { renewFits } from './renew-fits.ts';
import { rankOf } from './slow-rank.fixture.ts';

const PEOPLE = 60;
const SCHOOL = 'iim fits';
const brand = 'tech';

let services: TestServices;
let jobId: number;
let outsider: number;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
  const { database, now } = services;
  jobId = await addJob(services, { tag_ids: [101, 102, 103], city_ids: [1], min_years: 2 });
  outsider = (await addSeeker(services, {}, { experience_months: 40 })).seeker.id;
  await database.insertInto('top_schools').values({ brand, name: SCHOOL }).execute();
  // Few distinct values, so that many applicants are equal except in time, and some in that too.
  await sql`
    insert into seekers (brand, public_id, email, name, password_hash, password_changed_at, created_at)
    select brand, gen_random_uuid(), 'fits' || number || '@example.com', name, password_hash, password_changed_at, created_at
    from seekers, generate_series(1, ${PEOPLE}) number where id = ${outsider}`.execute(database);
  const people = sql`(select id, id % 97 as chance from seekers where email like 'fits%') people`;
  await sql`
    insert into profiles (seeker_id, experience_status, experience_months, city_id, updated_at)
    select id, case chance % 5 when 0 then null when 1 then 'fresher' else 'experienced' end,
      case when chance % 5 > 1 then (chance % 3) * 30 end, 1 + chance % 2,
      ${new Date(now)}::timestamptz - interval '1 day' * (chance % 4) * 111
    from ${people} where chance % 11 > 0`.execute(database);
  await sql`
    insert into seeker_skills (seeker_id, tag_id, position)
    select id, 101 + place, place from ${people}, generate_series(0, 2) place
    where (chance >> place) & 1 = 1`.execute(database);
  await sql`
    insert into preferred_cities (seeker_id, city_id, position)
    select id, 1, 0 from ${people} where chance % 3 = 0`.execute(database);
  await sql`
    insert into educations (seeker_id, degree, course_type, institute, year)
    select id, 'MBA', 'full-time', case chance % 4 when 0 then 'The I.I.M. Fits' else 'IIM-Fits, Pune' end, 2019
    from ${people}, generate_series(0, 1) where chance % 4 < 2`.execute(database);
  await sql`
    insert into applications (seeker_id, job_id, applied_at)
    select id, ${jobId}, ${new Date(now)}::timestamptz - interval '1 hour' * (chance % 7)
    from ${people}`.execute(database);
});
afterAll(() => services.close());

const contextOf = () => ({ database: services.database, brand, now: services.now }) as const;

/** Compares the rank of each applicant and of the outsider, and the insights, with a slow reference implementation. */
const compare = async () => {
  const { database, now } = services;
  const job = await findJobToRank(contextOf(), jobId);
  await renewFits(contextOf(), job);
  const all = sql`
    select seeker_id, applied_at, 0 as revision from applications where job_id = ${jobId}`;
  const applicants = await readApplicants(database, job, all, [SCHOOL]);
  const stranger = sql`select ${outsider}::integer as seeker_id, null::timestamptz as applied_at, 0 as revision`;
  const [other] = await readApplicants(database, job, stranger, []);
  if (!other) throw new Error('nobody was read');
  for (const { seekerId } of applicants) {
    const { own, ...rank } = await loadRank(database, job, seekerId, now);
    const slow = rankOf(job, applicants, seekerId, now);
    expect({ ...rank, own: own.seekerId }).toEqual({ ...slow, own: seekerId });
  }
  expect(await loadRank(database, job, outsider, now)).toMatchObject({
    rank: rankOf(job, [...applicants, other], outsider, now)?.rank,
    outOf: applicants.length + 1,
  });
  const found = await readInsights(contextOf(), jobId);
  const bandOf = (months: number) =>
    COMPETITION_BANDS.findLast(({ min }) => months >= min * 12)?.label;
  expect(found).toMatchObject({
    applicants: applicants.length,
    experienceUntold: applicants.filter(({ months }) => months === null).length,
    totalApplicantsFromTopBSchool: applicants.filter(({ ofTopSchool }) => ofTopSchool).length,
    competition: COMPETITION_BANDS.map(({ label }) => ({
      band: label,
      applicants: applicants.filter(({ months }) => months !== null && bandOf(months) === label)
        .length,
    })),
  });
  return { applicants, found };
};

it('is exact, and stays so as people, jobs, schools and days change', async () => {
  const { database } = services;
  const { applicants, found } = await compare();
  expect(applicants).toHaveLength(PEOPLE);
  expect(found.totalApplicantsFromTopBSchool).toBeGreaterThan(PEOPLE / 6);
  const [one, two, three, four, five] = applicants.map(({ seekerId }) => seekerId);
  const changes = [
    sql`delete from seeker_skills where seeker_id = ${one}`,
    sql`update profiles set experience_status = 'experienced', experience_months = 33,
      updated_at = ${new Date(services.now)} where seeker_id = ${two}`,
    sql`insert into preferred_cities values (${three}, 1, 1) on conflict do nothing`,
    sql`delete from educations where seeker_id = ${four}`,
    sql`delete from seekers where id = ${five}`,
    sql`update jobs set tag_ids = '{102,104}', max_years = 3 where id = ${jobId}`,
    sql`update jobs set work_from_home = true where id = ${jobId}`,
    sql`delete from top_schools where name = ${SCHOOL}`,
  ];
  for (const change of changes.slice(0, -1)) {
    await change.execute(database);
    await compare();
  }
  services.now += 100 * DAY_MS;
  await compare();
  await changes.at(-1)?.execute(database);
  const job = await findJobToRank(contextOf(), jobId);
  await renewFits(contextOf(), job);
  expect((await readInsights(contextOf(), jobId)).totalApplicantsFromTopBSchool).toBe(0);
  await database.insertInto('top_schools').values({ brand, name: SCHOOL }).execute();
});

it('is never made of what somebody has told before, also while they tell it', async () => {
  const { database } = services;
  const job = await findJobToRank(contextOf(), jobId);
  const first = await database
    .selectFrom('application_fits')
    .select('seeker_id')
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  await database.transaction().execute(async (transaction) => {
    await sql`delete from seeker_skills where seeker_id = ${first.seeker_id}`.execute(transaction);
    await renewFits(contextOf(), job);
  });
  await compare();
  await Promise.all([
    ...[1, 2, 3].map(() => renewFits(contextOf(), job)),
    sql`update profiles set experience_months = 12, experience_status = 'experienced'
      where seeker_id in (select seeker_id from application_fits where job_id = ${jobId})`.execute(
      database,
    ),
  ]);
  await compare();
});
