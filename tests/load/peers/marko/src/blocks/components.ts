import AccountMenu from './account-menu.marko';
import BottomBar from './bottom-bar.marko';
import Breadcrumbs from './breadcrumbs.marko';
import CompanyCard from './company-card.marko';
import CompanyFollow from './company-follow.marko';
import JobActions from './job-actions.marko';
import JobDetail from './job-detail.marko';
import JobFit from './job-fit.marko';
import JobInsights from './job-insights.marko';
import JobRank from './job-rank.marko';
import JobReport from './job-report.marko';
import JobSalary from './job-salary.marko';
import JobTrust from './job-trust.marko';
import Perks from './perks.marko';
import SearchSheet from './search-sheet.marko';
import ShareLink from './share-link.marko';
import SimilarJobs from './similar-jobs.marko';
import SiteFooter from './site-footer.marko';
import SiteHeader from './site-header.marko';
import Split from './split.marko';

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
