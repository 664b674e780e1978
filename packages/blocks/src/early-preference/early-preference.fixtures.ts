import type { BlockFixtures } from '../block-fixtures.ts';
import type { earlyPreference } from './schema.ts';

const settings = { title: 'Your preferences' };
const data = {
  values: {
    areas: '1',
    skills: 'java',
    cities: 'pune',
    experience: '5',
    minPay: '12.5',
    mails: '1',
  },
  choices: {
    areas: [
      { value: '1', label: 'Backend' },
      { value: '2', label: 'Frontend' },
    ],
    cities: [{ value: 'pune', label: 'Pune' }],
  },
  skills: [{ key: 'java', label: 'Java' }],
  offered: [{ key: 'python', label: 'Python' }],
  state: 'By your preferences, 23 new jobs with few applications match right now.',
  next: '/early-applicant-jobs',
  failed: null,
};

export const fixtures: BlockFixtures<typeof earlyPreference> = {
  usual: { settings, data },
  'nothing added': {
    settings,
    data: {
      ...data,
      values: { areas: '', skills: '', cities: '', experience: '', minPay: '', mails: '1' },
      skills: [],
      offered: [],
      state:
        "By your profile, no new jobs with few applications match right now. You'll see them with Early Applicant.",
      failed: 'Please fix the following:',
    },
  },
};
