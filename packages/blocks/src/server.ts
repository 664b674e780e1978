import type { BlockLoader } from '@broadsheet/contract/block-loader';
import { loadAccountData } from './account-data/loader.ts';
import { loadAccountMenu } from './account-menu/loader.ts';
import { loadAdvertSlot } from './advert-slot/loader.ts';
import { loadAnswerForm } from './answer-form/loader.ts';
import { loadAppDownload } from './app-download/loader.ts';
import { loadAppliedJob } from './applied-job/loader.ts';
import { loadAppliedJobs } from './applied-jobs/loader.ts';
import { loadApplyForm } from './apply-form/loader.ts';
import { loadApplyMany } from './apply-many/loader.ts';
import { loadAssessment } from './assessment/loader.ts';
import { loadBlockedCompanies } from './blocked-companies/loader.ts';
import { loadBlogArticle } from './blog-article/loader.ts';
import { loadBlogIndex } from './blog-index/loader.ts';
import { loadBlogList } from './blog-list/loader.ts';
import { loadBottomBar } from './bottom-bar/loader.ts';
import { loadBreadcrumbs } from './breadcrumbs/loader.ts';
import { loadButtonRow } from './button-row/loader.ts';
import { loadChangePassword } from './change-password/loader.ts';
import { loadChatRoom } from './chat-room/loader.ts';
import { loadChatSticky } from './chat-sticky/loader.ts';
import { loadCheckout } from './checkout/loader.ts';
import { loadCityList } from './city-list/loader.ts';
import { loadCompaniesYouLove } from './companies-you-love/loader.ts';
import { loadCompanyCard } from './company-card/loader.ts';
import { loadCompanyDirectory } from './company-directory/loader.ts';
import { loadCompanyFollow } from './company-follow/loader.ts';
import { loadCompanyIndex } from './company-index/loader.ts';
import { loadCompanyJobs } from './company-jobs/loader.ts';
import { loadCompanyProfile } from './company-profile/loader.ts';
import { loadCompanySpotlight } from './company-spotlight/loader.ts';
import { loadCompetitionEntry } from './competition-entry/loader.ts';
import { loadCompetitionQuiz } from './competition-quiz/loader.ts';
import { loadCompetitionResults } from './competition-results/loader.ts';
import { loadCompetitionTimeline } from './competition-timeline/loader.ts';
import { loadCompetitionUpload } from './competition-upload/loader.ts';
import { loadConsentChoice } from './consent-choice/loader.ts';
import { loadContactDetails } from './contact-details/loader.ts';
import { loadContentList } from './content-list/loader.ts';
import { loadCountdown } from './countdown/loader.ts';
import { loadCourseBanners } from './course-banners/loader.ts';
import { loadCourseCategories } from './course-categories/loader.ts';
import { loadCourseDetail } from './course-detail/loader.ts';
import { loadCourseEnquiry } from './course-enquiry/loader.ts';
import { loadCourseList } from './course-list/loader.ts';
import { loadCoursePicks } from './course-picks/loader.ts';
import { loadCourseSearch } from './course-search/loader.ts';
import { loadDeactivateForm } from './deactivate-form/loader.ts';
import { loadDeviceNotices } from './device-notices/loader.ts';
import { loadEarlyJobs } from './early-jobs/loader.ts';
import { loadEarlyPreference } from './early-preference/loader.ts';
import { loadEarlyPromo } from './early-promo/loader.ts';
import { loadEvents } from './events/loader.ts';
import { loadExperienceChooser } from './experience-chooser/loader.ts';
import { loadFaq } from './faq/loader.ts';
import { loadFeaturedEmployers } from './featured-employers/loader.ts';
import { loadFeedFilters } from './feed-filters/loader.ts';
import { loadFeedList } from './feed-list/loader.ts';
import { loadFeedPreferences } from './feed-preferences/loader.ts';
import { loadFeedRecommended } from './feed-recommended/loader.ts';
import { loadFeedRemoved } from './feed-removed/loader.ts';
import { loadFeedSaved } from './feed-saved/loader.ts';
import { loadFeedUndo } from './feed-undo/loader.ts';
import { loadFilterSheet } from './filter-sheet/loader.ts';
import { loadFollowedCompanies } from './followed-companies/loader.ts';
import { loadFoundCompanies } from './found-companies/loader.ts';
import { loadHeading } from './heading/loader.ts';
import { loadInstituteList } from './institute-list/loader.ts';
import { loadInterviewInvites } from './interview-invites/loader.ts';
import { loadInterviewList } from './interview-list/loader.ts';
import { loadInterviewSlots } from './interview-slots/loader.ts';
import { loadJobActions } from './job-actions/loader.ts';
import { loadJobAlerts } from './job-alerts/loader.ts';
import { loadJobCategories } from './job-categories/loader.ts';
import { loadJobDetail } from './job-detail/loader.ts';
import { loadJobFilters } from './job-filters/loader.ts';
import { loadJobFit } from './job-fit/loader.ts';
import { loadJobInsights } from './job-insights/loader.ts';
import { loadJobList } from './job-list/loader.ts';
import { loadJobPane } from './job-pane/loader.ts';
import { loadJobRank } from './job-rank/loader.ts';
import { loadJobReport } from './job-report/loader.ts';
import { loadJobSalary } from './job-salary/loader.ts';
import { loadJobTrust } from './job-trust/loader.ts';
import { loadLearningPartners } from './learning-partners/loader.ts';
import { loadLinkedLogins } from './linked-logins/loader.ts';
import { loadLoginForm } from './login-form/loader.ts';
import { loadLogoWall } from './logo-wall/loader.ts';
import { loadNearbyCities } from './nearby-cities/loader.ts';
import { loadNotFound } from './not-found/loader.ts';
import { loadNotificationList } from './notification-list/loader.ts';
import { loadNumbers } from './numbers/loader.ts';
import { loadOfficePictures } from './office-pictures/loader.ts';
import { loadOrderResult } from './order-result/loader.ts';
import { loadOwnPlans } from './own-plans/loader.ts';
import { loadOwnRecommendations } from './own-recommendations/loader.ts';
import { loadPendingAssessments } from './pending-assessments/loader.ts';
import { loadPerks } from './perks/loader.ts';
import { loadPickedJobs } from './picked-jobs/loader.ts';
import { loadPicture } from './picture/loader.ts';
import { loadPictureText } from './picture-text/loader.ts';
import { loadPlanCards } from './plan-cards/loader.ts';
import { loadPrivacySettings } from './privacy-settings/loader.ts';
import { loadProfileAbout } from './profile-about/loader.ts';
import { loadProfileAdditional } from './profile-additional/loader.ts';
import { loadProfileCover } from './profile-cover/loader.ts';
import { loadProfileDetails } from './profile-details/loader.ts';
import { loadProfileEducation } from './profile-education/loader.ts';
import { loadProfileFiles } from './profile-files/loader.ts';
import { loadProfilePrompt } from './profile-prompt/loader.ts';
import { loadProfileSkills } from './profile-skills/loader.ts';
import { loadProfileSummary } from './profile-summary/loader.ts';
import { loadProfileWork } from './profile-work/loader.ts';
import { loadPromoBanners } from './promo-banners/loader.ts';
import { loadPromoCard } from './promo-card/loader.ts';
import { loadProse } from './prose/loader.ts';
import { loadQuestions } from './questions/loader.ts';
import { loadQuote } from './quote/loader.ts';
import { loadReactivateForm } from './reactivate-form/loader.ts';
import { loadRecommendForm } from './recommend-form/loader.ts';
import { loadRecruiterJobs } from './recruiter-jobs/loader.ts';
import { loadRecruiterViews } from './recruiter-views/loader.ts';
import { loadRegisterForm } from './register-form/loader.ts';
import { loadRegistration } from './registration/loader.ts';
import { loadRelatedTags } from './related-tags/loader.ts';
import { loadResumeBuilder } from './resume-builder/loader.ts';
import { loadReturnNotice } from './return-notice/loader.ts';
import { loadRichText } from './rich-text/loader.ts';
import type { BlockTypeName } from './schemas.ts';
import { loadSearchAlert } from './search-alert/loader.ts';
import { loadSearchHero } from './search-hero/loader.ts';
import { loadSearchSheet } from './search-sheet/loader.ts';
import { loadSecondFactor } from './second-factor/loader.ts';
import { loadSettingsMenu } from './settings-menu/loader.ts';
import { loadShareLink } from './share-link/loader.ts';
import { loadShownRecommendations } from './shown-recommendations/loader.ts';
import { loadSimilarJobs } from './similar-jobs/loader.ts';
import { loadSimilarJobsList } from './similar-jobs-list/loader.ts';
import { loadSiteFooter } from './site-footer/loader.ts';
import { loadSiteHeader } from './site-header/loader.ts';
import { loadSiteIndex } from './site-index/loader.ts';
import { loadSkillsGrid } from './skills-grid/loader.ts';
import { loadSocialLinks } from './social-links/loader.ts';
import { loadSplit } from './split/loader.ts';
import { loadSteps } from './steps/loader.ts';
import { loadSurvey } from './survey/loader.ts';
import { loadTabs } from './tabs/loader.ts';
import { loadTestimonials } from './testimonials/loader.ts';
import { loadUnsubscribeForm } from './unsubscribe-form/loader.ts';
import { loadUpdateProfile } from './update-profile/loader.ts';
import { loadVideo } from './video/loader.ts';
import { loadWomenJobs } from './women-jobs/loader.ts';

