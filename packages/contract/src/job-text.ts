import type { JobSummary, Pay } from './entities/job.ts';
import { hrefOf } from './match-page.ts';

const LAKH_A_CRORE = 100;
const CITIES_NAMED = 2;
const amount = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Annual pay as readers write it: "₹12–18 lakh", "₹1–1.2 crore", "Salary not disclosed". */
export const formatPay = (pay: Pay): string => {
  if (!pay) return 'Salary not disclosed';
  const crores = pay.minLakh >= LAKH_A_CRORE;
  const [min, max] = [pay.minLakh, pay.maxLakh].map((lakh) =>
    amount.format(crores ? lakh / LAKH_A_CRORE : lakh),
  );
  const range = min === max ? min : `${min}–${max}`;
  return `₹${range} ${crores ? 'crore' : 'lakh'}`;
};

/** The required years: "Freshers", "0–1 year", "4–6 years", "10 years", "3+ years" without a maximum. */
export const formatYears = (minYears: number, maxYears: number | null): string => {
  if (maxYears === 0) return 'Freshers';
  if (maxYears === null) {
    if (minYears === 0) return 'Experience not specified';
    return `${minYears}+ years`;
  }
  const range = minYears === maxYears ? `${maxYears}` : `${minYears}–${maxYears}`;
  return `${range} ${maxYears === 1 ? 'year' : 'years'}`;
};

/** "Pune, Mumbai", "Pune, Mumbai and 3 more"; without a city, only a job that is done from home is anywhere. */
export const formatLocations = (
  cities: readonly { readonly label: string }[],
  workFromHome: boolean,
): string => {
  if (cities.length === 0) return workFromHome ? 'Anywhere in India' : 'India';
  const named = cities.slice(0, CITIES_NAMED).map((city) => city.label);
  const more = cities.length - named.length;
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
};

/** The path of a job's page. */
export const jobHref = (job: Pick<JobSummary, 'id' | 'slug'>): string =>
  hrefOf('jobdetail', { slug: job.slug, jobId: String(job.id) });
