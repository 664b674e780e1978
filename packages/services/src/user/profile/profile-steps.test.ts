import { profile } from '@broadsheet/contract/calls/profile';
import type { ProfileChange } from '@broadsheet/contract/entities/profile';
import { addSeeker, findSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EDUCATION, PERSON, POSITION, profileCallsOf, refused, WORK } from './profile.fixtures.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const { read, save, sendRaw } = profileCallsOf(() => services);

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
      expect(await sendRaw(vikram, theft)).toMatchObject(refused('body/id', 'is none of yours'));
    expect((await services.send(profile, { token: vikram.token })).status).toBe(404);
    expect((await read(asha)).profile.we?.professionalInfo).toMatchObject([{ title: 'Lead' }]);
    await save(asha, { step: 'removePosition', id: work });
    await save(asha, { step: 'removeEducation', id: course });
    const { we, ed } = (await read(asha)).profile;
    expect([we?.professionalInfo, ed?.educationInfo.info]).toEqual([[], []]);
  });

  it('is saved with its step, each once however often the step is sent', async () => {
    const asha = await addSeeker(services);
    const { step: _, ...job } = POSITION;
    const earlier = { ...job, company: 'Godavari', from: '2019-01', until: '2022-03' };
    const change = { ...WORK, positions: [job, earlier] };
    await save(asha, change);
    await save(asha, { ...change, positions: [{ ...job, description: 'Tea.' }] });
    expect((await read(asha)).profile.we?.professionalInfo).toMatchObject([
      { company: job.company, description: 'Tea.' },
      { company: 'Godavari', until: '2022-03' },
    ]);
    const faulty = { ...change, positions: [earlier, { ...job, from: '2099-01' }] };
    expect(await sendRaw(asha, faulty)).toMatchObject(
      refused('body/positions/1/from', 'is in the future'),
    );
    const { step: __, ...course } = EDUCATION;
    const none = refused('body/educations/0/degree', 'is needed');
    expect(await sendRaw(asha, { step: 'addEducations' })).toMatchObject(none);
    const later = { ...course, degree: 'MBA', year: 2021 } as const;
    for (const _turn of [1, 2])
      await save(asha, { step: 'addEducations', educations: [later, course] });
    expect((await save(asha, { step: 'addEducations' })).registration.done).toEqual([
      'addEducationalDetails',
      'addWorkExperience',
    ]);
    expect((await read(asha)).profile.ed?.educationInfo.info).toMatchObject([
      { degree: 'MBA' },
      { degree: 'B.Tech' },
    ]);
  });

  it('is one of as many as can be kept, however many come at once', async () => {
    const asha = await addSeeker(services);
    const sent = Array.from({ length: 22 }, () => sendRaw(asha, EDUCATION));
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
  ])('is refused with its place: %j', async (body, field, message) => {
    const asha = await addSeeker(services);
    expect(await sendRaw(asha, body)).toMatchObject(refused(`body/${field}`, message));
    expect((await services.send(profile, { token: asha.token })).status).toBe(404);
  });

  it('is said by a form without scripts as well', async () => {
    const asha = await addSeeker(services);
    await save(asha, PERSON);
    const person = 'step=addPersonalDetails&dob=&gender=&currentCity=&maritalStatus=married';
    const cities = 'preferredCities=pune&preferredCities=delhi-ncr';
    expect(await sendRaw(asha, `${person}&${cities}`)).toMatchObject({ status: 200 });
    const { pd } = (await read(asha)).profile;
    expect(pd).toMatchObject({ dob: null, gender: '', maritalStatus: 'married', country: 'India' });
    expect(pd?.locations).toMatchObject({
      current: null,
      preferred: [{ slug: 'pune' }, { slug: 'delhi-ncr' }],
    });
    const work = 'step=addWorkExperience&functionalArea=&experienceMonth=&experienceYear=';
    expect(await sendRaw(asha, `${work}&experienceStatus=experienced`)).toMatchObject(
      refused('body/experienceYear', 'is needed of who has experience'),
    );
    expect(await sendRaw(asha, `${work}&experienceStatus=fresher`)).toMatchObject({ status: 200 });
  });

  it('changes no phone that is there', async () => {
    const asha = await addSeeker(services, { phone: '+919000000000' });
    const faulty = refused('body/phone', 'is changed in the settings');
    expect(await sendRaw(asha, PERSON)).toMatchObject(faulty);
    expect((await sendRaw(asha, { ...PERSON, phone: '+919000000000' })).status).toBe(200);
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
    const sent = Array.from({ length: 10 }, () => changes.map((change) => sendRaw(asha, change)));
    for (const { status } of await Promise.all(sent.flat())) expect(status).toBe(200);
    const { profile: own, registration } = await read(asha);
    expect(own).toMatchObject({
      pd: { dob: '1996-02-29' },
      we: { experienceYear: 4 },
      co: { coverText: 'Hello.' },
      ai: { noticePeriod: 60 },
      atr: { skills: [{ key: 'java' }] },
    });
    expect(own.we?.professionalInfo).toHaveLength(10);
    expect(registration.next).toBe('addEducationalDetails');
  });
});
