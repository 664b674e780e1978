import type { Profile } from '@broadsheet/contract/entities/profile';

const bangalore = { slug: 'bangalore', label: 'Bangalore' };

/** A complete profile, as the profile forms need it. */
export const profileFixture: Profile &
  Required<Pick<Profile, 'pd' | 'we' | 'ed' | 'co' | 'ai' | 'rd'>> = {
  id: 7,
  obfuscatedUserId: 'x7',
  createdAt: '2026-06-01T10:00:00.000Z',
  updatedAt: '2026-06-02T10:00:00.000Z',
  schema: 2,
  pd: {
    name: 'Asha Rao',
    email: 'asha@example.com',
    verifiedEmail: true,
    phone: '+919876543210',
    verifiedNumber: false,
    dob: '1996-04-23',
    gender: '2',
    country: 'India',
    countryCode: 'IN',
    maritalStatus: 'single',
    locations: { current: bangalore, preferred: [bangalore, { slug: 'pune', label: 'Pune' }] },
    picUrl: null,
  },
  we: {
    experienceStatus: 'experienced',
    experienceYear: 5,
    experienceMonth: 3,
    functionalArea: { id: 1, label: 'Backend' },
    industry: { id: 4, label: 'Software' },
    professionalInfo: [
      {
        id: 31,
        title: 'Senior engineer',
        company: 'Kaveri Systems',
        from: '2021-04',
        until: null,
        description: 'Payments.\nOn call.',
      },
    ],
  },
  ed: {
    educationInfo: {
      info: [
        {
          id: 41,
          degree: 'B.Tech',
          courseType: 'full-time',
          institute: 'NIT Karnataka',
          year: 2018,
        },
      ],
    },
    passingYear: 2018,
    institute: 'NIT Karnataka',
  },
  co: { coverText: 'Dear all,\nhello.', coverLetterId: 3, includeCoverletter: 1 },
  ai: {
    currentCTC: 12.5,
    expectedCTC: 18,
    currentSalary: '₹ 12.5 lakh a year',
    expectedSalary: '₹ 18 lakh a year',
    confidential: true,
    negotiable: false,
    noticePeriod: 30,
  },
  rd: {
    resumePath: '/api/media/files/a1',
    resumeName: 'asha.pdf',
    resumeUpdatedAt: '2026-06-02T10:00:00.000Z',
    resumeUpdated: true,
    audio: false,
    audioPath: null,
    video: false,
    videoPath: null,
    resumeBuilderProfileCompleteness: 80,
  },
};
