import { COHORTS, type Cohort } from '@broadsheet/contract/audience';
import { validate } from '@broadsheet/contract/calls/auth';
import { uploadResume } from '@broadsheet/contract/calls/media';
import { profile, saveProfile, updateStamp } from '@broadsheet/contract/calls/profile';
import { addSeeker, type TestSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { putInCohort } from '@broadsheet/test-kit/database/put-in-cohort';
import { sendUpload } from '@broadsheet/test-kit/database/send-upload';
import { makePdf } from '@broadsheet/test-kit/files/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const seekerOf = async (cohort: Cohort): Promise<TestSeeker> => {
  const found = await addSeeker(services);
  await putInCohort(services, found.seeker.id, cohort);
  return found;
};
const readerOf = async ({ token }: TestSeeker) => (await services.call(validate, { token })).reader;
const cohortIn = async (seeker: TestSeeker) => (await readerOf(seeker)).cohort;

const answer = (
  { token }: TestSeeker,
  opt: Exclude<Cohort, 'none'> | 'profile',
  isUpdate?: 0 | 1,
) =>
  services.send(updateStamp, {
    token,
    body: { opt, ...(isUpdate === undefined ? {} : { isUpdate }) },
  });

const workOf = async ({ token }: TestSeeker) => {
  const { we } = (await services.call(profile, { token, query: { fields: 'we' } })).profile;
  return [we?.experienceStatus, we?.experienceYear, we?.experienceMonth];
};

describe('the cohort of a session', () => {
  it.each(COHORTS)('is found out at each read: %s', async (cohort) => {
    expect(await cohortIn(await seekerOf(cohort))).toBe(cohort);
  });

  it('is that of somebody who has told nothing, before the first word', async () => {
    expect(await cohortIn(await addSeeker(services))).toBe('experienceMissing');
  });

  it('follows what is told, and the band with it', async () => {
    const asha = await addSeeker(services);
    const body = {
      step: 'addWorkExperience',
      experienceStatus: 'experienced',
      experienceYear: 12,
    } as const;
    await services.call(saveProfile, { token: asha.token, body });
    expect(await readerOf(asha)).toMatchObject({ cohort: 'none', experienceBand: 6 });
    const fresh = { step: 'addWorkExperience', experienceStatus: 'fresher' } as const;
    await services.call(saveProfile, { token: asha.token, body: fresh });
    expect(await readerOf(asha)).toMatchObject({ cohort: 'freshers', experienceBand: 2 });
  });
});

describe('the update of a profile', () => {
  it('says what jobs are picked by in one go, and answers what has asked for it', async () => {
    const asha = await seekerOf('parserMismatch');
    const body = {
      step: 'updateProfile',
      experienceStatus: 'experienced',
      experienceYear: 5,
      functionalArea: 1,
      industry: null,
      currentCity: 'pune',
      noticePeriod: 30,
    } as const;
    await services.call(saveProfile, { token: asha.token, body });
    expect(await cohortIn(asha)).toBe('profileUpdateSuccess');
    const { pd, we, ai } = (await services.call(profile, { token: asha.token })).profile;
    expect(pd?.locations.current?.slug).toBe('pune');
    expect(we).toMatchObject({ experienceYear: 5, functionalArea: { id: 1 }, industry: null });
    expect(ai?.noticePeriod).toBe(30);
    await answer(asha, 'profileUpdateSuccess');
    expect(await cohortIn(asha)).toBe('none');
  });

  it('is refused whole for a city that nobody knows', async () => {
    const asha = await seekerOf('parserMismatch');
    const body = {
      step: 'updateProfile',
      experienceStatus: 'fresher',
      currentCity: 'atlantis',
    } as const;
    const { status } = await services.send(saveProfile, { token: asha.token, body });
    expect(status).toBe(400);
    expect(await cohortIn(asha)).toBe('parserMismatch');
  });
});

describe('an answer to a prompt', () => {
  it('takes the experience of the resume, and is thanked', async () => {
    const asha = await seekerOf('parserMismatch');
    expect(await readerOf(asha)).toMatchObject({ experienceBand: 4 });
    const { status, body } = await answer(asha, 'parserMismatch', 1);
    expect([status, body]).toMatchObject([200, { cohort: 'profileUpdateSuccess' }]);
    expect(await workOf(asha)).toEqual(['experienced', 7, 0]);
    expect(await readerOf(asha)).toMatchObject({
      cohort: 'profileUpdateSuccess',
      experienceBand: 5,
    });
  });

  it('keeps the experience of the profile, and is not asked again for that resume', async () => {
    const asha = await seekerOf('parserMismatch');
    await answer(asha, 'parserMismatch', 0);
    expect(await workOf(asha)).toEqual(['experienced', 4, 0]);
    expect(await cohortIn(asha)).toBe('profileUpdateSuccess');
    await answer(asha, 'profileUpdateSuccess');
    expect(await cohortIn(asha)).toBe('none');
  });

  it('says that all is right as it is', async () => {
    const asha = await seekerOf('perfectMatch');
    await answer(asha, 'perfectMatch', 0);
    expect(await cohortIn(asha)).toBe('perfectMatch');
    await answer(asha, 'perfectMatch');
    expect(await cohortIn(asha)).toBe('profileUpdateSuccess');
  });

  it('takes nothing from a resume that says nothing, and changes nothing then', async () => {
    const asha = await seekerOf('none');
    const gone = await answer(asha, 'parserMismatch', 1);
    expect(gone).toMatchObject({ status: 404, body: { code: 'FILE_NOT_FOUND' } });
    expect(await cohortIn(asha)).toBe('none');
    await sendUpload(services, uploadResume, { file: makePdf(), token: asha.token });
    expect((await answer(asha, 'parserMismatch', 1)).status).toBe(404);
  });

  it('is for who has a profile, and for their own alone', async () => {
    const asha = await addSeeker(services);
    expect(await answer(asha, 'profile')).toMatchObject({
      status: 404,
      body: { code: 'PROFILE_NOT_FOUND', message: 'profile not found' },
    });
    const [ravi, mira] = [await seekerOf('parserMismatch'), await seekerOf('parserMismatch')];
    await answer(ravi, 'parserMismatch', 1);
    expect(await cohortIn(mira)).toBe('parserMismatch');
  });
});
