import type { DemoPerson } from './demo-profiles.ts';

/** Two years of work. */
export const BASIC_PERSON: DemoPerson = {
  dob: '1999-08-14',
  gender: '2',
  city: 'pune',
  preferredCities: ['pune', 'bangalore'],
  years: 2,
  work: {
    tech: {
      category: 2,
      skills: ['react', 'javascript', 'html-css'],
      positions: [['Front End Developer', 'Sahyadri Systems']],
    },
    management: {
      category: 17,
      skills: ['talent-acquisition', 'hr-operations'],
      positions: [['HR Executive', 'Sahyadri Systems']],
    },
  },
  ctc: 6.5,
};

/** Eight years of work. */
export const PRO_PERSON: DemoPerson = {
  dob: '1993-03-02',
  gender: '1',
  city: 'mumbai',
  preferredCities: ['mumbai', 'pune'],
  years: 8,
  work: {
    tech: {
      category: 1,
      skills: ['java', 'spring-boot', 'python'],
      positions: [
        ['Senior Software Engineer', 'Kaveri Networks'],
        ['Software Engineer', 'Sahyadri Systems'],
      ],
    },
    management: {
      category: 13,
      skills: ['corporate-banking', 'credit-risk'],
      positions: [
        ['Relationship Manager', 'Kaveri Partners'],
        ['Credit Analyst', 'Sahyadri Finance'],
      ],
    },
  },
  ctc: 24,
};

/** Has not worked yet. */
export const FRESHER_PERSON: DemoPerson = {
  dob: '2003-11-20',
  gender: '2',
  city: 'bangalore',
  preferredCities: ['bangalore'],
  years: 0,
  work: {
    tech: { category: 1, skills: ['python', 'java'], positions: [] },
    management: { category: 14, skills: ['digital-marketing', 'market-research'], positions: [] },
  },
  ctc: null,
};
