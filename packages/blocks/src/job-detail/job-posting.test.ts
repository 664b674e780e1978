import { describe, expect, it } from 'vitest';
import { jobDetailFixture } from '../job.fixtures.ts';
import { jobPostingJsonLd } from './job-posting.ts';

describe('a job posting for search engines', () => {
  it('gives pay in rupees a year, and every place', () => {
    expect(jobPostingJsonLd(jobDetailFixture)).toMatchObject({
      '@type': 'JobPosting',
      identifier: { name: 'Kaveri Systems', value: '1234' },
      validThrough: '2026-12-18T23:59:59+05:30',
      hiringOrganization: { name: 'Kaveri Systems' },
      baseSalary: {
        currency: 'INR',
        value: { minValue: 1_200_000, maxValue: 1_800_000, unitText: 'YEAR' },
      },
      jobLocation: [
        { address: { addressLocality: 'Pune', addressCountry: 'IN' } },
        { address: { addressLocality: 'Mumbai' } },
      ],
      experienceRequirements: { monthsOfExperience: 48 },
    });
  });

  it('keeps silent on confidential pay', () => {
    expect(jobPostingJsonLd({ ...jobDetailFixture, pay: null })).not.toHaveProperty('baseSalary');
  });

  it('is telecommute in India where one may work from home, and only there', () => {
    const flags = { ...jobDetailFixture.flags, workFromHome: true };
    expect(jobPostingJsonLd({ ...jobDetailFixture, flags })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'IN' },
    });
    expect(jobPostingJsonLd(jobDetailFixture)).not.toHaveProperty('jobLocationType');
  });
});
