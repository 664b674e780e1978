import type { BlockLoader } from '@broadsheet/contract/block-loader';
import { loadAppDownload } from './app-download/loader.ts';
import { loadAskedPage } from './asked-page/loader.ts';
import { loadBreadcrumbs } from './breadcrumbs/loader.ts';
import { loadCityList } from './city-list/loader.ts';
import { loadCompaniesYouLove } from './companies-you-love/loader.ts';
import { loadCompanyCard } from './company-card/loader.ts';
import { loadCompanyDirectory } from './company-directory/loader.ts';
import { loadCompanyJobs } from './company-jobs/loader.ts';
import { loadCompanyProfile } from './company-profile/loader.ts';
import { loadConsentChoice } from './consent-choice/loader.ts';
import { loadExperienceChooser } from './experience-chooser/loader.ts';
import { loadFaq } from './faq/loader.ts';
import { loadFeaturedEmployers } from './featured-employers/loader.ts';
import { loadJobCategories } from './job-categories/loader.ts';
import { loadJobDetail } from './job-detail/loader.ts';
import { loadJobFilters } from './job-filters/loader.ts';
import { loadJobList } from './job-list/loader.ts';
import { loadLearningPartners } from './learning-partners/loader.ts';
import { loadNearbyCities } from './nearby-cities/loader.ts';
import { loadNotFound } from './not-found/loader.ts';
import { loadPerks } from './perks/loader.ts';
import { loadPickedJobs } from './picked-jobs/loader.ts';
import { loadPlanCards } from './plan-cards/loader.ts';
import { loadPromoBanners } from './promo-banners/loader.ts';
import { loadPromoCard } from './promo-card/loader.ts';
import { loadProse } from './prose/loader.ts';
import { loadQuote } from './quote/loader.ts';
import { loadRelatedTags } from './related-tags/loader.ts';
import type { BlockTypeName } from './schemas.ts';
import { loadSearchHero } from './search-hero/loader.ts';
import { loadShareLink } from './share-link/loader.ts';
import { loadSimilarJobs } from './similar-jobs/loader.ts';
import { loadSimilarJobsList } from './similar-jobs-list/loader.ts';
import { loadSiteFooter } from './site-footer/loader.ts';
import { loadSiteHeader } from './site-header/loader.ts';
import { loadSiteIndex } from './site-index/loader.ts';
import { loadSkillsGrid } from './skills-grid/loader.ts';
import { loadSplit } from './split/loader.ts';
import { loadWomenJobs } from './women-jobs/loader.ts';

/** The loader of every block type, sorted. */
export const blockLoaders = {
  'app-download': loadAppDownload,
  'asked-page': loadAskedPage,
  breadcrumbs: loadBreadcrumbs,
  'city-list': loadCityList,
  'companies-you-love': loadCompaniesYouLove,
  'company-card': loadCompanyCard,
  'company-directory': loadCompanyDirectory,
  'company-jobs': loadCompanyJobs,
  'company-profile': loadCompanyProfile,
  'consent-choice': loadConsentChoice,
  'experience-chooser': loadExperienceChooser,
  faq: loadFaq,
  'featured-employers': loadFeaturedEmployers,
  'job-categories': loadJobCategories,
  'job-detail': loadJobDetail,
  'job-filters': loadJobFilters,
  'job-list': loadJobList,
  'learning-partners': loadLearningPartners,
  'nearby-cities': loadNearbyCities,
  'not-found': loadNotFound,
  perks: loadPerks,
  'picked-jobs': loadPickedJobs,
  'plan-cards': loadPlanCards,
  'promo-banners': loadPromoBanners,
  'promo-card': loadPromoCard,
  prose: loadProse,
  quote: loadQuote,
  'related-tags': loadRelatedTags,
  'search-hero': loadSearchHero,
  'share-link': loadShareLink,
  'similar-jobs': loadSimilarJobs,
  'similar-jobs-list': loadSimilarJobsList,
  'site-footer': loadSiteFooter,
  'site-header': loadSiteHeader,
  'site-index': loadSiteIndex,
  'skills-grid': loadSkillsGrid,
  split: loadSplit,
  'women-jobs': loadWomenJobs,
} as const satisfies Record<BlockTypeName, unknown> as Readonly<Record<string, BlockLoader>>;
