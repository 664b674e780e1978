import type { ProfileChoices } from './forms/choices.ts';

/** The choices of the profile forms, for tests. */
export const choicesFixture: ProfileChoices = {
  countries: [
    { value: 'IN', label: 'India' },
    { value: 'NP', label: 'Nepal' },
  ],
  cities: [
    { value: 'bangalore', label: 'Bangalore', words: ['Bengaluru'] },
    { value: 'pune', label: 'Pune' },
  ],
  areas: [{ value: '1', label: 'Backend' }],
  industries: [{ value: '4', label: 'Software' }],
  today: '2026-11-22',
};
