import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { accountData } from './account-data/schema.ts';
import { accountMenu } from './account-menu/schema.ts';
import { advertSlot } from './advert-slot/schema.ts';
import { answerForm } from './answer-form/schema.ts';
import { appDownload } from './app-download/schema.ts';
import { appliedJob } from './applied-job/schema.ts';
import { appliedJobs } from './applied-jobs/schema.ts';
import { applyForm } from './apply-form/schema.ts';
import { applyMany } from './apply-many/schema.ts';
import { assessmentBlock } from './assessment/schema.ts';
import { blockedCompaniesList } from './blocked-companies/schema.ts';
import { blogArticle } from './blog-article/schema.ts';
import { blogIndex } from './blog-index/schema.ts';
import { blogList } from './blog-list/schema.ts';
import { bottomBar } from './bottom-bar/schema.ts';
import { breadcrumbs } from './breadcrumbs/schema.ts';
import { buttonRow } from './button-row/schema.ts';
import { changePasswordForm } from './change-password/schema.ts';
import { chatRoom } from './chat-room/schema.ts';
import { chatSticky } from './chat-sticky/schema.ts';
import { checkout } from './checkout/schema.ts';
import { cityList } from './city-list/schema.ts';
import { companiesYouLove } from './companies-you-love/schema.ts';
import { companyCard } from './company-card/schema.ts';
import { companyDirectory } from './company-directory/schema.ts';
import { companyFollow } from './company-follow/schema.ts';
import { companyIndex } from './company-index/schema.ts';
import { companyJobs } from './company-jobs/schema.ts';
import { companyProfile } from './company-profile/schema.ts';
import { companySpotlight } from './company-spotlight/schema.ts';
import { competitionEntry } from './competition-entry/schema.ts';
import { competitionQuiz } from './competition-quiz/schema.ts';
import { competitionResults } from './competition-results/schema.ts';
import { competitionTimeline } from './competition-timeline/schema.ts';
import { competitionUpload } from './competition-upload/schema.ts';
import { consentChoice } from './consent-choice/schema.ts';
import { contactDetails } from './contact-details/schema.ts';
import { contentList } from './content-list/schema.ts';
import { countdown } from './countdown/schema.ts';
import { courseBanners } from './course-banners/schema.ts';
import { courseCategories } from './course-categories/schema.ts';
import { courseDetail } from './course-detail/schema.ts';
import { courseEnquiry } from './course-enquiry/schema.ts';
import { courseList } from './course-list/schema.ts';
import { coursePicks } from './course-picks/schema.ts';
import { courseSearch } from './course-search/schema.ts';
import { deactivateForm } from './deactivate-form/schema.ts';
import { deviceNotices } from './device-notices/schema.ts';
import { earlyJobs } from './early-jobs/schema.ts';
import { earlyPreference } from './early-preference/schema.ts';
import { earlyPromo } from './early-promo/schema.ts';
import { events } from './events/schema.ts';
import { experienceChooser } from './experience-chooser/schema.ts';
import { faq } from './faq/schema.ts';
import { featuredEmployers } from './featured-employers/schema.ts';
import { feedFilters } from './feed-filters/schema.ts';
import { feedList } from './feed-list/schema.ts';
import { feedPreferences } from './feed-preferences/schema.ts';
import { feedRecommended } from './feed-recommended/schema.ts';
import { feedRemoved } from './feed-removed/schema.ts';
import { feedSaved } from './feed-saved/schema.ts';
import { feedUndo } from './feed-undo/schema.ts';
import { filterSheet } from './filter-sheet/schema.ts';
import { followedCompaniesList } from './followed-companies/schema.ts';
import { foundCompanies } from './found-companies/schema.ts';
import { heading } from './heading/schema.ts';
import { instituteList } from './institute-list/schema.ts';
import { interviewInvites } from './interview-invites/schema.ts';
import { interviewList } from './interview-list/schema.ts';
import { interviewSlots } from './interview-slots/schema.ts';
import { jobActions } from './job-actions/schema.ts';
import { jobAlerts } from './job-alerts/schema.ts';
import { jobCategories } from './job-categories/schema.ts';
import { jobDetail } from './job-detail/schema.ts';
import { jobFilters } from './job-filters/schema.ts';
import { jobFit } from './job-fit/schema.ts';
import { jobInsights } from './job-insights/schema.ts';
import { jobList } from './job-list/schema.ts';
import { jobPane } from './job-pane/schema.ts';
import { jobRank } from './job-rank/schema.ts';
import { jobReport } from './job-report/schema.ts';
import { jobSalary } from './job-salary/schema.ts';
import { jobTrust } from './job-trust/schema.ts';
import { learningPartners } from './learning-partners/schema.ts';
import { linkedLogins } from './linked-logins/schema.ts';
import { loginForm } from './login-form/schema.ts';
import { logoWall } from './logo-wall/schema.ts';
import { nearbyCities } from './nearby-cities/schema.ts';
import { notFound } from './not-found/schema.ts';
import { notificationList } from './notification-list/schema.ts';
import { numbers } from './numbers/schema.ts';
import { officePictures } from './office-pictures/schema.ts';
import { orderResult } from './order-result/schema.ts';
import { ownPlans } from './own-plans/schema.ts';
import { ownRecommendations } from './own-recommendations/schema.ts';
import { pendingAssessments } from './pending-assessments/schema.ts';
import { perks } from './perks/schema.ts';
import { pickedJobs } from './picked-jobs/schema.ts';
import { picture } from './picture/schema.ts';
import { pictureText } from './picture-text/schema.ts';
import { planCards } from './plan-cards/schema.ts';
import { privacySettings } from './privacy-settings/schema.ts';
import { profileAbout } from './profile-about/schema.ts';
import { profileAdditional } from './profile-additional/schema.ts';
import { profileCover } from './profile-cover/schema.ts';
import { profileDetails } from './profile-details/schema.ts';
import { profileEducation } from './profile-education/schema.ts';
import { profileFiles } from './profile-files/schema.ts';
import { profilePrompt } from './profile-prompt/schema.ts';
import { profileSkills } from './profile-skills/schema.ts';
import { profileSummary } from './profile-summary/schema.ts';
import { profileWork } from './profile-work/schema.ts';
import { promoBanners } from './promo-banners/schema.ts';
import { promoCard } from './promo-card/schema.ts';
import { prose } from './prose/schema.ts';
import { questions } from './questions/schema.ts';
import { quote } from './quote/schema.ts';
import { reactivateForm } from './reactivate-form/schema.ts';
import { recommendForm } from './recommend-form/schema.ts';
import { recruiterJobs } from './recruiter-jobs/schema.ts';
import { recruiterViews } from './recruiter-views/schema.ts';
import { registerForm } from './register-form/schema.ts';
import { registration } from './registration/schema.ts';
import { relatedTags } from './related-tags/schema.ts';
import { resumeBuilder } from './resume-builder/schema.ts';
import { returnNotice } from './return-notice/schema.ts';
import { richText } from './rich-text/schema.ts';
import { searchAlert } from './search-alert/schema.ts';
import { searchHero } from './search-hero/schema.ts';
import { searchSheet } from './search-sheet/schema.ts';
import { secondFactorSettings } from './second-factor/schema.ts';
import { settingsMenu } from './settings-menu/schema.ts';
import { shareLink } from './share-link/schema.ts';
import { shownRecommendations } from './shown-recommendations/schema.ts';
import { similarJobs } from './similar-jobs/schema.ts';
import { similarJobsList } from './similar-jobs-list/schema.ts';
import { siteFooter } from './site-footer/schema.ts';
import { siteHeader } from './site-header/schema.ts';
import { siteIndex } from './site-index/schema.ts';
import { skillsGrid } from './skills-grid/schema.ts';
import { socialLinks } from './social-links/schema.ts';
import { split } from './split/schema.ts';
import { steps } from './steps/schema.ts';
import { surveyBlock } from './survey/schema.ts';
import { tabs } from './tabs/schema.ts';
import { testimonials } from './testimonials/schema.ts';
import { unsubscribeForm } from './unsubscribe-form/schema.ts';
import { updateProfile } from './update-profile/schema.ts';
import { video } from './video/schema.ts';
import { womenJobs } from './women-jobs/schema.ts';

