import { profile, skipWork } from '@broadsheet/contract/calls/profile';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EDUCATION, PERSON, POSITION, profileCallsOf, WORK } from './profile.fixtures.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const { read, save } = profileCallsOf(() => services);

describe('a profile', () => {
  it('of somebody who has told nothing is not found', async () => {
    const { token } = await addSeeker(services);
    expect(await services.send(profile, { token })).toEqual({
      status: 404,
      body: expect.objectContaining({ code: 'PROFILE_NOT_FOUND', message: 'profile not found' }),
    });
    expect((await services.send(profile)).status).toBe(401);
  });

  it('is what its seeker has told, step by step', async () => {
    const asha = await addSeeker(services, { name: 'A. Rao', isPro: true });
    await save(asha, PERSON);
    await save(asha, WORK);
    await save(asha, { ...POSITION, from: '2018-07', until: '2022-03', title: 'Trainee' });
    const { id } = await save(asha, POSITION);
    await save(asha, { ...EDUCATION, degree: 'Class XII', year: 2014 });
    await save(asha, EDUCATION);
    await save(asha, {
      step: 'addAdditionalDetails',
      currentCTC: 12.35,
      expectedCTC: 120,
      confidential: 1,
      noticePeriod: 30,
    });
    await save(asha, {
      step: 'addCoverLetterAndSkills',
      coverletter: 'Dear all,\nhello.',
      includeCoverletter: 1,
      skills: ['python', 'java'],
    });
    const { profile: own } = await read(asha);
    expect(own).toMatchObject({
      id: asha.seeker.id,
      obfuscatedUserId: asha.seeker.public_id,
      createdAt: asha.seeker.created_at.toISOString(),
      updatedAt: new Date(services.now).toISOString(),
      pd: {
        name: 'Asha Rao',
        email: asha.seeker.email,
        verifiedEmail: true,
        phone: '+919876543210',
        verifiedNumber: false,
        dob: '1996-02-29',
        gender: '2',
        country: 'India',
        countryCode: 'IN',
        maritalStatus: 'single',
        locations: {
          current: { slug: 'pune', label: 'Pune' },
          preferred: [{ slug: 'mumbai' }, { slug: 'bangalore' }],
        },
        picUrl: null,
      },
      we: {
        experienceStatus: 'experienced',
        experienceYear: 4,
        experienceMonth: 7,
        functionalArea: { id: 1, label: 'Backend' },
        industry: null,
        professionalInfo: [
          { id, title: 'Engineer <b>II</b>', company: 'Sahyadri & Sons', until: null },
          { title: 'Trainee', from: '2018-07', until: '2022-03' },
        ],
      },
      ed: {
        educationInfo: { info: [{ degree: 'B.Tech' }, { degree: 'Class XII' }] },
        passingYear: 2018,
        institute: 'College of Engineering, Pune',
      },
      co: { coverText: 'Dear all,\nhello.', includeCoverletter: 1 },
      ai: {
        currentCTC: 12.35,
        expectedCTC: 120,
        currentSalary: '₹12.35 lakh a year',
        expectedSalary: '₹1.2 crore a year',
        confidential: true,
        negotiable: false,
        noticePeriod: 30,
      },
      atr: {
        skills: [
          { key: 'python', label: 'Python' },
          { key: 'java', label: 'Java' },
        ],
        settings: { coverLetter: 1 },
        isPro: true,
        proMembership: { isValid: true, daysLeft: 365 },
        followUpsRemaining: 1,
        isShortlisted: false,
      },
      rd: { resumePath: null, resumeUpdated: false, resumeBuilderProfileCompleteness: 100 },
    });
  });

  it('is told by the parts that are asked for', async () => {
    const asha = await addSeeker(services);
    await save(asha, PERSON);
    const { profile: own } = await services.call(profile, {
      token: asha.token,
      query: { fields: 'pd,atr' },
    });
    expect(Object.keys(own).sort()).toEqual(
      ['atr', 'createdAt', 'id', 'obfuscatedUserId', 'pd', 'schema', 'updatedAt'].sort(),
    );
    expect(Object.keys((await read(asha)).profile)).toEqual(
      expect.arrayContaining(['pd', 'we', 'ed', 'co', 'ai', 'atr', 'rd']),
    );
    for (const fields of ['', 'xx', 'pd,', 'pd,xx'])
      expect(await services.get(`/user/v2/profile?fields=${fields}`)).toMatchObject({
        status: 400,
      });
  });

  it('keeps what a step does not name, and forgets what it empties', async () => {
    const asha = await addSeeker(services);
    await save(asha, PERSON);
    await save(asha, { step: 'addPersonalDetails', dob: null, gender: '', preferredCities: [] });
    const { pd } = (await read(asha)).profile;
    expect(pd).toMatchObject({ dob: null, gender: '', country: 'India', maritalStatus: 'single' });
    expect(pd?.locations).toEqual({ current: { slug: 'pune', label: 'Pune' }, preferred: [] });
    await save(asha, WORK);
    await save(asha, { step: 'addWorkExperience', experienceStatus: 'fresher' });
    expect((await read(asha)).profile.we).toMatchObject({
      experienceStatus: 'fresher',
      experienceYear: 0,
      functionalArea: { id: 1 },
    });
  });

  it('says that an employer has shortlisted its seeker', async () => {
    const asha = await addSeeker(services);
    await save(asha, PERSON);
    const { id } = await services.database
      .selectFrom('jobs')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const at = new Date(services.now);
    await services.database
      .insertInto('applications')
      .values({ seeker_id: asha.seeker.id, job_id: id, applied_at: at, shortlisted_at: at })
      .execute();
    const { profile: own, completeness } = await read(asha);
    expect(own.atr?.isShortlisted).toBe(true);
    expect(completeness.appliedJobCount).toBe(1);
  });
});

describe('a registration', () => {
  it('goes on with the first step that was neither saved nor skipped', async () => {
    const asha = await addSeeker(services);
    const { token } = asha;
    expect((await save(asha, PERSON)).registration).toEqual({
      done: ['addPersonalDetails'],
      next: 'addEducationalDetails',
    });
    const skipped = await services.call(skipWork, { token, body: {} });
    expect(skipped.registration).toEqual({
      done: ['addPersonalDetails', 'addWorkExperience'],
      next: 'addEducationalDetails',
    });
    await save(asha, EDUCATION);
    for (const step of ['addAdditionalDetails', 'addCoverLetterAndSkills'] as const)
      await services.call(skipWork, { token, body: { step } });
    const { registration } = await save(asha, { step: 'addAudioVideoProfile' });
    expect(registration.next).toBeNull();
    expect((await read(asha)).registration).toEqual(registration);
  });

  it('skips neither who somebody is nor what they have learnt', async () => {
    const { token } = await addSeeker(services);
    for (const step of ['addPersonalDetails', 'addEducationalDetails', 'nothing'])
      expect(
        await services.app.inject({
          method: 'POST',
          url: '/user/profile/skipwork',
          headers: { 'x-brand': 'tech', authorization: `Bearer ${token}` },
          payload: { step },
        }),
      ).toMatchObject({ statusCode: 400 });
  });
});
