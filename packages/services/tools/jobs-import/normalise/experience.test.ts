import { describe, expect, it } from 'vitest';
import { findExperience, parseExperience } from './experience.ts';

const years = (minYears: number, maxYears: number) => ({ minYears, maxYears });

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
    ['3+ years', years(3, 30)],
    ['3 + yrs', years(3, 30)],
    ['minimum 3 years', years(3, 30)],
    ['At least 12 years', years(12, 30)],
    ['35+ years', years(35, 35)],
    ['3 years', years(3, 3)],
    ['7', years(7, 7)],
    ['up to 2 years', years(0, 2)],
    ['less than 1 year', years(0, 1)],
    ['max 4 yrs', years(0, 4)],
    ['6 months', years(0, 1)],
    ['6-18 months', years(0, 2)],
    ['6 months - 2 years', years(0, 2)],
    ['24+ months', years(2, 30)],
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

  it.each([undefined, '', '  ', 'Senior', 'As per norms', '2020-2023', '999 years', '-', '5abc'])(
    'makes nothing of %j',
    (text) => {
      expect(parseExperience(text)).toBeNull();
    },
  );
});

describe('findExperience', () => {
  it.each([
    ['You bring at least 5 years of experience in Java.', years(5, 30)],
    ['We ask for 3-6 years of hands-on experience.', years(3, 6)],
    ['Experience: 4 to 8 years', years(4, 8)],
    ['2+ years in sales', years(2, 30)],
  ])('reads %j', (text, expected) => {
    expect(findExperience(text)).toEqual(expected);
  });

  it.each(['Founded 25 years ago, we build tractors.', 'A two year old company', 'No number here'])(
    'makes nothing of %j',
    (text) => {
      expect(findExperience(text)).toBeNull();
    },
  );
});
