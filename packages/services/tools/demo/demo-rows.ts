import { DAY_MS } from '@broadsheet/contract/durations';
import type { DemoCompany } from './market/make-companies.ts';
import type { DemoJob } from './market/make-jobs.ts';

const OPEN_FOR_DAYS = 120;

const industryId = (ids: ReadonlyMap<string, number>, label: string): number => {
  const id = ids.get(label);
  if (id === undefined) throw new Error(`industry ${label} was not loaded`);
  return id;
};

/** Of ten employers six have a confirmed mail domain, and three of these checked documents. */
const evidenceOf = ({ id, slug }: DemoCompany, now: number) => {
  const at = new Date(now - (30 + (id % 300)) * DAY_MS);
  return {
    domain: id % 10 < 8 ? `${slug}.example` : null,
    domain_confirmed_at: id % 10 < 6 ? at : null,
    documents_checked_at: id % 10 < 3 ? at : null,
  };
};

/** @param now epoch milliseconds. */
export const rowOfCompany = (
  company: DemoCompany,
  industryIds: ReadonlyMap<string, number>,
  now: number,
) => ({
  id: company.id,
  brand: company.brand,
  slug: company.slug,
  name: company.name,
  logo: null,
  industry_id: industryId(industryIds, company.industry.label),
  about: company.about,
  size: company.size,
  founded: company.founded,
  headquarters_id: company.cities[0]?.id ?? null,
  city_ids: company.cities.map((city) => city.id),
  ...evidenceOf(company, now),
});

/** Every other employer takes applications on a careers site of its own. */
const applyUrl = ({ id, slug }: DemoCompany, number: number): string | null =>
  id % 2 === 0 ? `https://careers.${slug}.example/openings/${number}` : null;

/** @param now epoch milliseconds. */
export const rowOfJob = (
  job: DemoJob,
  number: number,
  expired: boolean,
  industryIds: ReadonlyMap<string, number>,
  now: number,
) => {
  const postedAt = now - job.ageDays * DAY_MS;
  return {
    brand: job.company.brand,
    source: 'demo',
    external_id: String(number),
    title: job.title,
    slug: job.slug,
    company_id: job.company.id,
    recruiter_id: job.recruiterId,
    category_id: job.categoryId,
    industry_id: industryId(industryIds, job.company.industry.label),
    functional_area: job.functionalArea,
    city_ids: job.cities.map((city) => city.id),
    tag_ids: job.tagIds,
    skills: job.skills,
    min_years: job.minYears,
    max_years: job.maxYears,
    pay_min_lakh: job.payLakh?.[0] ?? null,
    pay_max_lakh: job.payLakh?.[1] ?? null,
    female_candidate: job.femaleCandidate,
    female_back_work_force: job.femaleBackWorkForce,
    differently_abled: job.differentlyAbled,
    ex_defence: job.exDefence,
    work_from_home: job.workFromHome,
    work_mode: job.workMode,
    shift: job.shift,
    description_html: job.descriptionHtml,
    openings: job.openings,
    views: job.views,
    applied: job.applied,
    apply_url: applyUrl(job.company, number),
    status: expired ? ('expired' as const) : ('open' as const),
    posted_at: new Date(postedAt),
    expires_at: new Date(expired ? postedAt + 60 * DAY_MS : postedAt + OPEN_FOR_DAYS * DAY_MS),
    updated_at: new Date(postedAt),
  };
};
