import { jobFit } from '@broadsheet/contract/calls/insights';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
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

const send = (token: string | undefined, jobcode: string) =>
  services.send(jobFit, { ...(token === undefined ? {} : { token }), query: { jobcode } });

/** A seeker with four years, in Bangalore, who expects 18 lakh and knows the tag. */
const addMember = async (tagId: number) => {
  const { token, seeker } = await addSeeker(
    services,
    {},
    {
      experience_status: 'experienced',
      experience_months: 48,
      city_id: 2,
      expected_ctc_rupees: 1_800_000,
    },
  );
  await services.database
    .insertInto('seeker_skills')
    .values({ seeker_id: seeker.id, tag_id: tagId, position: 0 })
    .execute();
  return token;
};

const firstTag = () =>
  services.database
    .selectFrom('tags')
    .select(['data_id as id', 'label'])
    .where('brand', '=', 'tech')
    .orderBy('data_id')
    .executeTakeFirstOrThrow();

it('compares the profile of the reader with the job', async () => {
  const tag = await firstTag();
  const id = await addJob(services, {
    skills: [tag.label, 'Underwater Welding'],
    pay_min_lakh: 10,
    pay_max_lakh: 16,
  });
  const { body } = await send(await addMember(tag.id), String(id));
  expect(body).toMatchObject({
    skills: { share: 0.5, matched: [tag.label], missing: ['Underwater Welding'] },
    experience: { share: 1, months: 48 },
    location: { match: 'lives' },
    salary: { offeredLakh: 16, expectedLakh: 18 },
  });
});

it('takes the tags of a job that names no skills', async () => {
  const tag = await firstTag();
  const id = await addJob(services, { tag_ids: [tag.id] });
  const { body } = await send(await addMember(tag.id), String(id));
  expect(body).toMatchObject({ skills: { share: 1, matched: [tag.label] } });
});

it('knows nothing of a seeker without a profile', async () => {
  const { token } = await addSeeker(services);
  const { body } = await send(token, String(await addJob(services)));
  expect(body).toMatchObject({ percent: null, location: { match: 'unknown' } });
});

it('is for members, and for jobs of their brand', async () => {
  const { token } = await addSeeker(services);
  const other = await addJob(services, { brand: 'management', category_id: 13 });
  expect(await send(undefined, String(other))).toMatchObject({ status: 401 });
  for (const jobcode of [String(other), '999999999999'])
    expect(await send(token, jobcode)).toMatchObject({
      status: 404,
      body: { code: 'JOB_NOT_FOUND' },
    });
});
