import type { BlockFixtures } from '../block-fixtures.ts';
import type { jobFit } from './schema.ts';

const settings = { title: 'How you match' };
const profile = { text: 'Update your profile', href: '/myprofile' };

export const fixtures: BlockFixtures<typeof jobFit> = {
  usual: {
    settings,
    data: {
      summary: '78% match with your profile',
      percent: 78,
      parts: [
        { label: 'Skills', text: 'You have 2 of 3', match: 'partly' },
        { label: 'Experience', text: 'Your experience of 4 years fits this job', match: 'match' },
        { label: 'Location', text: "It's in your city", match: 'match' },
        {
          label: 'Salary',
          text: "This employer doesn't disclose the salary",
          match: 'unknown',
        },
      ],
      matched: ['Java', 'Spring Boot'],
      missing: [
        { label: 'Kafka', course: { text: '2 courses for Kafka', href: '/course/kafka-in-use' } },
      ],
      link: profile,
      resume: '/resume-builder?job=1234',
    },
  },
  visitor: {
    settings,
    data: {
      summary:
        "See which of this job's skills you have, and how your experience, city and salary match.",
      percent: null,
      parts: [],
      matched: [],
      missing: [],
      link: {
        text: 'Log in to see your match',
        href: '/login?next=%2Fj%2Fsenior-java-developer-kaveri-systems-1234',
      },
      resume: null,
    },
  },
  empty: {
    settings,
    data: {
      summary: 'Add your skills and experience to see your match.',
      percent: null,
      parts: [],
      matched: [],
      missing: [],
      link: profile,
      resume: null,
    },
  },
  long: {
    settings,
    data: {
      summary: '31% match with your profile',
      percent: 31,
      parts: [
        { label: 'Skills', text: 'You have 1 of 9', match: 'gap' },
        { label: 'Experience', text: 'This job needs about 4 more years', match: 'gap' },
        {
          label: 'Location',
          text: "It isn't in your city or a city you prefer",
          match: 'gap',
        },
        {
          label: 'Salary',
          text: 'Up to ₹18.5 lakh, below the ₹27 lakh you expect',
          match: 'partly',
        },
      ],
      matched: ['Enterprise Resource Planning Implementation'],
      missing: [
        'Business Process Re-engineering',
        'Statutory and Regulatory Compliance Reporting',
        'Kubernetes',
        'Java',
        'Stakeholder Management',
        'Six Sigma',
        'Power BI',
        'SAP FICO',
      ].map((label) => ({ label, course: null })),
      link: profile,
      resume: '/resume-builder?job=1234',
    },
  },
};
