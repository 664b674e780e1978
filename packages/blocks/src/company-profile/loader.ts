import { defineLoader } from '@broadsheet/contract/block-loader';
import { companyData } from '@broadsheet/contract/calls/job';
import { findCity } from '@broadsheet/contract/find-city';
import { hrefOf } from '@broadsheet/contract/match-page';
import { categoryLinks } from '../shared/job/category-links.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { breadcrumbJsonLd, loadTrail } from '../shared/page/trail.ts';
import { formatCounted } from '../shared/text/format-count.ts';
import { truncateText } from '../shared/text/truncate-text.ts';
import { organizationJsonLd } from './organization-json-ld.ts';
import { companyProfile } from './schema.ts';

const MAX_DESCRIPTION_LENGTH = 160;

export const loadCompanyProfile = defineLoader(companyProfile, async (_settings, context) => {
  const { brand, call, page } = context;
  const slug = page.params.slug;
  if (!slug) return { data: null };
  const company = await nullIfNotFound(call(companyData, { query: { slug } }));
  if (!company) {
    return {
      data: { found: false as const, categories: categoryLinks(brand) },
      page: { status: 404, seo: { title: `Company not found | ${brand.name}` } },
    };
  }
  const { name, logo, about, industry, size, founded, headquarters, openJobs, cities } = company;
  const jobs = formatCounted(openJobs, 'open job');
  return {
    data: {
      found: true as const,
      name,
      logo,
      facts: [
        industry,
        size,
        founded ? `Since ${founded}` : '',
        headquarters ? `Head office in ${headquarters.label}` : '',
        openJobs > 0 ? jobs : '',
      ].filter(Boolean),
      about,
      cities: cities
        .filter((city) => findCity(brand, city.slug))
        .map((city) => ({ label: city.label, href: hrefOf('location', { city: city.slug }) })),
    },
    page: {
      seo: {
        title: `${name}: ${jobs} | ${brand.name}`,
        description:
          truncateText(about, MAX_DESCRIPTION_LENGTH) || `${name}, ${industry}: ${jobs}.`,
        canonical: hrefOf('company', { slug }),
        jsonLd: [organizationJsonLd(company), breadcrumbJsonLd(await loadTrail(context))],
      },
    },
  };
});
