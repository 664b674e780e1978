import { profile, saveProfile } from '@broadsheet/contract/calls/profile';
import type { ProfileChange } from '@broadsheet/contract/entities/profile';
import type { TestSeeker } from '@broadsheet/test-kit/database/add-seeker';
import type { TestServices } from '@broadsheet/test-kit/database/create-test-services';
import type { Step } from './steps/step-context.ts';

export const PERSON: Step<'addPersonalDetails'> = {
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
export const WORK: Step<'addWorkExperience'> = {
  step: 'addWorkExperience',
  experienceStatus: 'experienced',
  experienceYear: 4,
  experienceMonth: 7,
  functionalArea: 1,
};
export const POSITION: Step<'savePosition'> = {
  step: 'savePosition',
  title: 'Engineer <b>II</b>',
  company: 'Sahyadri & Sons',
  from: '2022-04',
  until: null,
  description: 'Java.\nAnd tea.',
};
export const EDUCATION: Step<'addEducationalDetails'> = {
  step: 'addEducationalDetails',
  degree: 'B.Tech',
  courseType: 'full-time',
  institute: 'College of Engineering, Pune',
  year: 2018,
};

type Who = Pick<TestSeeker, 'token'>;

/** The calls by which seekers change their profiles in these tests. */
export const profileCallsOf = (services: () => TestServices) => ({
  read: ({ token }: Who) => services().call(profile, { token }),
  save: ({ token }: Who, body: ProfileChange) => services().call(saveProfile, { token, body }),
  /** Sends any payload, as a program or a form. */
  sendRaw: async ({ token }: Who, payload: object | string) => {
    const isForm = typeof payload === 'string';
    const answer = await services().app.inject({
      method: 'POST',
      url: '/user/v2/profile',
      headers: {
        'x-brand': 'tech',
        authorization: `Bearer ${token}`,
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      },
      payload,
    });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  },
});

export const refused = (path: string, message: string) => ({
  status: 400,
  body: { code: 'VALIDATION', details: [{ path, message }] },
});
