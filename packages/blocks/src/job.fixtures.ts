import type { JobList } from '@broadsheet/contract/calls/job';
import type { Company } from '@broadsheet/contract/entities/company';
import type { JobDetail, JobSummary } from '@broadsheet/contract/entities/job';

export const NOW = Date.parse('2026-11-21T12:00:00+05:30');

const pune = { id: 2, label: 'Pune', slug: 'pune' };
const mumbai = { id: 1, label: 'Mumbai', slug: 'mumbai' };

export const jobFixture: JobSummary = {
  id: 1234,
  slug: 'senior-java-developer-kaveri-systems',
  title: 'Senior Java Developer',
  company: { id: 7, name: 'Kaveri Systems', slug: 'kaveri-systems', logo: null },
  cities: [pune, mumbai],
  minYears: 4,
  maxYears: 6,
  pay: { minLakh: 12, maxLakh: 18 },
  skills: ['Java', 'Spring Boot', 'PostgreSQL'],
  category: { dataId: 1, label: 'Backend', tag: 'backend' },
  flags: {
    femaleCandidate: false,
    femaleBackWorkForce: false,
    differentlyAbled: false,
    exDefence: false,
    workFromHome: false,
  },
  postedAt: '2026-11-18T09:00:00+05:30',
  saved: 0,
  status: 'open',
};

export const secretPayJobFixture: JobSummary = {
  ...jobFixture,
  id: 1235,
  slug: 'graduate-engineer-nilgiri-retail',
  title: 'Graduate Engineer, Payments and Settlement Platform',
  company: { id: 8, name: 'Nilgiri Retail', slug: 'nilgiri-retail', logo: null },
  cities: [],
  minYears: 0,
  maxYears: 1,
  pay: null,
  flags: { ...jobFixture.flags, workFromHome: true },
  postedAt: '2026-11-21T09:00:00+05:30',
};

export const jobDetailFixture: JobDetail = {
  ...jobFixture,
  descriptionHtml:
    '<p>You will own the services that settle payments.</p><h3>What you will do</h3><ul><li>Write and run Java services.</li><li>Review what others write.</li></ul>',
  functionalArea: 'Software development',
  industry: 'Software products',
  tags: [{ dataId: 101, label: 'Java', tag: 'java' }],
  openings: 2,
  questions: [],
  views: 1280,
  applied: 41,
  recruiter: { id: 3, name: 'Meera Joshi', designation: 'Talent partner' },
  appliedAt: null,
  applyUrl: 'https://careers.example.com/1234',
  expiresAt: '2026-12-18T23:59:59+05:30',
};

export const companyFixture: Company = {
  ...jobFixture.company,
  industry: 'Software products',
  openJobs: 24,
  headquarters: pune,
  cover: '/pictures/kaveri.webp',
  about: 'Kaveri Systems writes settlement software for banks. It began in Pune in 2009.',
  size: '201-500 people',
  founded: 2009,
  cities: [pune, mumbai],
};

export const jobListFixture: JobList = {
  items: [jobFixture, secretPayJobFixture],
  page: 1,
  size: 20,
  total: 1204,
  hasMore: true,
  loadMoreEnabled: true,
  corrected: null,
  facets: [
    {
      field: 'city',
      values: [
        { id: '1', label: 'Mumbai', count: 410 },
        { id: '2', label: 'Pune', count: 220 },
      ],
    },
    { field: 'experience', values: [{ id: '4', label: '4-6 years', count: 312 }] },
    { field: 'posted', values: [{ id: '1', label: '< 3 Days', count: 90 }] },
    { field: 'category', values: [{ id: '1', label: 'Backend', count: 1204 }] },
    { field: 'industry', values: [{ id: '9', label: 'Banking', count: 77 }] },
    { field: 'workFromHome', values: [{ id: '1', label: 'Work from home', count: 130 }] },
    {
      field: 'workMode',
      values: [
        { id: '1', label: 'Work from office', count: 702 },
        { id: '2', label: 'Hybrid', count: 214 },
        { id: '3', label: 'Work from home', count: 130 },
      ],
    },
    { field: 'shift', values: [{ id: '2', label: 'Night shift', count: 38 }] },
    { field: 'pay', values: [{ id: '10', label: '₹10 lakh or more', count: 640 }] },
  ],
};