/** Every block type, sorted. `server.ts` and `client.ts` must name the same ones. */
export const blockDefinitions = {
  'account-data': accountData,
  'account-menu': accountMenu,
  'advert-slot': advertSlot,
  'answer-form': answerForm,
  'app-download': appDownload,
  'applied-job': appliedJob,
  'applied-jobs': appliedJobs,
  'apply-form': applyForm,
  'apply-many': applyMany,
  assessment: assessmentBlock,
  'blocked-companies': blockedCompaniesList,
  'blog-article': blogArticle,
  'blog-index': blogIndex,
  'blog-list': blogList,
  'bottom-bar': bottomBar,
  breadcrumbs,
  'button-row': buttonRow,
  'change-password': changePasswordForm,
  'chat-room': chatRoom,
  'chat-sticky': chatSticky,
  checkout,
  'city-list': cityList,
  'companies-you-love': companiesYouLove,
  'company-card': companyCard,
  'company-directory': companyDirectory,
  'company-follow': companyFollow,
  'company-index': companyIndex,
  'company-jobs': companyJobs,
  'company-profile': companyProfile,
  'company-spotlight': companySpotlight,
  'competition-entry': competitionEntry,
  'competition-quiz': competitionQuiz,
  'competition-results': competitionResults,
  'competition-timeline': competitionTimeline,
  'competition-upload': competitionUpload,
  'consent-choice': consentChoice,
  'contact-details': contactDetails,
  'content-list': contentList,
  countdown,
  'course-banners': courseBanners,
  'course-categories': courseCategories,
  'course-detail': courseDetail,
  'course-enquiry': courseEnquiry,
  'course-list': courseList,
  'course-picks': coursePicks,
  'course-search': courseSearch,
  'deactivate-form': deactivateForm,
  'device-notices': deviceNotices,
  'early-jobs': earlyJobs,
  'early-preference': earlyPreference,
  'early-promo': earlyPromo,
  events,
  'experience-chooser': experienceChooser,
  faq,
  'featured-employers': featuredEmployers,
  'feed-filters': feedFilters,
  'feed-list': feedList,
  'feed-preferences': feedPreferences,
  'feed-recommended': feedRecommended,
  'feed-removed': feedRemoved,
  'feed-saved': feedSaved,
  'feed-undo': feedUndo,
  'filter-sheet': filterSheet,
  'followed-companies': followedCompaniesList,
  'found-companies': foundCompanies,
  heading,
  'institute-list': instituteList,
  'interview-invites': interviewInvites,
  'interview-list': interviewList,
  'interview-slots': interviewSlots,
  'job-actions': jobActions,
  'job-alerts': jobAlerts,
  'job-categories': jobCategories,
  'job-detail': jobDetail,
  'job-filters': jobFilters,
  'job-fit': jobFit,
  'job-insights': jobInsights,
  'job-list': jobList,
  'job-pane': jobPane,
  'job-rank': jobRank,
  'job-report': jobReport,
  'job-salary': jobSalary,
  'job-trust': jobTrust,
  'learning-partners': learningPartners,
  'linked-logins': linkedLogins,
  'login-form': loginForm,
  'logo-wall': logoWall,
  'nearby-cities': nearbyCities,
  'not-found': notFound,
  'notification-list': notificationList,
  numbers,
  'office-pictures': officePictures,
  'order-result': orderResult,
  'own-plans': ownPlans,
  'own-recommendations': ownRecommendations,
  'pending-assessments': pendingAssessments,
  perks,
  'picked-jobs': pickedJobs,
  picture,
  'picture-text': pictureText,
  'plan-cards': planCards,
  'privacy-settings': privacySettings,
  'profile-about': profileAbout,
  'profile-additional': profileAdditional,
  'profile-cover': profileCover,
  'profile-details': profileDetails,
  'profile-education': profileEducation,
  'profile-files': profileFiles,
  'profile-prompt': profilePrompt,
  'profile-skills': profileSkills,
  'profile-summary': profileSummary,
  'profile-work': profileWork,
  'promo-banners': promoBanners,
  'promo-card': promoCard,
  prose,
  questions,
  quote,
  'reactivate-form': reactivateForm,
  'recommend-form': recommendForm,
  'recruiter-jobs': recruiterJobs,
  'recruiter-views': recruiterViews,
  'register-form': registerForm,
  registration,
  'related-tags': relatedTags,
  'resume-builder': resumeBuilder,
  'return-notice': returnNotice,
  'rich-text': richText,
  'search-alert': searchAlert,
  'search-hero': searchHero,
  'search-sheet': searchSheet,
  'second-factor': secondFactorSettings,
  'settings-menu': settingsMenu,
  'share-link': shareLink,
  'shown-recommendations': shownRecommendations,
  'similar-jobs': similarJobs,
  'similar-jobs-list': similarJobsList,
  'site-footer': siteFooter,
  'site-header': siteHeader,
  'site-index': siteIndex,
  'skills-grid': skillsGrid,
  'social-links': socialLinks,
  split,
  steps,
  survey: surveyBlock,
  tabs,
  testimonials,
  'unsubscribe-form': unsubscribeForm,
  'update-profile': updateProfile,
  video,
  'women-jobs': womenJobs,
} as const satisfies BlockDefinitions;

export type BlockTypeName = keyof typeof blockDefinitions;
