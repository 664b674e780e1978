import { REGISTRATION_STEPS } from '@broadsheet/contract/constants';
import type { RegistrationStep } from '@broadsheet/contract/entities/profile';
import type { BlockFixtures } from '../block-fixtures.ts';
import { profileFixture } from '../shared/profile/forms/profile.fixtures.ts';
import {
  additionalValues,
  coverValues,
  personalValues,
  workValues,
} from '../shared/profile/forms/profile-values.ts';
import type { registration, StepData } from './schema.ts';

const settings = { begin: 'Complete your profile in six short steps to get matching jobs.' };
const java = { key: 'java', label: 'Java' };
const known: Readonly<Record<RegistrationStep, StepData['begin']['values']>> = {
  addPersonalDetails: personalValues(profileFixture),
  addEducationalDetails: {},
  addWorkExperience: workValues(profileFixture),
  addAdditionalDetails: additionalValues(profileFixture),
  addAudioVideoProfile: {},
  addCoverLetterAndSkills: { ...coverValues(profileFixture), skills: 'java' },
};

/** A step of a seeker with a complete profile. */
export const stepFixture = (step: RegistrationStep, more: Partial<StepData> = {}): StepData => ({
  step,
  progress: { done: [...REGISTRATION_STEPS], next: null },
  choices: {
    countries: [{ value: 'IN', label: 'India' }],
    cities: [
      { value: 'bangalore', label: 'Bangalore', words: ['Bengaluru'] },
      { value: 'pune', label: 'Pune' },
    ],
    areas: [{ value: '1', label: 'Backend' }],
    industries: [{ value: '4', label: 'Software' }],
    today: '2026-06-15',
  },
  begin: { values: { ...known[step] }, notes: {} },
  email: 'asha@example.com',
  phone: '+919876543210',
  positions: profileFixture.we.professionalInfo,
  educations: profileFixture.ed.educationInfo.info,
  offers: [],
  skills: [java],
  files: {
    resume: { url: '/api/media/files/a1', name: 'asha.pdf' },
    audio: { url: '/api/media/files/a2', name: 'asha.mp3' },
    RoundZeroVideo: null,
  },
  isReading: false,
  ...more,
});

const ofStep = (step: RegistrationStep, more: Partial<StepData> = {}) => ({
  settings,
  data: { failed: null, seeker: stepFixture(step, more) },
});
const line = { width: 240, size: 10.5, isBold: false, isFound: false };
const region = {
  ...{ x: 26, y: 120, width: 320, height: 110 },
  lines: [
    { ...line, text: 'EDUCATION', x: 40, y: 142, width: 70, isBold: true },
    { ...line, text: 'MCA, St. Xavier’s College, 2016', x: 40, y: 162, isFound: true },
    { ...line, text: 'SKILLS', x: 40, y: 196, width: 40, isBold: true },
    { ...line, text: 'Java, Kafka, PostgreSQL', x: 40, y: 214, width: 150 },
  ],
};
const nothing = { begin: { values: {}, notes: {} }, positions: [], educations: [], skills: [] };
const long = 'Department of Computer Science and Engineering, '.repeat(4).trim();

export const fixtures: BlockFixtures<typeof registration> = {
  usual: ofStep('addPersonalDetails'),
  empty: ofStep('addPersonalDetails', {
    ...nothing,
    progress: { done: [], next: 'addPersonalDetails' },
    phone: null,
    files: { resume: null, audio: null, RoundZeroVideo: null },
  }),
  visitor: { settings, data: { failed: null, seeker: null } },
  failed: {
    settings,
    data: {
      failed: 'Please check what you have typed.',
      seeker: stepFixture('addAdditionalDetails'),
    },
  },
  education: ofStep('addEducationalDetails'),
  offered: ofStep('addEducationalDetails', {
    ...nothing,
    offers: [
      {
        values: { degree: 'MCA', institute: long, year: '2016' },
        notes: { institute: "From your resume. We're not sure we read this right. Is it correct?" },
        parts: { institute: { page: 1, region } },
      },
    ],
  }),
  work: ofStep('addWorkExperience'),
  additional: ofStep('addAdditionalDetails'),
  media: ofStep('addAudioVideoProfile'),
  skills: ofStep('addCoverLetterAndSkills'),
};
