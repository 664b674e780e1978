import type { BlockFixtures } from '../block-fixtures.ts';
import type { updateProfile } from './schema.ts';

const settings = {
  title: 'Update your profile',
  text: 'We match jobs to it, and recruiters search by it.',
};
const choices = {
  cities: [
    { value: 'bangalore', label: 'Bangalore', words: ['Bengaluru'] },
    { value: 'pune', label: 'Pune', words: [] },
  ],
  areas: [
    { value: '1', label: 'Backend' },
    { value: '2', label: 'Frontend' },
  ],
  industries: [{ value: '4', label: 'Software' }],
};
const values = {
  experienceStatus: 'experienced',
  experienceYear: '4',
  experienceMonth: '0',
  functionalArea: '1',
  industry: '4',
  currentCity: 'pune',
  noticePeriod: '30',
};
const common = { choices, here: '/update-profile', next: '/jobfeed', failed: null };

export const fixtures: BlockFixtures<typeof updateProfile> = {
  usual: { settings, data: { ...common, begin: { values, notes: {} }, mismatch: null } },
  empty: { settings, data: { ...common, begin: { values: {}, notes: {} }, mismatch: null } },
  mismatch: {
    settings,
    data: {
      ...common,
      begin: { values, notes: {} },
      mismatch: { resume: '7 years', profile: '4 years' },
    },
  },
  long: {
    settings: { title: 'W'.repeat(80), text: 'W'.repeat(240) },
    data: {
      ...common,
      begin: {
        values,
        notes: {
          experienceYear: "From your resume. We're not sure we read this right. Is it correct?",
        },
      },
      mismatch: { resume: '11 months', profile: '60 years' },
      failed: 'Taking too long to response. Please try again later.',
    },
  },
};
