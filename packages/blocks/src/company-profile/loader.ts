import { defineLoader } from '@broadsheet/contract/block-loader';
import { companyData } from '@broadsheet/contract/calls/job';
import { findCity } from '@broadsheet/contract/find-city';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { categoryLinks } from '../shared/job/category-links.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { breadcrumbJsonLd, loadTrail } from '../shared/page/trail.ts';
import { truncateText } from '../shared/text/truncate-text.ts';
import { organizationJsonLd } from './organization-json-ld.ts';
import { companyProfile } from './schema.ts';

const MAX_DESCRIPTION_LENGTH = 160;

export const loadCompanyProfile = defineLoader(companyProfile, async (_settings, context) => {
  const { brand, call, page, messages } = context;
  const { companies } = messages;
  const slug = page.params.slug;
  if (!slug) return { data: null };
  const company = await nullIfNotFound(call(companyData, { query: { slug } }));
  if (!company) {
    return {
      data: { found: false as const, categories: categoryLinks(brand, messages.jobs) },
      page: {
        status: 404,
        seo: { title: formatMessage(companies.seoTitleNotFound, { brand: brand.name }) },
      },
    };
  }
  const {
    name,
    logo,
    cover,
    coverColour,
    coverSizes,
    about,
    industry,
    size,
    founded,
    headquarters,
    openJobs,
    cities,
  } = company;
  const jobs = formatMessage(messages.jobs.openJobCount, { count: openJobs });
  return {
    data: {
      found: true as const,
      name,
      logo,
      cover,
      ...(coverColour && { coverColour }),
      ...(coverSizes && { coverSizes }),
      facts: [
        industry,
        size,
        founded ? formatMessage(companies.since, { year: founded }) : '',
        headquarters ? formatMessage(companies.headOffice, { city: headquarters.label }) : '',
        openJobs > 0 ? jobs : '',
      ].filter(Boolean),
      about,
      cities: cities
        .filter((city) => findCity(brand, city.slug))
        .map((city) => ({ label: city.label, href: hrefOf('location', { city: city.slug }) })),
    },
    page: {
      seo: {
        title: formatMessage(companies.seoTitle, { company: name, jobs, brand: brand.name }),
        description:
          truncateText(about, MAX_DESCRIPTION_LENGTH) ||
          formatMessage(companies.seoDescription, { company: name, industry, jobs }),
        canonical: hrefOf('company', { slug }),
        jsonLd: [organizationJsonLd(company), breadcrumbJsonLd(await loadTrail(context))],
      },
    },
  };
});
