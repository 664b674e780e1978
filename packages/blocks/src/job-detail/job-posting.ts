import type { JobDetail } from '@broadsheet/contract/entities/job';
import { jobHref } from '@broadsheet/contract/job-text';
import { hrefOf } from '@broadsheet/contract/match-page';

const RUPEES_A_LAKH = 100_000;
const MONTHS_A_YEAR = 12;
const INDIA = { '@type': 'Country', name: 'IN' };

const toJobLocation = (address: Readonly<Record<string, string>>) => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', ...address, addressCountry: 'IN' },
});

/** Several cities are several places. A job without a known city is somewhere in India; it is not remote. */
const locationsJsonLd = ({ cities }: JobDetail) => {
  const [first, ...others] = cities.map(({ label }) => toJobLocation({ addressLocality: label }));
  if (!first) return toJobLocation({});
  return others.length > 0 ? [first, ...others] : first;
};

const salaryOf = ({ pay }: JobDetail) =>
  pay && {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: {
        '@type': 'QuantitativeValue',
        minValue: Math.round(pay.minLakh * RUPEES_A_LAKH),
        maxValue: Math.round(pay.maxLakh * RUPEES_A_LAKH),
        unitText: 'YEAR',
      },
    },
  };

/** A remote job has a location only if it also has an office. */
const whereOf = (job: JobDetail) => {
  const { workFromHome } = job.flags;
  return {
    ...((job.cities.length > 0 || !workFromHome) && { jobLocation: locationsJsonLd(job) }),
    ...(workFromHome && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: INDIA }),
  };
};

const experienceOf = ({ minYears, maxYears }: JobDetail) => {
  if (minYears === 0) return maxYears !== null && { experienceRequirements: 'no requirements' };
  return {
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: minYears * MONTHS_A_YEAR,
    },
  };
};

const workHoursOf = ({ shift }: JobDetail) =>
  shift && { workHours: `${shift.charAt(0).toUpperCase()}${shift.slice(1)} shift` };

const hasDescription = ({ descriptionHtml }: JobDetail): boolean =>
  descriptionHtml.replace(/<[^>]*>/g, '').trim() !== '';

/** Search engines refuse a posting without a description, and distrust the site that publishes it. */
export const jobPostingsJsonLd = (job: JobDetail): Record<string, unknown>[] =>
  hasDescription(job) ? [jobPostingJsonLd(job)] : [];

/** An open job as schema.org JobPosting. Unknown fields are left out. */
const jobPostingJsonLd = (job: JobDetail): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: job.title,
  description: job.descriptionHtml,
  url: jobHref(job),
  identifier: { '@type': 'PropertyValue', name: job.company.name, value: String(job.id) },
  datePosted: job.postedAt,
  validThrough: job.expiresAt,
  hiringOrganization: {
    '@type': 'Organization',
    '@id': hrefOf('company', { slug: job.company.slug }),
    name: job.company.name,
    ...(job.company.logo && { logo: job.company.logo }),
  },
  ...whereOf(job),
  ...salaryOf(job),
  ...experienceOf(job),
  ...workHoursOf(job),
  ...(job.industry && { industry: job.industry }),
  ...(job.functionalArea && { occupationalCategory: job.functionalArea }),
  ...(job.skills.length > 0 && { skills: job.skills.join(', ') }),
  totalJobOpenings: job.openings,
  directApply: job.applyUrl === null,
});