/** The loader of every block type, sorted. */
export const blockLoaders = {
  'account-data': loadAccountData,
  'account-menu': loadAccountMenu,
  'advert-slot': loadAdvertSlot,
  'answer-form': loadAnswerForm,
  'app-download': loadAppDownload,
  'applied-job': loadAppliedJob,
  'applied-jobs': loadAppliedJobs,
  'apply-form': loadApplyForm,
  'apply-many': loadApplyMany,
  assessment: loadAssessment,
  'blocked-companies': loadBlockedCompanies,
  'blog-article': loadBlogArticle,
  'blog-index': loadBlogIndex,
  'blog-list': loadBlogList,
  'bottom-bar': loadBottomBar,
  breadcrumbs: loadBreadcrumbs,
  'button-row': loadButtonRow,
  'change-password': loadChangePassword,
  'chat-room': loadChatRoom,
  'chat-sticky': loadChatSticky,
  checkout: loadCheckout,
  'city-list': loadCityList,
  'companies-you-love': loadCompaniesYouLove,
  'company-card': loadCompanyCard,
  'company-directory': loadCompanyDirectory,
  'company-follow': loadCompanyFollow,
  'company-index': loadCompanyIndex,
  'company-jobs': loadCompanyJobs,
  'company-profile': loadCompanyProfile,
  'company-spotlight': loadCompanySpotlight,
  'competition-entry': loadCompetitionEntry,
  'competition-quiz': loadCompetitionQuiz,
  'competition-results': loadCompetitionResults,
  'competition-timeline': loadCompetitionTimeline,
  'competition-upload': loadCompetitionUpload,
  'consent-choice': loadConsentChoice,
  'contact-details': loadContactDetails,
  'content-list': loadContentList,
  countdown: loadCountdown,
  'course-banners': loadCourseBanners,
  'course-categories': loadCourseCategories,
  'course-detail': loadCourseDetail,
  'course-enquiry': loadCourseEnquiry,
  'course-list': loadCourseList,
  'course-picks': loadCoursePicks,
  'course-search': loadCourseSearch,
  'deactivate-form': loadDeactivateForm,
  'device-notices': loadDeviceNotices,
  'early-jobs': loadEarlyJobs,
  'early-preference': loadEarlyPreference,
  'early-promo': loadEarlyPromo,
  events: loadEvents,
  'experience-chooser': loadExperienceChooser,
  faq: loadFaq,
  'featured-employers': loadFeaturedEmployers,
  'feed-filters': loadFeedFilters,
  'feed-list': loadFeedList,
  'feed-preferences': loadFeedPreferences,
  'feed-recommended': loadFeedRecommended,
  'feed-removed': loadFeedRemoved,
  'feed-saved': loadFeedSaved,
  'feed-undo': loadFeedUndo,
  'filter-sheet': loadFilterSheet,
  'followed-companies': loadFollowedCompanies,
  'found-companies': loadFoundCompanies,
  heading: loadHeading,
  'institute-list': loadInstituteList,
  'interview-invites': loadInterviewInvites,
  'interview-list': loadInterviewList,
  'interview-slots': loadInterviewSlots,
  'job-actions': loadJobActions,
  'job-alerts': loadJobAlerts,
  'job-categories': loadJobCategories,
  'job-detail': loadJobDetail,
  'job-filters': loadJobFilters,
  'job-fit': loadJobFit,
  'job-insights': loadJobInsights,
  'job-list': loadJobList,
  'job-pane': loadJobPane,
  'job-rank': loadJobRank,
  'job-report': loadJobReport,
  'job-salary': loadJobSalary,
  'job-trust': loadJobTrust,
  'learning-partners': loadLearningPartners,
  'linked-logins': loadLinkedLogins,
  'login-form': loadLoginForm,
  'logo-wall': loadLogoWall,
  'nearby-cities': loadNearbyCities,
  'not-found': loadNotFound,
  'notification-list': loadNotificationList,
  numbers: loadNumbers,
  'office-pictures': loadOfficePictures,
  'order-result': loadOrderResult,
  'own-plans': loadOwnPlans,
  'own-recommendations': loadOwnRecommendations,
  'pending-assessments': loadPendingAssessments,
  perks: loadPerks,
  'picked-jobs': loadPickedJobs,
  picture: loadPicture,
  'picture-text': loadPictureText,
  'plan-cards': loadPlanCards,
  'privacy-settings': loadPrivacySettings,
  'profile-about': loadProfileAbout,
  'profile-additional': loadProfileAdditional,
  'profile-cover': loadProfileCover,
  'profile-details': loadProfileDetails,
  'profile-education': loadProfileEducation,
  'profile-files': loadProfileFiles,
  'profile-prompt': loadProfilePrompt,
  'profile-skills': loadProfileSkills,
  'profile-summary': loadProfileSummary,
  'profile-work': loadProfileWork,
  'promo-banners': loadPromoBanners,
  'promo-card': loadPromoCard,
  prose: loadProse,
  questions: loadQuestions,
  quote: loadQuote,
  'reactivate-form': loadReactivateForm,
  'recommend-form': loadRecommendForm,
  'recruiter-jobs': loadRecruiterJobs,
  'recruiter-views': loadRecruiterViews,
  'register-form': loadRegisterForm,
  registration: loadRegistration,
  'related-tags': loadRelatedTags,
  'resume-builder': loadResumeBuilder,
  'return-notice': loadReturnNotice,
  'rich-text': loadRichText,
  'search-alert': loadSearchAlert,
  'search-hero': loadSearchHero,
  'search-sheet': loadSearchSheet,
  'second-factor': loadSecondFactor,
  'settings-menu': loadSettingsMenu,
  'share-link': loadShareLink,
  'shown-recommendations': loadShownRecommendations,
  'similar-jobs': loadSimilarJobs,
  'similar-jobs-list': loadSimilarJobsList,
  'site-footer': loadSiteFooter,
  'site-header': loadSiteHeader,
  'site-index': loadSiteIndex,
  'skills-grid': loadSkillsGrid,
  'social-links': loadSocialLinks,
  split: loadSplit,
  steps: loadSteps,
  survey: loadSurvey,
  tabs: loadTabs,
  testimonials: loadTestimonials,
  'unsubscribe-form': loadUnsubscribeForm,
  'update-profile': loadUpdateProfile,
  video: loadVideo,
  'women-jobs': loadWomenJobs,
} as const satisfies Record<BlockTypeName, unknown> as Readonly<Record<string, BlockLoader>>;

export { composePageCall } from './shared/job/compose-page-call.ts';
