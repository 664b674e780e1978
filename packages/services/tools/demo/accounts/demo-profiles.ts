import type { Brand } from '@broadsheet/contract/brand';
import type { ProfileChange } from '@broadsheet/contract/entities/profile';

/** The person behind a demo profile. */
export interface DemoPerson {
  readonly dob: string;
  readonly gender: '1' | '2';
  /** Slugs. */
  readonly city: string;
  readonly preferredCities: readonly string[];
  /** Completed; 0 is a fresher. */
  readonly years: number;
  /** For each brand: the id of the category, keys of skills, and titles with companies, newest first. */
  readonly work: Readonly<Record<Brand, DemoWork>>;
  /** Annual, lakh rupees. */
  readonly ctc: number | null;
}

interface DemoWork {
  readonly category: number;
  readonly skills: readonly string[];
  readonly positions: readonly (readonly [title: string, company: string])[];
}

const MONTHS = 12;
const DEGREES = { tech: 'B.Tech', management: 'MBA' } as const;

/** YYYY-MM of some months ago. @param now epoch ms */
const monthBefore = (now: number, months: number): string => {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1))
    .toISOString()
    .slice(0, 7);
};

/** Consecutive positions up to now, which share all years equally. */
const positionsOf = (
  { positions }: DemoWork,
  years: number,
  now: number,
): readonly ProfileChange[] => {
  const each = Math.floor((years * MONTHS) / Math.max(1, positions.length));
  return positions.map(([title, company], index) => ({
    step: 'savePosition',
    title,
    company,
    from: monthBefore(now, each * (index + 1)),
    until: index === 0 ? null : monthBefore(now, each * index),
    description: '',
  }));
};

/** The profile of a demo seeker as a sequence of steps. @param now epoch ms */
export const demoSteps = (
  { dob, gender, city, preferredCities, years, work, ctc }: DemoPerson,
  brand: Brand,
  now: number,
): readonly ProfileChange[] => {
  const { category, skills } = work[brand];
  const { length } = work[brand].positions;
  return [
    {
      step: 'addPersonalDetails',
      dob,
      gender,
      countryCode: 'IN',
      currentCity: city,
      preferredCities: [...preferredCities],
    },
    {
      step: 'addEducationalDetails',
      degree: DEGREES[brand],
      courseType: 'full-time',
      institute: 'Deccan Institute of Technology and Management',
      year: new Date(now).getUTCFullYear() - years,
    },
    {
      step: 'addWorkExperience',
      experienceStatus: length === 0 ? 'fresher' : 'experienced',
      experienceYear: years,
      experienceMonth: 0,
      functionalArea: category,
    },
    ...positionsOf(work[brand], years, now),
    { step: 'addAdditionalDetails', currentCTC: ctc, noticePeriod: length === 0 ? null : 30 },
    { step: 'addAudioVideoProfile' },
    { step: 'addCoverLetterAndSkills', skills: [...skills] },
  ];
};
