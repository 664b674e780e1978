import { emailSettings } from '@broadsheet/contract/calls/account';
import { files } from '@broadsheet/contract/calls/media';
import { parseResume, profile } from '@broadsheet/contract/calls/profile';
import { countryCodes } from '@broadsheet/contract/calls/static';
import type { ParsedResume } from '@broadsheet/contract/entities/parsed-resume';
import type { Registration, RegistrationStep } from '@broadsheet/contract/entities/profile';
import { AppError } from '@broadsheet/contract/errors';
import { describe, expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { sessionFixture } from '../session.fixtures.ts';
import { profileFixture } from '../shared/profile/forms/profile.fixtures.ts';
import { loadRegistration } from './loader.ts';

const resume: ParsedResume = {
  phone: { value: '+919000000001', confidence: 0.95 },
  location: { value: 'Pune', confidence: 0.6 },
  totalMonths: { value: 63, confidence: 0.9 },
  positions: [
    { company: { value: 'kaveri systems', confidence: 1 } },
    { company: { value: 'Sahyadri', confidence: 1 }, title: { value: 'Lead', confidence: 0.7 } },
  ],
  education: [{ degree: { value: 'MCA', confidence: 0.9 } }],
  skills: [],
};
const reading = (status: string, of: ParsedResume | null) => ({
  status,
  failure: null,
  resume: of,
  parsedAt: null,
});
const common = {
  [emailSettings.path]: {
    email: 'asha@example.com',
    verifiedEmail: true,
    phone: null,
    verifiedNumber: false,
    change: null,
  },
  [countryCodes.path]: { items: [{ name: 'India', code: 'IN', dial: '+91' }] },
  [files.path]: { items: [] },
  '/data/industry': { items: [] },
};
const at = (next: RegistrationStep | null, done: RegistrationStep[] = []): Registration => ({
  done,
  next,
});
const known = (registration: Registration, of = profileFixture) => ({
  [profile.path]: { profile: of, completeness: {}, registration },
});
const nobody = { [profile.path]: new AppError('PROFILE_NOT_FOUND') };
const load = (
  path: string,
  answers: object,
  session: typeof sessionFixture | null = sessionFixture,
) =>
  loadRegistration(
    { begin: 'Six steps.' },
    loaderContext(
      path,
      { ...common, [parseResume.path]: reading('none', null), ...answers },
      { session },
    ).context,
  );
const redirectOf = async (...parameters: Parameters<typeof load>) =>
  (await load(...parameters)).page?.redirect?.location;

describe('the path of a step', () => {
  it.each([
    ['addPersonalDetails', at('addEducationalDetails'), undefined],
    ['addWorkExperience', at('addEducationalDetails'), '/registration/addEducationalDetails'],
    ['addCoverLetterAndSkills', at('addPersonalDetails'), '/registration/addPersonalDetails'],
    ['addAdditionalDetails', at(null), undefined],
    ['next', at('addAudioVideoProfile'), '/registration/addAudioVideoProfile'],
    ['next', at(null), '/jobfeed'],
  ])('%s opens if it is open, else the first open step', async (step, registration, expected) => {
    expect(await redirectOf(`/registration/${step}`, known(registration))).toBe(expected);
  });

  it('is a 404 for an unknown step', async () => {
    expect(await load('/registration/addShoeSize', nobody)).toEqual({
      data: null,
      page: { status: 404 },
    });
  });

  it('starts with an account for visitors, and with the login for later steps', async () => {
    const { data } = await load('/registration/addPersonalDetails', nobody, null);
    expect(data).toEqual({ failed: null, seeker: null });
    const login = '/login?next=%2Fregistration%2FaddWorkExperience';
    expect(await redirectOf('/registration/addWorkExperience', nobody, null)).toBe(login);
  });
});

describe('a step', () => {
  it("has the account's data for a new profile", async () => {
    const { data } = await load('/registration/addPersonalDetails', nobody);
    expect(data?.seeker).toMatchObject({
      email: 'asha@example.com',
      phone: null,
      progress: { next: 'addPersonalDetails' },
      begin: { values: { phone: '' }, notes: {} },
    });
  });

  it('starts with saved values, then those of the resume, which it marks', async () => {
    const { pd } = profileFixture;
    const person = { ...pd, phone: null, locations: { current: null, preferred: [] } };
    const answers = {
      ...known(at('addEducationalDetails'), { ...profileFixture, pd: person }),
      [parseResume.path]: reading('read', resume),
    };
    const { data } = await load('/registration/addPersonalDetails', answers);
    expect(data?.seeker?.begin.values).toMatchObject({ dob: '1996-04-23', currentCity: 'pune' });
    expect(data?.seeker?.begin.notes).toEqual({
      phone: 'From your resume.',
      currentCity: "From your resume. We're not sure we read this right. Is it correct?",
    });
    const full = { ...answers, ...known(at('addEducationalDetails')) };
    const complete = await load('/registration/addPersonalDetails', full);
    expect(complete.data?.seeker?.begin.values).toMatchObject({
      phone: '+919876543210',
      currentCity: 'bangalore',
    });
    expect(complete.data?.seeker?.begin.notes).toEqual({});
  });

  it("offers the resume's entries that the profile lacks", async () => {
    const answers = { ...known(at(null)), [parseResume.path]: reading('read', resume) };
    const { data } = await load('/registration/addWorkExperience', answers);
    expect(data?.seeker?.positions).toHaveLength(1);
    expect(data?.seeker?.offers).toEqual([
      {
        values: { title: 'Lead', company: 'Sahyadri' },
        notes: {
          title: "From your resume. We're not sure we read this right. Is it correct?",
          company: 'From your resume.',
        },
      },
    ]);
    expect(data?.seeker?.begin.values).toMatchObject({ experienceYear: '5' });
  });

  it('fills in the salary and the notice period of the resume', async () => {
    const terms = {
      ...resume,
      currentCTC: { value: 12.5, confidence: 0.95 },
      noticePeriod: { value: 60, confidence: 0.7 },
    };
    const answers = {
      ...known(at(null), {
        ...profileFixture,
        ai: { ...profileFixture.ai, currentCTC: null, noticePeriod: null },
      }),
      [parseResume.path]: reading('read', terms),
    };
    const { data } = await load('/registration/addAdditionalDetails', answers);
    expect(data?.seeker?.begin).toMatchObject({
      values: { currentCTC: '12.5', expectedCTC: '18', noticePeriod: '60' },
      notes: {
        currentCTC: 'From your resume.',
        noticePeriod: "From your resume. We're not sure we read this right. Is it correct?",
      },
    });
  });

  it('needs neither a resume nor the reading service', async () => {
    const resting = { [parseResume.path]: new AppError('SERVICE_UNAVAILABLE') };
    const { data } = await load('/registration/addPersonalDetails', { ...nobody, ...resting });
    expect(data?.seeker?.isReading).toBe(false);
  });

  it('is not shown empty if the profile cannot be loaded', async () => {
    const resting = { [profile.path]: new AppError('SERVICE_UNAVAILABLE') };
    await expect(load('/registration/addPersonalDetails', resting)).rejects.toThrow();
  });
});
