import type { JsonResume } from '@broadsheet/contract/entities/json-resume';

const CLAUSES = [
  'Moved 40 services from nightly batches to streams, so that stock is right within a minute.',
  'Cut the cost of the warehouse by a third with partitions that follow how people ask.',
  'Led a team of seven over three cities and brought on four graduates.',
];
const job = (
  position: string,
  name: string,
  location: string,
  startDate: string,
  endDate?: string,
) => ({
  position,
  name,
  location,
  startDate,
  ...(endDate ? { endDate } : {}),
  summary: `Answered for the platform team that everybody at ${name} builds on.`,
  highlights: CLAUSES,
});

/** A career of twelve years, with a name and a summary in Devanagari beside the Latin. */
export const careerFixture: JsonResume = {
  basics: {
    name: 'Meera Deshpande',
    label: 'Staff Data Engineer',
    email: 'meera.deshpande@example.com',
    phone: '+919876543210',
    url: 'https://meera.example.com/work',
    summary:
      'Twelve years of data platforms for retail and banks.\nमैं आँकड़ों के विश्लेषण और क्षमता निर्माण में दक्ष हूँ, ₹ 40 करोड़ की प्रणाली।',
    location: { city: 'Pune', region: 'Maharashtra', countryCode: 'IN' },
    profiles: [{ network: 'GitHub', username: 'meerad', url: 'https://github.com/meerad' }],
  },
  work: [
    job('Staff Data Engineer', 'Kaveri Systems', 'Pune', '2021-04'),
    job('Senior Data Engineer', 'Narmada Retail Limited', 'Mumbai', '2017-07', '2021-03'),
    job('Software Engineer', 'Godavari Software', 'Bengaluru', '2014-06', '2017-06'),
  ],
  projects: [
    {
      name: 'Open stock',
      description: 'A library that counts stock in streams.',
      keywords: ['Kafka', 'Go'],
      startDate: '2019',
      endDate: '2020',
      url: 'https://github.com/meerad/open-stock',
    },
  ],
  education: [
    {
      studyType: 'B.Tech',
      area: 'Computer Science',
      institution: 'Indian Institute of Technology Bombay',
      startDate: '2010',
      endDate: '2014',
      score: '8.4',
    },
  ],
  skills: [
    { name: 'Data', keywords: ['Kafka', 'Spark', 'PostgreSQL'] },
    { name: 'Programming', keywords: ['Python', 'Go', 'SQL'] },
  ],
  certificates: [{ name: 'Professional Data Engineer', issuer: 'Google Cloud', date: '2022-11' }],
  languages: [
    { language: 'हिन्दी', fluency: 'native' },
    { language: 'English', fluency: 'fluent' },
  ],
  interests: [{ name: 'Hill running' }],
};
