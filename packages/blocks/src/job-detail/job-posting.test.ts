import type { JobDetail } from '@broadsheet/contract/entities/job';
import { describe, expect, it } from 'vitest';
import { jobDetailFixture } from '../job.fixtures.ts';
import { jobPostingsJsonLd } from './job-posting.ts';

const jobPostingJsonLd = (job: JobDetail): Record<string, unknown> => {
  const [posting] = jobPostingsJsonLd(job);
  if (!posting) throw new Error('the job has no structured data');
  return posting;
};

describe('structured data of a job', () => {
  it('gives salary in rupees per year, and every location', () => {
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

  it.each(['', '<p> </p>'])('is left out for a job with the description %j', (descriptionHtml) => {
    expect(jobPostingsJsonLd({ ...jobDetailFixture, descriptionHtml })).toEqual([]);
  });

  it('omits a confidential salary', () => {
    expect(jobPostingJsonLd({ ...jobDetailFixture, pay: null })).not.toHaveProperty('baseSalary');
  });

  it('is telecommute in India for remote jobs only', () => {
    const flags = { ...jobDetailFixture.flags, workFromHome: true };
    const home = { ...jobDetailFixture, flags };
    const telecommute = {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'IN' },
    };
    expect(jobPostingJsonLd(home)).toMatchObject({ ...telecommute, jobLocation: [{}, {}] });
    const anywhere = jobPostingJsonLd({ ...home, cities: [] });
    expect(anywhere).toMatchObject(telecommute);
    expect(anywhere).not.toHaveProperty('jobLocation');
    expect(jobPostingJsonLd(jobDetailFixture)).not.toHaveProperty('jobLocationType');
  });

  it('has working hours only where the employer says the shift', () => {
    expect(jobPostingJsonLd(jobDetailFixture)).not.toHaveProperty('workHours');
    const night = jobPostingJsonLd({ ...jobDetailFixture, workMode: 'hybrid', shift: 'night' });
    expect(night.workHours).toBe('Night shift');
    expect(night).not.toHaveProperty('jobLocationType');
  });

  it('names no unknown city, and one city as one location', () => {
    const posting = jobPostingJsonLd({ ...jobDetailFixture, cities: [] });
    expect(posting).not.toHaveProperty('jobLocationType');
    expect(posting.jobLocation).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressCountry: 'IN' },
    });
    const one = jobPostingJsonLd({ ...jobDetailFixture, cities: jobDetailFixture.cities.slice(1) });
    expect(one.jobLocation).toMatchObject({ address: { addressLocality: 'Mumbai' } });
  });

  it('says nothing of experience where the employer does not', () => {
    const unknown = jobPostingJsonLd({ ...jobDetailFixture, minYears: 0, maxYears: null });
    expect(unknown).not.toHaveProperty('experienceRequirements');
    expect(jobPostingJsonLd({ ...jobDetailFixture, minYears: 3, maxYears: null })).toMatchObject({
      experienceRequirements: { monthsOfExperience: 36 },
    });
  });

  it('tells correctly whether applications are on this site', () => {
    expect(jobPostingJsonLd(jobDetailFixture)).toMatchObject({ directApply: false });
    expect(jobPostingJsonLd({ ...jobDetailFixture, applyUrl: null })).toMatchObject({
      directApply: true,
    });
  });

  it('contains only what the employer has given', () => {
    const bare = jobPostingJsonLd({ ...jobDetailFixture, minYears: 0, skills: [], pay: null });
    expect(bare).toMatchObject({ experienceRequirements: 'no requirements' });
    for (const name of ['skills', 'baseSalary', 'employmentType'])
      expect(bare).not.toHaveProperty(name);
    expect(bare.hiringOrganization).toEqual({
      '@type': 'Organization',
      '@id': '/company/kaveri-systems',
      name: 'Kaveri Systems',
    });
    const logo = 'https://img.example.com/kaveri.png';
    const company = { ...jobDetailFixture.company, logo };
    expect(jobPostingJsonLd({ ...jobDetailFixture, company })).toMatchObject({
      hiringOrganization: { logo },
    });
  });
});
