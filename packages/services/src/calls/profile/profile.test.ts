import { profile, saveProfile, skipWork } from '@broadsheet/contract/calls/profile';
import type { ProfileChange } from '@broadsheet/contract/entities/profile';
import { addSeeker, findSeeker, type TestSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Step } from '../../profile/step-context.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

type Who = Pick<TestSeeker, 'token'>;

const read = async ({ token }: Who) => services.ask(profile, { token });
const save = ({ token }: Who, body: ProfileChange) => services.ask(saveProfile, { token, body });
/** As a program sends it, and with whatever it likes. */
const sendJson = async ({ token }: Who, payload: object) => {
  const answer = await services.app.inject({
    method: 'POST',
    url: '/user/v2/profile',
    headers: { 'x-brand': 'tech', authorization: `Bearer ${token}` },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<{ details?: unknown }>() };
};
const refused = (path: string, message: string) => ({
  status: 400,
  body: { code: 'VALIDATION', details: [{ path, message }] },
});

const PERSON: Step<'addPersonalDetails'> = {
  step: 'addPersonalDetails',
  name: 'Asha Rao',
  dob: '1996-02-29',
  gender: '2',
  countryCode: 'IN',
  phone: '+919876543210',
  currentCity: 'pune',
  preferredCities: ['mumbai', 'bangalore'],
  maritalStatus: 'single',
};
const WORK: Step<'addWorkExperience'> = {
  step: 'addWorkExperience',
  experienceStatus: 'experienced',
  experienceYear: 4,
  experienceMonth: 7,
  functionalArea: 1,
};
const POSITION: Step<'savePosition'> = {
  step: 'savePosition',
  title: 'Engineer <b>II</b>',
  company: 'Sahyadri & Sons',
  from: '2022-04',
  until: null,
  description: 'Java.\nAnd tea.',
};
const EDUCATION: Step<'addEducationalDetails'> = {
  step: 'addEducationalDetails',
  degree: 'B.Tech',
  courseType: 'full-time',
  institute: 'College of Engineering, Pune',
  year: 2018,
};

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
    const asha = await addSeeker(services, { name: 'A. Rao', is_pro: true });
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
    const { profile: told } = await read(asha);
    expect(told).toMatchObject({
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
        proMembership: { isValid: true, daysLeft: 0 },
        followUpsRemaining: 1,
        isShortlisted: false,
      },
      rd: { resumePath: null, resumeUpdated: false, resumeBuilderProfileCompleteness: 100 },
    });
  });

  it('is told by the parts that are asked for', async () => {
    const asha = await addSeeker(services);
    await save(asha, PERSON);
    const { profile: told } = await services.ask(profile, {
      token: asha.token,
      query: { fields: 'pd,atr' },
    });
    expect(Object.keys(told).sort()).toEqual(
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
    const { profile: told, completeness } = await read(asha);
    expect(told.atr?.isShortlisted).toBe(true);
    expect(completeness.appliedJobCount).toBe(1);
  });
});

describe('an entry of a list', () => {
  it('is changed and removed by its own seeker, and is nothing to another', async () => {
    const [asha, vikram] = [await addSeeker(services), await addSeeker(services)];
    const position = await save(asha, POSITION);
    const education = await save(asha, EDUCATION);
    const [work, course] = [position.id ?? 0, education.id ?? 0];
    const changed = await save(asha, { ...POSITION, id: work, title: 'Lead' });
    expect(changed.id).toBe(work);
    for (const theft of [
      { ...POSITION, id: work },
      { ...EDUCATION, id: course },
      { step: 'removePosition', id: work },
      { step: 'removeEducation', id: course },
      { step: 'removePosition', id: 2_147_483_647 },
    ] as const)
      expect(await sendJson(vikram, theft)).toMatchObject(refused('body/id', 'is none of yours'));
    expect((await services.send(profile, { token: vikram.token })).status).toBe(404);
    expect((await read(asha)).profile.we?.professionalInfo).toMatchObject([{ title: 'Lead' }]);
    await save(asha, { step: 'removePosition', id: work });
    await save(asha, { step: 'removeEducation', id: course });
    const { we, ed } = (await read(asha)).profile;
    expect([we?.professionalInfo, ed?.educationInfo.info]).toEqual([[], []]);
  });

  it('is one of as many as can be kept, however many come at once', async () => {
    const asha = await addSeeker(services);
    const sent = Array.from({ length: 22 }, () => sendJson(asha, EDUCATION));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect((await read(asha)).profile.ed?.educationInfo.info).toHaveLength(20);
  });
});

