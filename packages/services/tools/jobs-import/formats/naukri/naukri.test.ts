import { expect, it } from 'vitest';
import { collectFeed } from '../collect-feed.ts';

it('reads a search', async () => {
  const { jobs } = await collectFeed(
    'naukri',
    JSON.stringify({
      noOfJobs: 1,
      jobDetails: [
        {
          title: 'Java Developer',
          jobId: '211126500001',
          companyName: 'Acme Labs',
          tagsAndSkills: 'Java,Spring Boot',
          placeholders: [
            { type: 'experience', label: '3-8 Yrs' },
            { type: 'salary', label: 'Not disclosed' },
            { type: 'location', label: 'Pune, Mumbai (All Areas)' },
          ],
          jobDescription: 'Builds the <b>kitchen</b> software.',
          jdURL: '/job-listings-java-developer-acme-labs-pune-211126500001',
          footerPlaceholderLabel: '3 Days Ago',
        },
      ],
    }),
  );
  expect(jobs).toMatchObject([
    {
      externalId: '211126500001',
      company: 'Acme Labs',
      locations: ['Pune, Mumbai (All Areas)'],
      experience: '3-8 Yrs',
      pay: 'Not disclosed',
      skills: ['Java', 'Spring Boot'],
      applyUrl: 'https://www.naukri.com/job-listings-java-developer-acme-labs-pune-211126500001',
      postedAt: '3 Days Ago',
    },
  ]);
});

it('reads the details of one job, and arrays of jobs', async () => {
  const details = {
    jobId: '1',
    title: 'Java Developer',
    companyDetail: { name: 'Acme Labs' },
    description: '<p>Builds software.</p>',
    locations: [{ label: 'Pune' }, { label: 'Mumbai' }],
    keySkills: { preferred: [{ label: 'Java' }], other: [{ label: 'SQL' }] },
    minimumExperience: 3,
    maximumExperience: 8,
    salaryDetail: {
      minimumSalary: 600000,
      maximumSalary: 900000,
      currency: 'INR',
      hideSalary: false,
    },
    functionalArea: 'Engineering - Software & QA',
    createdDate: '2026-11-01 10:00:00',
  };
  const expected = [
    {
      company: 'Acme Labs',
      locations: ['Pune', 'Mumbai'],
      experience: '3-8 years',
      pay: { min: 600_000, max: 900_000, currency: 'INR', period: 'year' },
      skills: ['Java', 'SQL'],
    },
  ];
  const one = await collectFeed('naukri', JSON.stringify({ jobDetails: details }));
  expect(one.jobs).toMatchObject(expected);
  expect((await collectFeed('naukri', JSON.stringify([details]))).jobs).toMatchObject(expected);
});
