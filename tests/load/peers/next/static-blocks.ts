import { AccountMenu } from '../../../../packages/blocks/src/account-menu/account-menu.tsx';
import { AdvertSlot } from '../../../../packages/blocks/src/advert-slot/advert-slot.tsx';
import { AppDownload } from '../../../../packages/blocks/src/app-download/app-download.tsx';
import { BlogList } from '../../../../packages/blocks/src/blog-list/blog-list.tsx';
import { BottomBar } from '../../../../packages/blocks/src/bottom-bar/bottom-bar.tsx';
import { Breadcrumbs } from '../../../../packages/blocks/src/breadcrumbs/breadcrumbs.tsx';
import { CityList } from '../../../../packages/blocks/src/city-list/city-list.tsx';
import { CompaniesYouLove } from '../../../../packages/blocks/src/companies-you-love/companies-you-love.tsx';
import { CompanyCard } from '../../../../packages/blocks/src/company-card/company-card.tsx';
import { CompanyFollow } from '../../../../packages/blocks/src/company-follow/company-follow.tsx';
import { ContentList } from '../../../../packages/blocks/src/content-list/content-list.tsx';
import { CoursePicks } from '../../../../packages/blocks/src/course-picks/course-picks.tsx';
import { Events } from '../../../../packages/blocks/src/events/events.tsx';
import { ExperienceChooser } from '../../../../packages/blocks/src/experience-chooser/experience-chooser.tsx';
import { FeaturedEmployers } from '../../../../packages/blocks/src/featured-employers/featured-employers.tsx';
import { InstituteList } from '../../../../packages/blocks/src/institute-list/institute-list.tsx';
import { JobActions } from '../../../../packages/blocks/src/job-actions/job-actions.tsx';
import { JobCategories } from '../../../../packages/blocks/src/job-categories/job-categories.tsx';
import { JobDetail } from '../../../../packages/blocks/src/job-detail/job-detail.tsx';
import { JobFit } from '../../../../packages/blocks/src/job-fit/job-fit.tsx';
import { JobInsights } from '../../../../packages/blocks/src/job-insights/job-insights.tsx';
import { JobRank } from '../../../../packages/blocks/src/job-rank/job-rank.tsx';
import { JobReport } from '../../../../packages/blocks/src/job-report/job-report.tsx';
import { JobSalary } from '../../../../packages/blocks/src/job-salary/job-salary.tsx';
import { JobTrust } from '../../../../packages/blocks/src/job-trust/job-trust.tsx';
import { LearningPartners } from '../../../../packages/blocks/src/learning-partners/learning-partners.tsx';
import { Perks } from '../../../../packages/blocks/src/perks/perks.tsx';
import { PickedJobs } from '../../../../packages/blocks/src/picked-jobs/picked-jobs.tsx';
import { ProfilePrompt } from '../../../../packages/blocks/src/profile-prompt/profile-prompt.tsx';
import { PromoBanners } from '../../../../packages/blocks/src/promo-banners/promo-banners.tsx';
import { PromoCard } from '../../../../packages/blocks/src/promo-card/promo-card.tsx';
import { Quote } from '../../../../packages/blocks/src/quote/quote.tsx';
import { SimilarJobs } from '../../../../packages/blocks/src/similar-jobs/similar-jobs.tsx';
import { SiteFooter } from '../../../../packages/blocks/src/site-footer/site-footer.tsx';
import { SkillsGrid } from '../../../../packages/blocks/src/skills-grid/skills-grid.tsx';
import { Split } from '../../../../packages/blocks/src/split/split.tsx';

/** Server components: browsers receive only their HTML. */
export const STATIC_BLOCKS = {
  'profile-prompt': ProfilePrompt,
  'experience-chooser': ExperienceChooser,
  'institute-list': InstituteList,
  events: Events,
  'content-list': ContentList,
  'course-picks': CoursePicks,
  'blog-list': BlogList,
  'advert-slot': AdvertSlot,
  'account-menu': AccountMenu,
  'app-download': AppDownload,
  'city-list': CityList,
  'companies-you-love': CompaniesYouLove,
  'featured-employers': FeaturedEmployers,
  'job-categories': JobCategories,
  'learning-partners': LearningPartners,
  'picked-jobs': PickedJobs,
  'promo-banners': PromoBanners,
  'promo-card': PromoCard,
  quote: Quote,
  'site-footer': SiteFooter,
  'skills-grid': SkillsGrid,
  'bottom-bar': BottomBar,
  breadcrumbs: Breadcrumbs,
  split: Split,
  'job-detail': JobDetail,
  'job-actions': JobActions,
  'job-fit': JobFit,
  'job-rank': JobRank,
  'job-insights': JobInsights,
  'job-report': JobReport,
  'job-salary': JobSalary,
  'job-trust': JobTrust,
  'company-card': CompanyCard,
  'company-follow': CompanyFollow,
  perks: Perks,
  'similar-jobs': SimilarJobs,
};
