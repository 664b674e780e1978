import { dataExport } from '@broadsheet/contract/calls/account';
import * as calls from '@broadsheet/contract/calls/profile';
import type { ProfileChange } from '@broadsheet/contract/entities/profile';
import { addSeeker, findSeeker, type TestSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

/** Every step with all its fields. */
const STEPS: readonly ProfileChange[] = [
  { step: 'addPersonalDetails', dob: '1990-01-01' },
  {
    step: 'addEducationalDetails',
    degree: 'MBA',
    courseType: 'distance',
    institute: 'Secret Academy',
    year: 2015,
  },
  { step: 'addWorkExperience', experienceStatus: 'fresher' },
  {
    step: 'savePosition',
    title: 'Secret agent',
    company: 'Secret & Sons',
    from: '2020-01',
    until: null,
    description: '',
  },
  { step: 'addAdditionalDetails', currentCTC: 10 },
  { step: 'addAudioVideoProfile' },
  { step: 'addCoverLetterAndSkills', coverletter: 'A secret letter.', skills: ['java'] },
];
const RIGHTS = {
  isPro: '1',
  is_pro: 'true',
  subscriptions: 'spotLight',
  proMembership: '1',
  verifiedEmail: '1',
  email_verified_at: '2020-01-01',
  verifiedNumber: '1',
  phone_verified_at: '2020-01-01',
  cohort: 'perfectMatch',
  seeker_id: '1',
  seekerId: '1',
  isShortlisted: '1',
  registration_steps: 'addCoverLetterAndSkills',
} as const;

const FORM = 'application/x-www-form-urlencoded';
const formOf = (body: object): string =>
  Object.entries(body)
    .map(([name, value]) => `${name}=${encodeURIComponent(value === null ? '' : String(value))}`)
    .join('&');
const send = async ({ token }: TestSeeker, payload: object, type: string) => {
  const answer = await services.app.inject({
    method: 'POST',
    url: '/user/v2/profile',
    headers: { 'x-brand': 'tech', authorization: `Bearer ${token}`, 'content-type': type },
    payload: type === FORM ? formOf(payload) : JSON.stringify(payload),
  });
  return { status: answer.statusCode, body: answer.json<unknown>() };
};

describe('what no step can say', () => {
  it.each(STEPS)('is said by none: $step', async (body) => {
    const asha = await addSeeker(services, { email_verified_at: null });
    const before = await findSeeker(services, asha.seeker.id);
    for (const type of ['application/json', FORM])
      for (const [name, value] of Object.entries(RIGHTS)) {
        const answer = await send(asha, { ...body, [name]: value }, type);
        expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
      }
    expect(await findSeeker(services, asha.seeker.id)).toEqual(before);
    expect((await services.send(calls.profile, asha)).status).toBe(404);
    for (const type of ['application/json', FORM])
      expect((await send(asha, body, type)).status).toBe(200);
    const { profile } = await services.call(calls.profile, asha);
    expect(profile).toMatchObject({
      id: asha.seeker.id,
      pd: { verifiedEmail: false, verifiedNumber: false },
      atr: { isPro: false, showSpotLight: false, isShortlisted: false },
    });
  });

  it('is left aside where other calls are told it', async () => {
    const asha = await addSeeker(services);
    const before = await findSeeker(services, asha.seeker.id);
    const request = async (path: string, method: 'POST' | 'PATCH', body: object) =>
      (
        await services.app.inject({
          method,
          url: `/user${path}`,
          headers: { 'x-brand': 'tech', authorization: `Bearer ${asha.token}` },
          payload: { ...body, ...RIGHTS },
        })
      ).statusCode;
    expect(await request('/skills', 'POST', { skills: ['java'] })).toBe(200);
    expect(await request('/coverletter', 'POST', { coverletter: 'Hello.' })).toBe(200);
    expect(await request('/diversity/maven', 'PATCH', { exDefence: 1 })).toBe(200);
    expect(await request('/profile/tags', 'POST', { tagInfo: '{"follow":["java"]}' })).toBe(200);
    expect(await request('/profile/skipwork', 'POST', {})).toBe(200);
    expect(await findSeeker(services, asha.seeker.id)).toEqual(before);
  });
});

describe('two seekers', () => {
  it('read and change nothing of each other by any call', async () => {
    const [asha, vikram] = [await addSeeker(services), await addSeeker(services)];
    for (const body of STEPS) await services.call(calls.saveProfile, { ...asha, body });
    await services.call(calls.saveTags, { ...asha, body: { tagInfo: '{"follow":["aws"]}' } });
    const before = await services.call(dataExport, asha);
    const { token } = vikram;
    const answers: unknown[] = [
      await services.send(calls.profile, { token }),
      await services.send(calls.skills, { token }),
      await services.send(calls.coverLetter, { token }),
      await services.send(calls.skipWork, { token, body: {} }),
      await services.send(calls.saveSkills, { token, body: { skills: ['python'] } }),
      await services.send(calls.saveTags, { token, body: { tagInfo: '{"unfollow":["aws"]}' } }),
      await services.send(calls.saveCoverLetter, { token, body: { coverletter: '' } }),
      await services.send(calls.saveDiversity, { token, body: { exDefence: 1 } }),
      await services.send(calls.saveProfile, {
        token,
        body: { step: 'addCoverLetterAndSkills', coverletter: '', skills: [] },
      }),
      await services.send(calls.profile, { token }),
    ];
    expect(JSON.stringify(answers)).not.toMatch(/[Ss]ecret|"aws"/);
    expect(await services.call(dataExport, asha)).toEqual(before);
  });

  it('of whom one is of the other brand are told nothing by the token of the other', async () => {
    const asha = await addSeeker(services);
    for (const body of STEPS) await services.call(calls.saveProfile, { ...asha, body });
    for (const call of [calls.profile, calls.skills, calls.coverLetter]) {
      const { status } = await services.send(call, { token: asha.token, brand: 'management' });
      expect(status).toBe(401);
    }
  });
});