describe('what is said in a step', () => {
  it.each<[object, string, string]>([
    [{ ...POSITION, until: '2022-03' }, 'until', 'is before from'],
    [{ ...POSITION, from: '2099-01' }, 'from', 'is in the future'],
    [{ ...POSITION, until: '2099-01' }, 'until', 'is in the future'],
    [{ ...PERSON, dob: '2023-02-29' }, 'dob', 'is no day of the calendar'],
    [{ ...PERSON, dob: '2020-02-28' }, 'dob', 'must be of somebody of 14 to 100 years'],
    [{ ...PERSON, dob: '1900-01-01' }, 'dob', 'must be of somebody of 14 to 100 years'],
    [{ ...PERSON, countryCode: 'XX' }, 'countryCode', 'is no country'],
    [{ ...PERSON, currentCity: 'atlantis' }, 'currentCity', 'is no city of this site'],
    [
      { ...PERSON, preferredCities: ['pune', 'atlantis'] },
      'preferredCities/1',
      'is no city of this site',
    ],
    [
      { step: 'addWorkExperience', experienceStatus: 'experienced' },
      'experienceYear',
      'is needed of who has experience',
    ],
    [{ ...WORK, functionalArea: 999 }, 'functionalArea', 'is no functional area of this site'],
    [{ ...WORK, industry: 99_999 }, 'industry', 'is no industry of this site'],
    [
      { step: 'addCoverLetterAndSkills', skills: ['java', 'alchemy'] },
      'skills/1',
      'is no skill of this site',
    ],
  ])('is refused with its place: %j', async (body, place, message) => {
    const asha = await addSeeker(services);
    expect(await sendJson(asha, body)).toMatchObject(refused(`body/${place}`, message));
    expect((await services.send(profile, { token: asha.token })).status).toBe(404);
  });

  it('is said by a form without scripts as well', async () => {
    const asha = await addSeeker(services);
    await save(asha, PERSON);
    const sendForm = async (payload: string) => {
      const answer = await services.app.inject({
        method: 'POST',
        url: '/user/v2/profile',
        headers: {
          'x-brand': 'tech',
          authorization: `Bearer ${asha.token}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload,
      });
      return { status: answer.statusCode, body: answer.json<unknown>() };
    };
    const person = 'step=addPersonalDetails&dob=&gender=&currentCity=&maritalStatus=married';
    const cities = 'preferredCities=pune&preferredCities=delhi-ncr';
    expect(await sendForm(`${person}&${cities}`)).toMatchObject({ status: 200 });
    const { pd } = (await read(asha)).profile;
    expect(pd).toMatchObject({ dob: null, gender: '', maritalStatus: 'married', country: 'India' });
    expect(pd?.locations).toMatchObject({
      current: null,
      preferred: [{ slug: 'pune' }, { slug: 'delhi-ncr' }],
    });
    const work = 'step=addWorkExperience&functionalArea=&experienceMonth=&experienceYear=';
    expect(await sendForm(`${work}&experienceStatus=experienced`)).toMatchObject(
      refused('body/experienceYear', 'is needed of who has experience'),
    );
    expect(await sendForm(`${work}&experienceStatus=fresher`)).toMatchObject({ status: 200 });
  });

  it('changes no phone that is there', async () => {
    const asha = await addSeeker(services, { phone: '+919000000000' });
    const faulty = refused('body/phone', 'is changed in the settings');
    expect(await sendJson(asha, PERSON)).toMatchObject(faulty);
    expect((await sendJson(asha, { ...PERSON, phone: '+919000000000' })).status).toBe(200);
    expect((await findSeeker(services, asha.seeker.id)).phone).toBe('+919000000000');
  });

  it('is each of fifty steps at once', async () => {
    const asha = await addSeeker(services);
    const changes: readonly ProfileChange[] = [
      PERSON,
      WORK,
      POSITION,
      { step: 'addAdditionalDetails', noticePeriod: 60 },
      { step: 'addCoverLetterAndSkills', coverletter: 'Hello.', skills: ['java'] },
    ];
    const sent = Array.from({ length: 10 }, () => changes.map((change) => sendJson(asha, change)));
    for (const { status } of await Promise.all(sent.flat())) expect(status).toBe(200);
    const { profile: told, registration } = await read(asha);
    expect(told).toMatchObject({
      pd: { dob: '1996-02-29' },
      we: { experienceYear: 4 },
      co: { coverText: 'Hello.' },
      ai: { noticePeriod: 60 },
      atr: { skills: [{ key: 'java' }] },
    });
    expect(told.we?.professionalInfo).toHaveLength(10);
    expect(registration.next).toBe('addEducationalDetails');
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
    const skipped = await services.ask(skipWork, { token, body: {} });
    expect(skipped.registration).toEqual({
      done: ['addPersonalDetails', 'addWorkExperience'],
      next: 'addEducationalDetails',
    });
    await save(asha, EDUCATION);
    for (const step of ['addAdditionalDetails', 'addCoverLetterAndSkills'] as const)
      await services.ask(skipWork, { token, body: { step } });
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
