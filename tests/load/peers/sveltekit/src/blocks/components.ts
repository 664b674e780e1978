import AccountMenu from './account-menu.svelte';
import BottomBar from './bottom-bar.svelte';
import Breadcrumbs from './breadcrumbs.svelte';
import CompanyCard from './company-card.svelte';
import CompanyFollow from './company-follow.svelte';
import JobActions from './job-actions.svelte';
import JobDetail from './job-detail.svelte';
import JobFit from './job-fit.svelte';
import JobInsights from './job-insights.svelte';
import JobRank from './job-rank.svelte';
import JobReport from './job-report.svelte';
import JobSalary from './job-salary.svelte';
import JobTrust from './job-trust.svelte';
import Perks from './perks.svelte';
import SearchSheet from './search-sheet.svelte';
import ShareLink from './share-link.svelte';
import SimilarJobs from './similar-jobs.svelte';
import SiteFooter from './site-footer.svelte';
import SiteHeader from './site-header.svelte';
import Split from './split.svelte';

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
