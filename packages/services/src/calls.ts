import type { BoundCall } from './calls/call-handler.ts';
import { categoryCall, keywordCall } from './calls/category-jobs.ts';
import {
  companyDataCall,
  companyIdBySlugCall,
  companySlugByIdCall,
  perksCall,
} from './calls/company.ts';
import {
  companiesSlugsCall,
  companyListCall,
  companyListSearchCall,
} from './calls/company-lists.ts';
import { countryCodesCall } from './calls/country-codes.ts';
import { femaleJobsCall } from './calls/female-jobs.ts';
import { industriesCall } from './calls/industries.ts';
import { jobDetailCall, jobViewCall } from './calls/job-detail.ts';
import { nearbyCitiesCall } from './calls/nearby-cities.ts';
import { searchCall } from './calls/search.ts';
import { seoPageCall } from './calls/seo-page.ts';
import { similarCompanyJobsCall, similarJobsCall } from './calls/similar-jobs.ts';
import { suggestCall } from './calls/suggest.ts';
import {
  sitemapCategoryCall,
  tagIdsByNameCall,
  tagInfoCall,
  tagsByIdCall,
  tagsCall,
} from './calls/tags.ts';
import { topJobsCall } from './calls/top-jobs.ts';

/** Every call that the reference services answer. */
export const BOUND_CALLS: readonly BoundCall[] = [
  categoryCall,
  companiesSlugsCall,
  companyDataCall,
  companyIdBySlugCall,
  companyListCall,
  companyListSearchCall,
  companySlugByIdCall,
  countryCodesCall,
  femaleJobsCall,
  industriesCall,
  jobDetailCall,
  jobViewCall,
  keywordCall,
  nearbyCitiesCall,
  perksCall,
  searchCall,
  seoPageCall,
  similarCompanyJobsCall,
  similarJobsCall,
  sitemapCategoryCall,
  suggestCall,
  tagIdsByNameCall,
  tagInfoCall,
  tagsByIdCall,
  tagsCall,
  topJobsCall,
];
