import AccountMenu from './account-menu.astro';
import BottomBar from './bottom-bar.astro';
import Breadcrumbs from './breadcrumbs.astro';
import CompanyCard from './company-card.astro';
import CompanyFollow from './company-follow.astro';
import JobActions from './job-actions.astro';
import JobDetail from './job-detail.astro';
import JobFit from './job-fit.astro';
import JobInsights from './job-insights.astro';
import JobRank from './job-rank.astro';
import JobReport from './job-report.astro';
import JobSalary from './job-salary.astro';
import JobTrust from './job-trust.astro';
import Perks from './perks.astro';
import SearchSheet from './search-sheet.astro';
import ShareLink from './share-link.astro';
import SimilarJobs from './similar-jobs.astro';
import SiteFooter from './site-footer.astro';
import SiteHeader from './site-header.astro';
import Split from './split.astro';

/** The component of every block type on the page of a job. */
export const components = {
  'account-menu': AccountMenu,
  breadcrumbs: Breadcrumbs,
  'company-card': CompanyCard,
  'company-follow': CompanyFollow,
  'job-actions': JobActions,
  'job-detail': JobDetail,
  'job-insights': JobInsights,
  'bottom-bar': BottomBar,
  'job-fit': JobFit,
  'job-rank': JobRank,
  'job-report': JobReport,
  'job-salary': JobSalary,
  'job-trust': JobTrust,
  perks: Perks,
  'search-sheet': SearchSheet,
  'share-link': ShareLink,
  'similar-jobs': SimilarJobs,
  'site-footer': SiteFooter,
  'site-header': SiteHeader,
  split: Split,
};
