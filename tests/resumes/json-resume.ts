import type { Persona } from './personas.ts';

const dayOf = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;

/** A persona in the JSON Resume schema, with the names of its older versions beside, because many themes read those. */
export const toJsonResume = ({ home, jobs, studies, skills, ...persona }: Persona) => ({
  basics: {
    name: persona.name,
    label: persona.headline,
    email: persona.email,
    phone: persona.phone,
    summary: persona.summary,
    picture: '',
    image: '',
    url: 'https://example.org',
    website: 'https://example.org',
    location: {
      ...{ address: '', postalCode: '', city: home.city },
      ...{ countryCode: home.countryCode, region: home.region },
    },
    profiles: [{ network: 'GitHub', username: 'octo-persona', url: 'https://example.org/octo' }],
  },
  work: jobs.map(({ title, company, from, until, city, duties }) => ({
    ...{ name: company, company, position: title, location: city },
    ...{ url: 'https://example.com', website: 'https://example.com' },
    startDate: dayOf(from),
    ...(until === null ? {} : { endDate: dayOf(until) }),
    summary: duties[0],
    highlights: duties.slice(1),
  })),
  volunteer: [
    {
      ...{ organization: 'Hope Library', position: 'Reader', website: 'https://example.org' },
      ...{
        startDate: '2015-01-01',
        endDate: '2016-02-01',
        summary: 'Read to children.',
        highlights: [],
      },
    },
  ],
  education: studies.map(({ institute, full, field, from, until }) => ({
    ...{ institution: institute, area: field, studyType: full, score: '8.1', gpa: '8.1' },
    ...{ startDate: dayOf(from), endDate: dayOf(until), courses: [], url: 'https://example.edu' },
  })),
  awards: [
    {
      title: 'Spot award',
      date: '2022-03-01',
      awarder: 'The regional office',
      summary: 'For a release.',
    },
  ],
  certificates: [],
  publications: [
    {
      ...{ name: 'Queues that people read', publisher: 'Weekend Press', summary: 'An essay.' },
      ...{ releaseDate: '2021-09-01', website: 'https://example.org', url: 'https://example.org' },
    },
  ],
  skills: [
    { name: 'Core', level: 'Advanced', keywords: skills.slice(0, 4) },
    { name: 'Also used', level: 'Intermediate', keywords: skills.slice(4) },
  ],
  languages: [
    { language: 'English', fluency: 'Fluent' },
    { language: 'Hindi', fluency: 'Conversational' },
  ],
  interests: [{ name: 'Music', keywords: ['Carnatic', 'Jazz'] }],
  references: [{ name: 'R. Menon', reference: 'A colleague who finishes things.' }],
  projects: [],
  meta: { theme: 'test' },
});
