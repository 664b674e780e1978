import type { JobDetail } from '@broadsheet/contract/entities/job';
import { hrefOf } from '@broadsheet/contract/match-page';

const RUPEES_A_LAKH = 100_000;
const MONTHS_A_YEAR = 12;
const INDIA = { '@type': 'Country', name: 'IN' };

const placesOf = ({ cities }: JobDetail) =>
  cities.map(({ label }) => ({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: label, addressCountry: 'IN' },
  }));

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

const whereOf = (job: JobDetail) => {
  const anywhere = job.flags.workFromHome || job.cities.length === 0;
  return {
    ...(job.cities.length > 0 && { jobLocation: placesOf(job) }),
    ...(anywhere && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: INDIA }),
  };
};

/** An open vacancy as schema.org JobPosting. Pay that the employer keeps to itself is left out. */
export const jobPostingJsonLd = (job: JobDetail): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: job.title,
  description: job.descriptionHtml,
  identifier: { '@type': 'PropertyValue', name: job.company.name, value: String(job.id) },
  datePosted: job.postedAt,
  validThrough: job.expiresAt,
  hiringOrganization: {
    '@type': 'Organization',
    name: job.company.name,
    sameAs: hrefOf('company', { slug: job.company.slug }),
    ...(job.company.logo && { logo: job.company.logo }),
  },
  ...whereOf(job),
  ...salaryOf(job),
  experienceRequirements: {
    '@type': 'OccupationalExperienceRequirements',
    monthsOfExperience: job.minYears * MONTHS_A_YEAR,
  },
  industry: job.industry,
  occupationalCategory: job.functionalArea,
  skills: job.skills.join(', '),
  totalJobOpenings: job.openings,
  directApply: false,
});
