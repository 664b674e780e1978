import { describe, expect, it } from 'vitest';
import { findExperience, parseExperience } from './experience.ts';

const years = (minYears: number, maxYears: number | null) => ({ minYears, maxYears });

const NOT_EXPERIENCE = [
  '4 year college',
  '4-year degree',
  "Bachelor's degree (4 years of college)",
  '3 years diploma',
  '12 LPA',
  'at least 1,00,000 in hand',
  '30+ Days Ago',
  '18-30 years of age',
  'Age: 21 to 35 years',
  '2 year contract',
  'Contract duration 6 months',
  '1 year bond',
  'Grade 5 engineer',
  '500 to 1000 employees',
];

describe('parseExperience', () => {
  it.each([
    ['5-10 yrs', years(5, 10)],
    ['5 - 10 Years', years(5, 10)],
    ['5 to 10 years', years(5, 10)],
    ['5–10 Yrs.', years(5, 10)],
    ['0-1 Yr', years(0, 1)],
    ['2-5', years(2, 5)],
    ['10-5 years', years(5, 10)],
    ['1.5 - 3 years', years(1, 3)],
    ['3+ years', years(3, null)],
    ['3 + yrs', years(3, null)],
    ['minimum 3 years', years(3, null)],
    ['At least 12 years', years(12, null)],
    ['35+ years', years(35, null)],
    ['5-10+ years', years(5, null)],
    ['4 year college degree and 2+ years experience', years(2, null)],
    ['Work experience: 3', years(3, 3)],
    ['3 years', years(3, 3)],
    ['7', years(7, 7)],
    ['up to 2 years', years(0, 2)],
    ['less than 1 year', years(0, 1)],
    ['max 4 yrs', years(0, 4)],
    ['6 months', years(0, 1)],
    ['6-18 months', years(0, 2)],
    ['6 months - 2 years', years(0, 2)],
    ['24+ months', years(2, null)],
    ['Fresher', years(0, 0)],
    ['Freshers', years(0, 0)],
    ['Fresher - 2 years', years(0, 2)],
    ['Entry level', years(0, 0)],
    ['No experience', years(0, 0)],
    ['five to seven years', years(5, 7)],
    ['five (5) years', years(5, 5)],
  ])('reads %j', (text, expected) => {
    expect(parseExperience(text)).toEqual(expected);
  });

  it.each([
    undefined,
    '',
    '  ',
    'Senior',
    'As per norms',
    '2020-2023',
    '999 years',
    '-',
    '5abc',
    ...NOT_EXPERIENCE,
  ])('makes nothing of %j', (text) => {
    expect(parseExperience(text)).toBeNull();
  });
});

describe('findExperience', () => {
  it.each([
    ['You bring at least 5 years of experience in Java.', years(5, null)],
    ['We ask for 3-6 years of hands-on experience.', years(3, 6)],
    ['Experience: 4 to 8 years', years(4, 8)],
    ['2+ years in sales', years(2, null)],
    ['A 4-year degree in engineering and 3 years of experience.', years(3, 3)],
    ['Our company has 20 years of experience. You bring 2-4 years of experience.', years(2, 4)],
    ['Experience required - minimum 3 yrs', years(3, null)],
  ])('reads %j', (text, expected) => {
    expect(findExperience(text)).toEqual(expected);
  });

  it.each([
    'Founded 25 years ago, we build tractors.',
    'A two year old company',
    'No number here',
    'You have a 4 year college degree in commerce.',
    'Four years of college or equivalent experience',
    'We have over 25 years of experience in logistics.',
    'A team with 40 years of combined experience',
    'The contract is for 2 years in Pune.',
    'You must be at least 18 years of age.',
  ])('makes nothing of %j', (text) => {
    expect(findExperience(text)).toBeNull();
  });
});
